import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A live stream behind a whole page, with a poster and a status signal. It recovers automatically.',
  do: [
    'Describe in label what the stream shows, for visitors who can’t see it.',
    'Mount it outside the page transition, and set covered while a dialog covers it.',
    'Put the content in main: it leaves room for the signal above its first line.',
    'Frame the camera so titles are over a calm area: dark in a dark theme, bright in a light one. The scrim helps but can’t guarantee contrast over every frame.',
  ],
  dont: [
    'Add an error message of your own: the signal reports errors, and the poster stays.',
    'Use it for recorded loops: use BackgroundVideo instead.',
    'Show two streams at once.',
  ],
  anatomy: [
    [
      'Poster',
      'A picture that is always present. Shown alone until the stream has a frame, and after a fault.',
    ],
    ['Stream', 'A silent video behind everything, in a region named by label.'],
    [
      'Scrim',
      'An overlay in the page colour at the top and on the start side, where titles are; mirrored in Arabic.',
    ],
    [
      'Signal',
      'Live, Connecting, Reconnecting, Offline or Paused, in both languages, in the top-start corner. Live also has a glowing light.',
    ],
    ['Control', 'A 48 px button in the bottom-end corner; absent without an address.'],
    ['In All states', 'A stream in each cell, none of them live. Playground shows a live one.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the control.'],
    ['Enter, Space', 'Pauses or plays all backgrounds for the rest of the visit.'],
  ],
  content: [
    'Both: one or two words for a state, without a full stop. A change is announced once it has lasted two seconds.',
    'English: “Live”, not “LIVE”: the style sets the capitals.',
    'Arabic: «مباشر»; a state in progress begins with «جارٍ», and a pause is «متوقّف مؤقتًا», which tells visitors that it’s temporary.',
  ],
  accessibility: {
    roles: [
      ['region', 'Named by label, the description of the stream.'],
      ['status', 'The state of the stream, once it has lasted two seconds.'],
      ['button', 'Pauses or plays; named after its next action.'],
    ],
    criteria: ['1.1.1', '1.4.1', '2.1.1', '2.2.2', '2.5.8', '4.1.2', '4.1.3'],
  },
  related: ['BackgroundVideo', 'EmbeddedPlayer'],
  aliases: ['video', 'hls', 'live', 'broadcast', 'camera', 'backdrop'],
};
