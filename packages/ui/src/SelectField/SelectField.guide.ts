import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A field for choosing one option from a short list.',
  do: [
    'Use it for five to fifteen options: eight are visible before the list scrolls.',
    'Set loading while the options load: the field stays usable.',
    'Show an error only after the visitor has left the field or submitted the form.',
    'Order the options by importance, or alphabetically in the language shown.',
  ],
  dont: [
    'Use it for searching: use a Combobox instead. Typing jumps to an option but doesn’t filter.',
    'Use it for two or three options: show them all at once.',
    'Put the label in the placeholder: it disappears once an option is chosen.',
  ],
  anatomy: [
    [
      'Label',
      'The name of the box and of the list, above the box. An asterisk marks a required field.',
    ],
    [
      'Box',
      'The chosen option or the placeholder, a spinner while options load, and an arrow. At least 56 px high. The focus is always visible on it.',
    ],
    [
      'List',
      'The options, below the box or, if there’s no room, above it. The chosen one has a tick.',
    ],
    [
      'Hint and error',
      'Texts below the box, read out with it. The error has its own icon and gives the box a heavier border, so colour isn’t the only sign.',
    ],
    ['Before scripts run', 'A native select of the same size.'],
    [
      'In All states',
      'Without focus or an open list, which only one field per page can have: see Focused and Open.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the box. Closes an open list without changing the choice.'],
    ['Arrow Down, Arrow Up', 'Opens the list, then moves through it.'],
    ['Enter, Space', 'Opens the list, then chooses the option. Enter doesn’t submit the form.'],
    ['Home, End, Page Up, Page Down', 'Moves to either end of the list or by a page.'],
    [
      'Letters',
      'Jumps to the next option that starts with them. If the list is closed, chooses it at once.',
    ],
    ['Escape', 'Closes the list without changing the choice.'],
  ],
  content: [
    'Both: a label of one to three words without a colon; options of one to four words that start differently. A long option wraps, both in the box and in the list.',
    'English: sentence case for labels. An error explains how to fix it, “Please choose a day.”',
    'Arabic: an error begins with «يُرجى». Names without an Arabic form stay as they are.',
  ],
  accessibility: {
    roles: [
      ['combobox', 'Named by its label and described by its error and hint.'],
      ['listbox', 'The options, and the chosen one.'],
      ['status', 'Announces that options are loading or that there are none.'],
    ],
    criteria: ['1.3.1', '1.4.11', '2.1.1', '2.4.7', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['Combobox', 'TextField', 'ContactForm'],
  aliases: ['dropdown', 'select', 'listbox', 'picker', 'input'],
  pair: {
    do: {
      text: 'A label above the box stays after the visitor has chosen an option.',
      args: { value: 'compass' },
    },
    dont: {
      text: 'The label as the placeholder is gone, and the question with it.',
      args: { label: '', placeholder: 'Product interest', value: 'compass' },
    },
    isNarrow: true,
  },
};
