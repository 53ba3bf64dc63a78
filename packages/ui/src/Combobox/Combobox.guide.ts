import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A search for one of any number of names, by a part of it, in any language the names use.',
  do: [
    'Provide search and nameOf over the loaded list: it stays fast with a hundred thousand names.',
    'Pass the name of what the page shows as the placeholder: the box is ready for the next search.',
    'In a form, pass value or defaultValue: the name then stays in the box, and emptying the box clears the choice.',
    'Leave 300 px of room for the list: below it, or above it on a portrait kiosk.',
  ],
  dont: [
    'Use it for fewer than ten fixed choices: use SelectField instead.',
    'Repeat the chosen name as the placeholder when it’s in the box already.',
    'Sort by language: names keep the order of the data.',
  ],
  anatomy: [
    [
      'Box',
      'A pill with a magnifying glass on the start side. A placeholder in two scripts takes two lines where one is too short.',
    ],
    ['List', 'Opens on focus and on typing. Up to 300 px high, above everything else.'],
    ['Option', '48 px high. A name longer than two lines ends in an ellipsis.'],
    ['Active option', 'In the accent colour; Enter chooses it.'],
    ['No matches', 'Replaces the list when no name contains the text.'],
    ['Count', 'The number of options in the list; announced, not shown.'],
  ],
  keyboard: [
    ['Arrow Down, Arrow Up', 'Opens the list, then moves through it and wraps at its ends.'],
    ['Home, End', 'Moves to the first or last option.'],
    ['Page Up, Page Down', 'Moves back or forward by six options.'],
    [
      'Enter',
      'Chooses the active option, closes the list and clears the text. With value, the name stays.',
    ],
    [
      'Escape',
      'Closes the list. Pressed again, clears the text or, with value, restores the chosen name.',
    ],
    [
      'Delete, Backspace',
      'With value, clears the choice: focusing the box selects the whole name.',
    ],
  ],
  content: [
    'Both: names as their owners write them, never abbreviated. Each is in a bdi element, so Latin and Arabic names keep their order.',
    'English: the label is a noun, “Authority”; it’s the placeholder, too.',
    'Arabic: the announced count agrees with its noun: «خياران», «4 خيارات», «25 خيارًا».',
  ],
  accessibility: {
    roles: [
      ['combobox', 'Says whether its list is open and which option is active.'],
      ['listbox', 'Has the same name as the box.'],
      ['option', 'Has its position and the total number of options, including those not rendered.'],
      ['status', 'The number of matching options.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  },
  related: ['SelectField', 'TextField'],
  aliases: ['autocomplete', 'typeahead', 'search', 'dropdown', 'select', 'input', 'picker'],
};
