import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A still, decorative picture behind a whole page: the counterpart of BackgroundVideo where nothing should move.',
  do: [
    'Mount it once, outside whatever changes with the page, so that pictures fade into each other.',
    'Use the soft scrim behind glass and the strong scrim behind text that stands directly on the picture.',
    'Provide at least 1920 × 1080 px and keep the edges unimportant: the picture is cropped to fill any screen. Set focus to its subject.',
  ],
  dont: [
    'Convey information in the picture: it is hidden from assistive technology.',
    'Place it inside an element with a transform: it would fill that element instead of the screen, as it does in the cells of “All states”.',
  ],
  anatomy: [
    ['Backdrop', 'Fixed behind everything; never intercepts a press.'],
    [
      'Picture',
      'Fills the screen. A new picture stays hidden until it has loaded, then fades in; with reduced motion it cuts.',
    ],
    [
      'Scrim',
      'A veil in the theme’s page colour: soft, strong, or in the lower half alone (ground).',
    ],
    ['Ground', 'The theme’s page colour; visible until a picture loads, or if none does.'],
  ],
  keyboard: [],
  content: [
    'Both: it has no text of its own, and its picture contains no words.',
    'Both: check faces and movement in Arabic too, where text starts at the right. The picture is not mirrored.',
  ],
  accessibility: {
    roles: [],
    note: 'Decorative: picture and scrim are hidden.',
    criteria: ['1.1.1', '1.4.3', '1.4.11'],
  },
  related: ['BackgroundVideo', 'Hero', 'BilingualCard'],
  aliases: ['backdrop', 'wallpaper', 'scrim', 'picture', 'photo'],
};
