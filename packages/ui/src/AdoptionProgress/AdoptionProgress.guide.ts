import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows how many of the shared services an entity has adopted, as a dial, a count, a percentage and a bar.',
  do: [
    'Take all three figures from one source. Round the percentage first.',
    'Place it next to the savings cards: the count explains them.',
  ],
  dont: [
    'Use it as a loading indicator: it shows a measurement, not a task in progress.',
    'Colour the bar as good or bad: it reports a fact without judging it.',
  ],
  anatomy: [
    ['Title', 'A level 2 heading that names the section and the bar.'],
    ['Dial', 'An AdoptionDial with one petal for each service.'],
    ['Count', 'In the middle of the dial: adopted/total, in this order in both languages.'],
    ['Percentage', 'Below the count, in the accent colour.'],
    ['Bar', 'At the bottom. Fills from the start side, which is the right in Arabic.'],
  ],
  keyboard: [],
  content: [
    'Both: Latin digits. 15/25 and 60% always read from left to right.',
    'English: the product’s own title, “Services Adoption Progress”.',
    'Arabic: «مستوى تبنّي الخدمات». A longer title wraps; the figures don’t.',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by the title.'],
      ['heading', 'The title.'],
      ['progressbar', 'Named by the title. The count is its value and the total its maximum.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '4.1.2'],
  },
  related: ['AdoptionDial', 'MetricCard', 'SavingsChart'],
  aliases: ['progress bar', 'meter', 'percentage', 'chart'],
};
