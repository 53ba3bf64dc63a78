import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A field for choosing one of a short list of options.',
  do: [
    'Use it for five to fifteen options; eight are visible before the list scrolls.',
    'Set isLoading while the options are on their way; the field stays usable.',
    'Show an error only after the visitor has left the field or submitted the form.',
    'Order the options as visitors look for them: by importance, or by the alphabet of the language shown.',
  ],
  dont: [
    'Use it for searching: use an EntityCombobox. Typing jumps to an option but filters nothing.',
    'Use it for two or three options: show them all at once.',
    'Put the label in the placeholder: it disappears as soon as something is chosen.',
  ],
  anatomy: [
    [
      'Label',
      'The name of the box and of the list, above the box. An asterisk marks a required field.',
    ],
    [
      'Box',
      'The chosen option or the placeholder, a spinner while options load, and an arrow. At least 56 px high; the focus is always visible on it.',
    ],
    ['List', 'The options, below the box or, without room, above it. The chosen one has a tick.'],
    [
      'Hint and error',
      'Texts below the box, read out with it. The error has its own icon and gives the box a heavier border, so that colour is not the only sign.',
    ],
    ['Before scripts run', 'A native select of the same size.'],
    [
      'In AllStates',
      'Neither the focus nor the open list, which only one field of a page can have: see Focused and Open.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the box. Closes an open list without changing the choice.'],
    ['Arrow Down, Arrow Up', 'Opens the list, then moves in it.'],
    ['Enter, Space', 'Opens the list, then chooses the option. Enter does not submit the form.'],
    ['Home, End, Page Up, Page Down', 'Moves to either end of the list or by a page.'],
    ['Letters', 'Jumps to the next option that begins with them; a closed box chooses it at once.'],
    ['Escape', 'Closes the list without changing the choice.'],
  ],
  content: [
    'Both: a label of one to three words without a colon; options of one to four words that begin differently. A long option wraps, in the box and in the list.',
    'English: sentence case for labels; an error says what to do, “Please choose a product.”',
    'Arabic: an error begins with «يُرجى»; product names that have no Arabic name stay as they are.',
  ],
  accessibility: {
    roles: [
      ['combobox', 'Named by its label; error and hint are its description.'],
      ['listbox', 'The options, and which of them is chosen.'],
      ['status', 'That options are loading, or that there are none.'],
    ],
    criteria: ['1.3.1', '1.4.11', '2.1.1', '2.4.7', '3.3.1', '3.3.2', '4.1.2'],
  },
  related: ['EntityCombobox', 'TextField', 'ContactForm'],
  aliases: ['dropdown', 'select', 'listbox', 'combobox', 'picker', 'input'],
  pair: {
    do: {
      text: 'A label above the box: it stays when a product has been chosen.',
      args: { value: 'compass' },
    },
    dont: {
      text: 'The label as the placeholder: it is gone, and nothing says what was asked.',
      args: { label: '', placeholder: 'Product interest', value: 'compass' },
    },
    isNarrow: true,
  },
};
