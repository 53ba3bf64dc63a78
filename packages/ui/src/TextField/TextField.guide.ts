import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A labelled field for typed text, on one or more lines.',
  do: [
    'Set type, so a phone shows the right keyboard, and autoComplete, so the browser can fill in the field.',
    'Use a hint for information that visitors need before they type.',
    'Show an error only after the visitor has left the field or submitted the form.',
    'Set rows for a message: visitors can make the box taller.',
  ],
  dont: [
    'Put the label in the placeholder: it’s gone once someone types.',
    'Mark optional fields: the asterisk marks required ones.',
    'Disable a field because something else is missing: tell visitors what is missing.',
    'Set a direction: an empty box follows the page, and a filled one follows its text.',
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
      'A text below the hint, with its own icon. It gives the box a heavier border, so colour isn’t the only sign.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the box. Skips a disabled one.'],
    ['Enter', 'Submits the form in a one-line field; starts a new line in a multi-line field.'],
  ],
  content: [
    'Both: a label of one to three words without a colon; an error that names the mistake in one sentence, without blame. Email addresses and numbers read from left to right in both languages.',
    'English: sentence case, “Email”; “Invalid email address”.',
    'Arabic: «البريد الإلكتروني»; an error names the mistake and «غير صالح», or begins with «يُرجى».',
  ],
  accessibility: {
    roles: [
      [
        'textbox',
        'Named by its label and described by its error and hint. Says whether it’s required and whether it’s valid.',
      ],
    ],
    criteria: ['1.3.1', '1.3.5', '1.4.11', '2.4.7', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['SelectField', 'Combobox', 'ContactForm'],
  aliases: ['input', 'textarea', 'field', 'text box', 'email', 'validation'],
  pair: {
    do: {
      text: 'An error that names the mistake.',
      args: { value: 'sara@', error: 'Invalid email address' },
    },
    dont: {
      text: 'An error that doesn’t name the mistake.',
      args: { value: 'sara@', error: 'Error! Please try again.' },
    },
    isNarrow: true,
  },
};
