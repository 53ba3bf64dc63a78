import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A row of controls that belong together. It wraps where there is no room.',
  do: [
    'Put the one primary control first, at the start of the line.',
    'Put it below the text it belongs to.',
    'Keep to three or four controls: more than that are a list.',
  ],
  dont: [
    'Put paragraphs in it.',
    'Order the controls for one language: the row follows the reading direction.',
    'Mistake it for the ARIA toolbar pattern: it is only a row, and each control is a tab stop.',
  ],
  anatomy: [
    ['Row', 'A line without background or border; its controls are centred on each other.'],
    [
      'Controls',
      'Buttons and links, unchanged. Those that wrap begin at the start of the next line.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: labels of one to three words that begin with what the control does. The toolbar has no texts of its own.',
    'English: an imperative, “Try again”.',
    'Arabic: a verbal noun, «إعادة المحاولة»; about the same length for all controls of a row.',
  ],
  accessibility: {
    roles: [],
    note: 'A row and nothing more: each control is a stop of Tab.',
    criteria: ['1.3.2', '1.4.10', '2.4.3'],
  },
  related: ['Button', 'FooterActions', 'Panel'],
  aliases: ['button group', 'actions', 'row', 'cluster', 'inline'],
};
