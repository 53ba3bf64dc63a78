import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A grid of cards with as many columns as fit, in balanced rows: four figures never stand as three and one.',
  do: [
    'Use figures for three or four MetricCards, wide for blocks such as charts, and feature for two or five FeatureCards.',
    'Use one kind of card per grid: all cells of a row are equally high.',
  ],
  dont: ['Mix figures and blocks in one grid.', 'Set widths on the cards: the grid sets them.'],
  anatomy: [
    ['Grid', 'Columns begin at the start of the line, which is the right in Arabic.'],
    ['figures', 'Four cards stand four, two or one to a row; three cards stand three or one.'],
    ['wide', 'Columns at least 26 rem wide.'],
    [
      'feature',
      'Two large cards, above three more if there are five; on a landscape screen all five side by side, on an upright one three above two, with their links within reach; on a small screen columns at least 22 rem wide. On a page of its own the grid fills the screen.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: it has no text of its own. Cards are shown and read in the order given.',
    'Both: the longest text in a row sets the row’s height, so check each language.',
  ],
  accessibility: {
    roles: [],
    note: 'Layout alone: cards are read in the order in which they are given.',
    criteria: ['1.3.2', '1.4.10'],
  },
  related: ['DashboardGrid', 'TileGrid', 'FeatureCard', 'MetricCard'],
  aliases: ['grid', 'columns', 'masonry', 'layout'],
};
