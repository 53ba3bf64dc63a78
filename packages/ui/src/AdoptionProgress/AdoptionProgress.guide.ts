import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'How many of the shared services an entity has adopted, as a dial, a count, a percentage and a bar.',
  do: [
    'Take all three figures from one source, with the percentage already rounded.',
    'Place it beside the savings cards: the count explains them.',
  ],
  dont: [
    'Use it while something loads: it shows a measurement, not a task in progress.',
    'Colour the bar by good or bad: it reports and does not judge.',
  ],
  anatomy: [
    ['Title', 'A level 2 heading that names the section and the bar.'],
    ['Dial', 'An AdoptionDial: one petal for each service.'],
    ['Count', 'In the middle of the dial: adopted/total, in this order in both languages.'],
    ['Percentage', 'Below the count, in the accent colour.'],
    ['Bar', 'At the foot; fills from the start of the line, which is the right in Arabic.'],
  ],
  keyboard: [],
  content: [
    'Both: Latin digits. 15/25 and 60% always read from left to right.',
    'English: the title in the product’s words, “Services Adoption Progress”.',
    'Arabic: «مستوى تبنّي الخدمات». A longer title wraps; the figures do not.',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by the title.'],
      ['heading', 'The title.'],
      [
        'progressbar',
        'Named by the title, with the count as its value and the total as its maximum.',
      ],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '4.1.2'],
  },
  related: ['AdoptionDial', 'MetricCard', 'SavingsChart'],
  aliases: ['progress bar', 'meter', 'percentage', 'chart'],
};
