import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows presenters the keys of a clicker or keyboard and their actions, in both languages.',
  do: [
    'Open it with the question mark: useRunningOrder tells you when.',
    'List keys with the same action in one entry, the clicker’s key first.',
    'Give your own entries if your app uses other keys: the built-in entries are those of useRunningOrder.',
  ],
  dont: [
    'Show it to visitors: keys are for presenters.',
    'List keys that every browser has, such as Tab.',
    'Translate key names: keyboards say Page Down in every country.',
  ],
  anatomy: [
    ['Dialog', 'A Dialog in the centre, with its title in both languages and Close.'],
    [
      'Keys',
      'Each as it looks on a keyboard. Arrows and symbols have a name for assistive technology.',
    ],
    ['Action', 'The action of the keys in both languages, the page’s language first.'],
  ],
  keyboard: [
    ['Escape', 'Closes the dialog.'],
    ['Enter, Space', 'Closes the dialog when focus is on Close.'],
  ],
  content: [
    'Both: two to five words without a full stop.',
    'English: an imperative, “Blank the screen”, or the destination, “Next screen”.',
    'Arabic: a verbal noun, «تعتيم الشاشة», or the destination, «الشاشة التالية».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named by its title.'],
      [
        'term and definition',
        'The keys, and their actions. Arrows and symbols have a name in words.',
      ],
    ],
    criteria: ['1.1.1', '1.3.1', '2.1.1', '2.1.2', '3.1.2'],
  },
  related: ['BlankScreen', 'Dialog'],
  aliases: ['shortcuts', 'keyboard', 'hotkeys', 'clicker', 'help', 'presenter'],
};
