import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'The savings of each service, one measure at a time, largest first.',
  do: [
    'Give one to three measures: the first is selected initially.',
    'Give every amount with its unit: visitors read the amount, and the bar only illustrates it.',
    'Give the rows in any order: the chart sorts them by measure.',
  ],
  dont: [
    'Compare bars of different measures: each measure has its own scale, from zero to its largest amount.',
    'Use it for losses: a negative amount is shown, but its bar is empty.',
    'Use a service name twice: names identify the rows.',
  ],
  anatomy: [
    ['Title', '“Savings by service”, a level 2 heading.'],
    [
      'Measures',
      'A single choice, exposed as radio buttons to assistive technology. The selected measure has a raised background.',
    ],
    [
      'Rows',
      'Service, bar and amount. On a narrow screen, the bar is below the other two. Exposed as a two-column table to assistive technology.',
    ],
    [
      'Bar',
      'The amount in proportion to the largest, from the start side, which is the right in Arabic.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected measure, then out of the chart.'],
    ['Arrow keys', 'Selects the next or previous measure. The rows change at once.'],
  ],
  content: [
    'Both: two words for a measure, and the same service names as everywhere else. A foreign name keeps its own direction. Latin digits with thousands separators.',
    'English: the unit after the amount, “120,000 AED”, “9,000 Hours”.',
    'Arabic: the unit in words, «120,000 درهم»; a measure begins with «الوفورات في …».',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by the title.'],
      ['radio', 'The measures, in a group. The selected one is checked.'],
      ['table', 'Services and amounts. The bars are hidden.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '2.1.1', '4.1.2'],
  },
  related: ['MetricCard'],
  aliases: ['bar chart', 'graph', 'ranking', 'table', 'tabs'],
  pair: {
    do: { text: 'Amounts with their units.', args: {} },
    dont: {
      text: 'Numbers without units have no meaning.',
      args: {
        measures: [
          { id: 'cost', label: 'Cost Saved', format: String },
          { id: 'time', label: 'Time Saved', format: String },
        ],
      },
    },
  },
};
