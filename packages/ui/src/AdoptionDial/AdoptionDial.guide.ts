import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A chart of how many services are in use, with one petal for each. Readable from ten metres.',
  do: [
    'Write the figures in the middle or next to it: the dial is decorative.',
    'Keep it on the page when its figures change, so that the petals animate to the new value.',
    'Leave the middle empty if nothing has been chosen: it then shows a star.',
  ],
  dont: ['Use it for a continuous proportion: use a bar instead.', 'Make it less than 8 rem wide.'],
  anatomy: [
    ['Petals', 'One for each service, filled clockwise from the top in both languages.'],
    ['Ring', 'Replaces the petals if there are more than 60.'],
    ['Middle', 'The figures, or an eight-pointed star if there are none.'],
  ],
  keyboard: [],
  content: ['Both: no text of its own. Two short lines fit in the middle.'],
  accessibility: {
    roles: [],
    note: 'The drawing is hidden; the text in the middle is read.',
    criteria: ['1.1.1', '1.4.11'],
  },
  related: ['AdoptionProgress', 'DashboardGrid'],
  aliases: ['donut', 'gauge', 'pie', 'ring', 'chart', 'percentage'],
  pair: {
    do: { text: 'The figures in a line or two.', args: {} },
    dont: {
      text: 'A sentence doesn’t fit in the middle and can’t be read from a distance.',
      args: { children: '15 of the 25 shared services have been adopted so far' },
    },
    isNarrow: true,
  },
};
