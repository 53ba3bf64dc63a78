import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The layout of a dashboard: what is looked at and what is pressed each have their place, on every screen.',
  do: [
    'Give one PageHeader as the header, and one large picture, for instance AdoptionProgress.',
    'Give three MetricCards as figures, and leave them out until there are any.',
  ],
  dont: [
    'Use it twice on a page.',
    'Put controls into the header: on a kiosk they are out of reach.',
  ],
  anatomy: [
    ['Header', 'The heading; a remark such as a Badge stands at the end of its line.'],
    [
      'Controls',
      'A row below the header that wraps; on an upright kiosk below the figures, where hands reach it.',
    ],
    [
      'Picture',
      'At the start of the line, in view while the details scroll; alone it is as wide as the page.',
    ],
    ['Figures', 'Beside the picture, in a row; on an upright kiosk one below the other.'],
    ['Details', 'The children, below the figures.'],
  ],
  keyboard: [],
  content: ['Both: it has no text of its own.'],
  accessibility: {
    roles: [],
    note: 'Layout alone: header, controls, picture, figures and details are read in this order on every screen.',
    criteria: ['1.3.2', '1.4.10', '2.4.3'],
  },
  related: ['CardGrid', 'MetricCard', 'AdoptionProgress', 'EntityCombobox'],
  aliases: ['dashboard', 'grid', 'columns', 'layout'],
};
