import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A row of related controls. It wraps if there’s no room.',
  do: [
    'Put the primary control first, on the start side.',
    'Put it below the text it belongs to.',
    'Keep to three or four controls: use a list for more.',
  ],
  dont: [
    'Put paragraphs in it.',
    'Order the controls for one language: the row follows the reading direction.',
    'Mistake it for the ARIA toolbar pattern: it’s only a row, and each control is a tab stop.',
  ],
  anatomy: [
    ['Row', 'A line without background or border. Its controls are vertically centred.'],
    [
      'Controls',
      'Buttons and links, unchanged. Those that wrap start on the start side of the next line.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: labels of one to three words that begin with the action. No built-in text.',
    'English: an imperative, “Try again”.',
    'Arabic: a verbal noun, «إعادة المحاولة»; about the same length for all controls in a row.',
  ],
  accessibility: {
    roles: [],
    note: 'Layout only: each control is a tab stop.',
    criteria: ['1.3.2', '1.4.10', '2.4.3'],
  },
  related: ['Button', 'Panel'],
  aliases: ['button group', 'actions', 'row', 'cluster', 'inline'],
};
