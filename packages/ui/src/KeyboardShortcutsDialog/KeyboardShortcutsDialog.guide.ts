import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a presenter which keys of a clicker or a keyboard do what, in both languages.',
  do: [
    'Open it with the question mark; useRunningOrder says when.',
    'List keys that do the same in one entry, the one on clickers first.',
    'Give entries of your own when other keys are in use: the built-in ones are those of useRunningOrder.',
  ],
  dont: [
    'Show it to visitors: keys are for presenters.',
    'List keys that every browser has, such as Tab.',
    'Translate what stands on a key: keyboards say Page Down in every country.',
  ],
  anatomy: [
    ['Dialog', 'A Dialog in the centre, with its title in both languages and Close.'],
    [
      'Keys',
      'Each as it looks on a keyboard. Arrows and signs have a name for assistive technology.',
    ],
    ['Action', 'What the keys do, in both languages, the page’s first.'],
  ],
  keyboard: [
    ['Escape', 'Closes the list.'],
    ['Enter, Space', 'Closes the list when focus is on Close.'],
  ],
  content: [
    'Both: two to five words without a full stop.',
    'English: an imperative, “Blank the screen”, or the place it leads to, “Next screen”.',
    'Arabic: a noun of action, «تعتيم الشاشة», or the place it leads to, «الشاشة التالية».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal, and named by its title.'],
      ['term and definition', 'The keys, and what they do. Arrows and signs have a name in words.'],
    ],
    criteria: ['1.1.1', '1.3.1', '2.1.1', '2.1.2', '3.1.2'],
  },
  related: ['BlankScreen', 'Dialog', 'StatusList'],
  aliases: ['shortcuts', 'keyboard', 'hotkeys', 'clicker', 'help', 'presenter'],
};
