import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A search for one government entity among any number, by part of its name, in whichever language the name is written.',
  do: [
    'Provide search and nameOf over the loaded list: a hundred thousand names stay fast.',
    'Pass the chosen entity’s name as selectedName: it becomes the placeholder, and the box is ready for the next search.',
    'Where the entity is one answer of a form, pass value and onChange instead: the name then stays in the box, and emptying the box takes the answer back.',
    'Leave 300 px of room for the list: below it, and above it on a portrait kiosk.',
  ],
  dont: [
    'Use it for fewer than ten fixed choices: SelectField is for that.',
    'Pass value and selectedName at once: with value, the name is in the box.',
    'Sort by language: names stay in the order of the data.',
  ],
  anatomy: [
    ['Box', 'A pill with a magnifying glass at the start of the line.'],
    ['List', 'Opens on focus and on typing; up to 300 px high, above everything else.'],
    ['Option', '48 px high; a name of more than two lines ends in an ellipsis.'],
    ['Active option', 'In the accent colour; Enter chooses it.'],
    ['No matches', 'Takes the place of the list when no name contains the text.'],
    ['Count', 'How many entities the list holds; announced, not shown.'],
  ],
  keyboard: [
    ['Arrow Down, Arrow Up', 'Opens the list, then moves through it and wraps at its ends.'],
    ['Home, End', 'Moves to the first or last entity.'],
    ['Page Up, Page Down', 'Moves back or forward by six entities.'],
    [
      'Enter',
      'Chooses the active entity, closes the list and clears the text; with value, the name stays.',
    ],
    [
      'Escape',
      'Closes the list; pressed again, clears the text, or returns it to the name of the value.',
    ],
    ['Delete, Backspace', 'With value, clear the choice: the whole name is selected on focus.'],
  ],
  content: [
    'Both: names as the entities write them, never abbreviated; each in a bdi, so that Latin and Arabic names keep their order.',
    'English: the placeholder is a noun, “Entity Name”.',
    'Arabic: the announced count agrees with its noun: «جهتان»، «4 جهات»، «25 جهة».',
  ],
  accessibility: {
    roles: [
      ['combobox', 'Says whether its list is open, and which entity is active.'],
      ['listbox', 'Named like the box.'],
      [
        'option',
        'With its position and the number of all entities, also of those that are not drawn.',
      ],
      ['status', 'How many entities match.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  },
  related: ['SelectField', 'TextField', 'DashboardGrid'],
  aliases: ['autocomplete', 'typeahead', 'search', 'dropdown', 'select', 'input', 'picker'],
};
