import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'What each service saves, in one measure at a time, with the largest saving first.',
  do: [
    'Give one to three measures; the first is chosen at the start.',
    'Write every amount with its unit: visitors read the amount, and the bar only illustrates it.',
    'Give the rows in any order: the chart sorts them for each measure.',
  ],
  dont: [
    'Compare bars of different measures: each measure has its own scale, from zero to its largest amount.',
    'Use it for losses: a negative amount is written, but its bar is empty.',
    'Name a service twice: names tell the rows apart.',
  ],
  anatomy: [
    ['Title', '“Savings by service”, a second-level heading.'],
    [
      'Measures',
      'A choice of one, as radio buttons to assistive technology. The chosen measure has a raised background.',
    ],
    [
      'Rows',
      'Service, bar and amount; on a narrow screen the bar stands below the other two. A table of two columns to assistive technology.',
    ],
    [
      'Bar',
      'The share of the largest amount, from the start of the line: from the right in Arabic.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen measure, then out of the chart.'],
    ['Arrow keys', 'Chooses the next or the previous measure; the rows change at once.'],
  ],
  content: [
    'Both: two words for a measure, and services named as everywhere else. A foreign name keeps its own direction. Latin digits with separated thousands.',
    'English: the unit after the amount, “120,000 AED”, “9,000 Hours”.',
    'Arabic: the unit in words, «120,000 درهم»; a measure begins with «الوفورات في …».',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by the title.'],
      ['radio', 'The measures, in a group; the chosen one is checked.'],
      ['table', 'Services and amounts; the bars are hidden.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '2.1.1', '4.1.2'],
  },
  related: ['AdoptionProgress', 'ImpactReport', 'MetricCard'],
  aliases: ['bar chart', 'graph', 'ranking', 'table', 'tabs'],
  pair: {
    do: { text: 'Amounts with their unit.', args: {} },
    dont: {
      text: 'Bare numbers: nobody knows what they count.',
      args: {
        measures: [
          { id: 'cost', label: 'Cost Saved', format: String },
          { id: 'time', label: 'Time Saved', format: String },
        ],
      },
    },
  },
};
