import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Finds one government entity among any number by a part of its name, in whichever language it is written.',
  do: [
    'Give search and nameOf over the loaded list; a hundred thousand names cost nothing.',
    'Show the chosen entity by selectedName: it becomes the placeholder and the box is ready for the next.',
    'Leave 300 px of room below it for the list.',
  ],
  dont: [
    'Use it for fewer than ten fixed choices: SelectField is for that.',
    'Sort by language: names stay in the order of the data.',
  ],
  anatomy: [
    ['Box', 'A pill with a magnifying glass at the start of the line.'],
    ['List', 'Opens on focus and on text, up to 300 px high, above everything.'],
    ['Option', '48 px high, one line; a long name ends in an ellipsis.'],
    ['Marked option', 'In the accent colour; Enter would choose it.'],
    ['No matches', 'In place of the list when there is text and nothing fits.'],
    ['Count', 'Only heard: how many entities the list holds.'],
  ],
  keyboard: [
    ['Arrow down, Arrow up', 'Open the list; move in it, and from one end to the other.'],
    ['Home, End', 'The first and the last entity.'],
    ['Page up, Page down', 'Six entities back or on.'],
    ['Enter', 'Chooses the marked one; the list closes and the text is cleared.'],
    ['Escape', 'Closes the list; a second time clears the text.'],
  ],
  content: [
    'Both: names as the entity writes them, never cut by us; each in a bdi, so that Latin and Arabic ones stay in order.',
    'English: the placeholder is a noun, Entity Name.',
    'Arabic: the announced count agrees with its noun (جهتان، 4 جهات، 25 جهة).',
  ],
};
