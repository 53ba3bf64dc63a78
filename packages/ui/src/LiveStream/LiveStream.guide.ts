import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A live stream behind a whole page, with its poster behind that and a signal that says how it stands. It recovers by itself.',
  do: [
    'Give a label that says what is to be seen, in the page’s language.',
    'Mount it outside of what changes with the page, and set isCovered while a dialog lies over it.',
    'Leave the signal room above the first line of the page.',
  ],
  dont: [
    'Show an error of your own: the signal says it, and the poster stays.',
    'Use it for recorded loops: that is BackgroundVideo.',
    'Show two at once. Its matrix contains each in a cell, none of them live: Playground shows that.',
  ],
  anatomy: [
    ['Poster', 'Always there; alone until there is a picture, and after a fault.'],
    ['Stream', 'Silent, behind everything; a region named by label.'],
    [
      'Scrim',
      'Darker at the top and at the start of the line, where titles stand; mirrored in Arabic.',
    ],
    [
      'Signal',
      'Live, Connecting, Reconnecting, Offline or Paused, in both languages, at the top at the start of the line. A light tells Live apart, and so does the word.',
    ],
    ['Control', '48 px, at the end of the line at the bottom; absent without an address.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays, for all backgrounds of the visit.'],
  ],
  content: [
    'Both: states are one word or two without a full stop; a change is announced once it has settled.',
    'English: Live, never LIVE.',
    'Arabic: مباشر; ongoing states begin with جارٍ, and a pause is متوقّف مؤقتًا, which says that it can be undone.',
  ],
};
