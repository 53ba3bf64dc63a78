import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A live stream behind a whole page, with a poster behind it and a signal that shows its state. It recovers by itself.',
  do: [
    'Say in label what the stream shows, for visitors who cannot see it.',
    'Mount it outside the page transition, and set isCovered while a dialog lies over it.',
    'Put the content in main: it leaves room for the signal above its first line.',
    'Frame the camera so that titles stand on a calm part: dark in a dark theme, bright in a light one. The scrim helps, but does not keep the contrast over every frame.',
  ],
  dont: [
    'Add an error message of your own: the signal says what is wrong, and the poster stays.',
    'Use it for recorded loops: use BackgroundVideo.',
    'Show two streams at once.',
  ],
  anatomy: [
    [
      'Poster',
      'A picture that is always there. It stands alone until the stream has a frame to show, and after a fault.',
    ],
    ['Stream', 'A silent video behind everything, in a region named by label.'],
    [
      'Scrim',
      'A veil in the page colour at the top and the start of the line, where titles stand; mirrored in Arabic.',
    ],
    [
      'Signal',
      'Live, Connecting, Reconnecting, Offline or Paused, in both languages, at the top at the start of the line. A glowing light marks Live, and so does the word.',
    ],
    ['Control', 'A 48 px button at the bottom at the end of the line; absent without an address.'],
    ['In AllStates', 'A stream in each cell, none of them live: Playground shows a live one.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays every background for the rest of the visit.'],
  ],
  content: [
    'Both: one or two words for a state, without a full stop. A change is announced once it has lasted two seconds.',
    'English: “Live”, not “LIVE”: the style sets the capitals.',
    'Arabic: «مباشر»; a state in progress begins with «جارٍ», and a pause is «متوقّف مؤقتًا», which says that it can be undone.',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by label: what the stream shows.'],
      ['status', 'The state of the stream, once it has lasted two seconds.'],
      ['button', 'Pauses or plays; named by what it does next.'],
    ],
    criteria: ['1.1.1', '1.4.1', '2.1.1', '2.2.2', '2.5.8', '4.1.2', '4.1.3'],
  },
  related: ['BackgroundVideo', 'EmbeddedPlayer', 'PortalDialog'],
  aliases: ['video', 'hls', 'live', 'broadcast', 'camera', 'backdrop'],
};
