import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Tells how many of the shared services an entity has adopted: a count, a percentage and a bar that say the same.',
  do: [
    'Give all three figures from one source, the percentage already rounded.',
    'Let it stand beside the cards of savings: the count explains them.',
  ],
  dont: [
    'Use it for progress that moves while one waits; it is a measure, not a loader.',
    'Colour the bar by good and bad: no entity is blamed.',
  ],
  anatomy: [
    ['Title', 'A heading of level 2, and the accessible name of the section and of the bar.'],
    ['Count', 'adopted/total, in this order in both languages.'],
    ['Percentage', 'In the accent colour, at the other end of the line.'],
    ['Bar', 'Fills from the start of the line: from the right in Arabic.'],
  ],
  keyboard: [],
  content: [
    'Both: Latin digits; 15/25 and 60% keep their order in a bdi from left to right.',
    'English: the title in the product’s words, Services Adoption Progress.',
    'Arabic: مستوى تبنّي الخدمات; a longer title breaks, the figures do not.',
  ],
};
