import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'A labelled field for typed text, of one line or of several.',
  do: [
    'Say what is typed (type), so that a phone shows the right keyboard, and what the browser may fill in (autoComplete).',
    'Say in a hint what a visitor wants to know before typing.',
    'Show an error only after the visitor has left the field or sent the form.',
    'Use several rows for a message; the visitor can draw it larger.',
  ],
  dont: [
    'Put the label into the box: there is no placeholder.',
    'Mark what may be left out: the asterisk marks what is needed.',
    'Disable a field because something else is missing; say what.',
    'Set a direction: an empty box follows the page, a filled one what is typed.',
  ],
  anatomy: [
    ['Label', 'Above the box, always seen; an asterisk for the eye where an answer is needed.'],
    ['Box', 'At least 56 px high, as wide as its place.'],
    ['Hint', 'Below the box; read with it.'],
    [
      'Error',
      'Below the hint, with a sign of its own; the edge of the box is heavier, so that colour does not speak alone.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes to the box; a disabled one is passed over.'],
    ['Enter', 'In one line sends the form; in several begins a new line.'],
  ],
  content: [
    'Both: a label of one to three words without a colon; an error says what is wrong in one sentence, without blame. An e-mail address or a number reads from left to right in either language.',
    'English: sentence case, “Email”; “Invalid email address”.',
    'Arabic: «البريد الإلكتروني»; an error names what is wrong and «غير صالح», or begins with «يُرجى».',
  ],
};
