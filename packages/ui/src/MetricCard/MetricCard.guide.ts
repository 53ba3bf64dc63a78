import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'One figure and its label, large enough to read from three metres away.',
  do: [
    'Give the exact figure with every compact one: the card shows “2.6M AED”, and screen readers say “2,611,300 AED”.',
    'Write “N/A” («غير متاح») if there’s no figure, and keep the card, so the row keeps its shape.',
    'Put cards of one kind in a CardGrid: MetricCards in a row share one figure size.',
  ],
  dont: [
    'Put two figures in one card.',
    'Show 0 for an unknown figure.',
    'Make it a link or a button: it has no states and doesn’t respond to the pointer.',
  ],
  anatomy: [
    ['Mark', 'A short decorative line in the theme’s highlight colour.'],
    ['Label', 'The name of the measure, at the top.'],
    [
      'Figure',
      'The number at the bottom, in digits of equal width. Everything after the first space is the unit, smaller and muted. The figure shrinks in a narrow card and wraps only if it still doesn’t fit. It keeps its own direction in any text.',
    ],
    [
      'Exact figure',
      'The full number, which assistive technology reads instead of the compact one.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: a noun phrase of two to five words for the label. Put the unit in the figure, not in the label. Latin digits in both languages.',
    'English: the unit after the figure, “2.6M AED”, “9,000 Hours”.',
    'Arabic: the magnitude in words, «2.6 مليون درهم»; never “M” or “K”.',
  ],
  accessibility: {
    roles: [],
    note: 'Text: the label, then the exact figure instead of the compact one.',
    criteria: ['1.3.1', '1.4.3', '1.4.10'],
  },
  related: ['CardGrid'],
  aliases: ['kpi', 'stat', 'number', 'figure', 'value'],
  pair: {
    do: {
      text: '“N/A” if there’s no figure.',
      args: { value: 'N/A', exact: 'N/A' },
    },
    dont: {
      text: 'A zero for an unknown figure looks as if nothing had been saved.',
      args: { value: '0 AED', exact: '0 AED' },
    },
    isNarrow: true,
  },
};
