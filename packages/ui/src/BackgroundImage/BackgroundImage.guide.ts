import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A still picture behind a whole page, decorative: the counterpart of BackgroundVideo where nothing should move.',
  do: [
    'Mount it once outside of what changes with the page, so that pictures fade into each other.',
    'Choose the soft scrim beneath glass, the strong one beneath text that stands on the picture itself.',
    'Offer at least 1920 × 1080 with nothing important at the edges: it is cut to fill any screen.',
  ],
  dont: [
    'Show pictures that say something in words: they are hidden from assistive technology.',
    'Put it inside something with a transform: it would fill that, as in the cells of its matrix, and no longer the screen.',
  ],
  anatomy: [
    ['Backdrop', 'Fixed behind everything, never in the way of a press.'],
    [
      'Picture',
      'Fills the screen. The next one stays unseen until it is loaded, then fades in; with reduced motion it cuts.',
    ],
    ['Scrim', 'A veil in the colour of the world, soft or strong.'],
    ['Ground', 'The world’s page colour, seen while no picture is there, or if it never comes.'],
  ],
  keyboard: [],
  content: [
    'Both: it has no texts, and a picture with words in one language must not be used.',
    'Faces and movement should also look right when the text before them begins at the right, in Arabic: the picture is not mirrored.',
  ],
};
