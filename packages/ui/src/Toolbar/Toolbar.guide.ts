import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'A row of controls that belong together and wraps where there is no room.',
  do: [
    'Put the one primary control first, at the beginning of the line.',
    'Put it below the text it belongs to.',
    'Keep to three or four controls: more of them are a list.',
  ],
  dont: [
    'Put paragraphs into it.',
    'Order controls for one language: the row turns by itself.',
    'Take it for the toolbar pattern of ARIA: it is a row and no more, and each control is a stop of its own.',
  ],
  anatomy: [
    ['Row', 'Without ground or edge; its controls are centred on each other.'],
    [
      'Controls',
      'Buttons and links as they are; a row below begins at the beginning of the line again.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: labels of one to three words that begin with what they do; it has no texts of its own.',
    'English: an imperative, “Try again”.',
    'Arabic: a verbal noun, «إعادة المحاولة»; about the same length in all controls of a row.',
  ],
};
