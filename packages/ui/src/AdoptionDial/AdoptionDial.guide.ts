import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A share of services as a picture, with one petal for each, readable from ten metres.',
  do: [
    'Write the figures in the middle or beside it: the dial itself is decorative.',
    'Keep it on the page while its figures change, so that the petals move from one to the other.',
    'Leave the middle empty where nothing has been chosen: a star takes its place.',
  ],
  dont: [
    'Use it for a share that has no whole parts: use a bar.',
    'Place it where it is less than 8 rem wide.',
  ],
  anatomy: [
    ['Petals', 'One for each service, filled clockwise from the top in both languages.'],
    ['Ring', 'Takes the place of the petals where there are more than 60.'],
    ['Middle', 'The figures, or an eight-pointed star without any.'],
  ],
  keyboard: [],
  content: ['Both: it has no text of its own. Two short lines fit the middle.'],
  accessibility: {
    roles: [],
    note: 'The drawing is hidden; what stands in the middle is read as text.',
    criteria: ['1.1.1', '1.4.11'],
  },
  related: ['AdoptionProgress', 'DashboardGrid'],
  aliases: ['donut', 'gauge', 'pie', 'ring', 'chart', 'percentage'],
  pair: {
    do: { text: 'The figures, in a line or two.', args: {} },
    dont: {
      text: 'A sentence: it does not fit the middle, and cannot be read from afar.',
      args: { children: '15 of the 25 shared services have been adopted so far' },
    },
    isNarrow: true,
  },
};
