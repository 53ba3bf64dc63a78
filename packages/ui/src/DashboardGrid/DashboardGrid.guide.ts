import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The layout of a dashboard: figures and controls each have their own place, on every screen.',
  do: [
    'Use one PageHeader as the header, and one large picture, for instance AdoptionProgress.',
    'Use three MetricCards as figures, and leave them out until there’s data.',
  ],
  dont: [
    'Use it twice on a page.',
    'Put controls into the header: they’re out of reach on a kiosk.',
  ],
  anatomy: [
    ['Header', 'The heading, with a remark such as a Badge at the end of its line.'],
    [
      'Controls',
      'A row below the header that wraps. On a portrait kiosk, it’s below the figures, within reach.',
    ],
    [
      'Picture',
      'On the start side, in view while the details scroll. On its own, as wide as the page.',
    ],
    ['Figures', 'In a row next to the picture, or in a column on a portrait kiosk.'],
    ['Details', 'The children, below the figures.'],
  ],
  keyboard: [],
  content: ['Both: no text of its own.'],
  accessibility: {
    roles: [],
    note: 'Layout only: the header, controls, picture, figures and details are read in this order on every screen.',
    criteria: ['1.3.2', '1.4.10', '2.4.3'],
  },
  related: ['CardGrid', 'MetricCard', 'AdoptionProgress', 'EntityCombobox'],
  aliases: ['dashboard', 'grid', 'columns', 'layout'],
};
