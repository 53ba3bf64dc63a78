import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A labelled field for typed text, on one line or several.',
  do: [
    'Set type, so that a phone shows the right keyboard, and autoComplete, so that the browser can fill the field in.',
    'Say in a hint what visitors want to know before they type.',
    'Show an error only after the visitor has left the field or submitted the form.',
    'Set rows for a message; visitors can make the box taller.',
  ],
  dont: [
    'Put the label in the box: there is no placeholder.',
    'Mark optional fields: the asterisk marks required ones.',
    'Disable a field because something else is missing: say what is missing.',
    'Set a direction: an empty box follows the page, a filled one its text.',
  ],
  anatomy: [
    [
      'Label',
      'The name of the field, always visible above the box. An asterisk marks a required field; screen readers say “required” instead.',
    ],
    ['Box', 'A text box at least 56 px high, as wide as its container.'],
    ['Hint', 'A text below the box, read out with it.'],
    [
      'Error',
      'A text below the hint, with its own icon. It gives the box a heavier border, so that colour is not the only sign.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the box; skips a disabled one.'],
    [
      'Enter',
      'In a field of one line, submits the form. In one of several lines, begins a new line.',
    ],
  ],
  content: [
    'Both: a label of one to three words without a colon; an error that says what is wrong in one sentence, without blame. E-mail addresses and numbers read from left to right in both languages.',
    'English: sentence case, “Email”; “Invalid email address”.',
    'Arabic: «البريد الإلكتروني»; an error names what is wrong and «غير صالح», or begins with «يُرجى».',
  ],
  accessibility: {
    roles: [
      [
        'textbox',
        'Named by its label; says whether it is required and whether it is valid. Error and hint are its description.',
      ],
    ],
    criteria: ['1.3.1', '1.3.5', '1.4.11', '2.4.7', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['SelectField', 'EntityCombobox', 'ContactForm'],
  aliases: ['input', 'textarea', 'field', 'text box', 'email', 'validation'],
  pair: {
    do: {
      text: 'An error that says what is wrong.',
      args: { value: 'sara@', error: 'Invalid email address' },
    },
    dont: {
      text: 'An error that only says that something is wrong.',
      args: { value: 'sara@', error: 'Error! Please try again.' },
    },
    isNarrow: true,
  },
};
