import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Links to this screen in other languages, next to the link home.',
  do: [
    'Write each language’s name in that language.',
    'Link to the same screen and the same content, not to the first screen.',
    'Place it after a HomeLink, or first on a screen without one.',
  ],
  dont: ['Use flags: they stand for countries.', 'List the language of the page itself.'],
  anatomy: [
    [
      'Link',
      'A pill of at least 48 px in height. It scrolls with the page, covers nothing and isn’t printed.',
    ],
    ['Landmark', 'A navigation landmark named “Language”.'],
  ],
  keyboard: [['Enter', 'Opens the screen in that language.']],
  content: ['English: “English”.', 'Arabic: «العربية».'],
  accessibility: {
    roles: [
      ['navigation', 'Named “Language”.'],
      ['link', 'The language’s own name, with its `lang`.'],
    ],
    criteria: ['2.4.3', '2.4.4', '2.5.8', '3.1.2', '3.2.3'],
  },
  related: ['HomeLink', 'ShowcaseProvider'],
  aliases: ['language', 'locale', 'translation'],
};
