import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A grid of cards with as many columns as fit, in balanced rows: four figures never split into three and one.',
  do: [
    'Use figures for three or four MetricCards, wide for blocks such as charts, and feature for two or five FeatureCards.',
    'Use one kind of card per grid: all cells in a row are equally high.',
  ],
  dont: ['Mix figures and blocks in one grid.', 'Set widths on the cards: the grid sets them.'],
  anatomy: [
    ['Grid', 'Columns begin on the start side, which is the right in Arabic.'],
    ['figures', 'Four cards fill rows of four, two or one; three cards fill rows of three or one.'],
    ['wide', 'Columns at least 26 rem wide; three cards form one row or three.'],
    [
      'feature',
      'Two large cards, with three more below if there are five. On a landscape screen, all five are side by side. On a portrait screen, they are one above the other; three or more are rows, with the picture before the text. On a kiosk, the first is large, so its link is within reach. On a small screen, columns are at least 22 rem wide. On its own page, the grid fills the screen.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: no built-in text. Cards are shown and read in the given order.',
    'Both: the longest text in a row sets the row’s height, so check each language.',
  ],
  accessibility: {
    roles: [],
    note: 'Layout only: cards are read in the given order.',
    criteria: ['1.3.2', '1.4.10'],
  },
  related: ['TileGrid', 'FeatureCard', 'MetricCard'],
  aliases: ['grid', 'columns', 'masonry', 'layout'],
};
