import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'What each service saves, in one measure at a time, the largest first.',
  do: [
    'Give one to three measures; the first one is shown at first.',
    'Write every amount with its unit: it is what is read, the bar is only what is seen.',
    'Give the rows in any order: the chart sorts them anew for each measure.',
  ],
  dont: [
    'Compare across measures: every measure has a scale of its own, from nothing to its largest amount.',
    'Use it for losses: a negative amount is written but its bar is empty.',
    'Name a service twice: the name tells rows apart.',
  ],
  anatomy: [
    ['Title', '“Savings by service”, a heading of the second level.'],
    [
      'Measures',
      'One of them is chosen, on a raised ground; a single choice for assistive technology.',
    ],
    [
      'Rows',
      'Service, bar, amount; on a narrow screen the bar stands below the two. To assistive technology a table of two columns.',
    ],
    [
      'Bar',
      'The share of the largest amount, from the beginning of the line: from the right in Arabic.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen measure, then out of the chart.'],
    ['Arrow keys', 'Choose the next or the previous measure; the rows change at once.'],
  ],
  content: [
    'Both: measures of two words, services as they are named everywhere else; a foreign name keeps its own direction. Latin digits with thousands separated.',
    'English: the unit after the amount, “120,000 AED”, “9,000 Hours”.',
    'Arabic: the unit in words, «120,000 درهم»; a measure begins with «الوفورات في …».',
  ],
};
