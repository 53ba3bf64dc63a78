import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A still, decorative picture behind a whole page. Use it instead of BackgroundVideo when nothing should move.',
  do: [
    'Mount it once, outside the part that changes between pages, so pictures fade into each other.',
    'Use the soft scrim behind glass, and the strong scrim behind text placed directly on the picture.',
    'Provide at least 1920 × 1080 px and keep important details away from the edges: the picture is cropped to fill any screen. Set focus to its subject.',
  ],
  dont: [
    'Convey information in the picture: assistive technology doesn’t see it.',
    'Place it inside an element with a transform: it would fill that element instead of the screen, as in the cells of “All states”.',
  ],
  anatomy: [
    ['Backdrop', 'Fixed behind everything; doesn’t intercept clicks.'],
    [
      'Picture',
      'Fills the screen. A new picture fades in once it has loaded; with reduced motion, it appears at once.',
    ],
    [
      'Scrim',
      'An overlay in the theme’s page colour: soft, strong, or in the lower half only (ground).',
    ],
    ['Ground', 'The theme’s page colour, visible until a picture loads or if none does.'],
  ],
  keyboard: [],
  content: [
    'Both: no built-in text, and no words in the picture.',
    'Both: also check faces and movement in Arabic, where text starts on the right. The picture isn’t mirrored.',
  ],
  accessibility: {
    roles: [],
    note: 'Decorative: the picture and the scrim are hidden.',
    criteria: ['1.1.1', '1.4.3', '1.4.11'],
  },
  related: ['BackgroundVideo', 'Hero', 'BilingualCard'],
  aliases: ['backdrop', 'wallpaper', 'scrim', 'picture', 'photo'],
};
