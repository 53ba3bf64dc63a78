import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Lays cards out in as many columns as fit, so that no screen leaves one card alone on a line.',
  do: [
    'Use figures for three or four MetricCards, wide for blocks such as charts, feature for five FeatureCards.',
    'Give it cards of one kind: cells of a row have one height.',
  ],
  dont: ['Mix figures and blocks in one grid.', 'Set widths on the cards; the grid sets them.'],
  anatomy: [
    ['Grid', 'Columns begin at the start of the line, at the right in Arabic.'],
    ['figures', 'Four stand four, two or one abreast; three stand three or one.'],
    ['wide', 'Columns of at least 26 rem.'],
    ['feature', 'Two large cards over three; all five abreast on a stage.'],
  ],
  keyboard: [],
  content: [
    'Both: it has no texts of its own. Its cards appear, and are read, in the order given.',
    'The longest text of a row sets its height in either language: check both.',
  ],
};
