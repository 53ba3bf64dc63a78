import type { Guide } from '../story/guide.ts';

const pictureWithText = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><rect width="1600" height="1000" fill="#23264d"/><text x="800" y="360" font-family="sans-serif" font-size="150" font-weight="700" fill="#5ce1e6">Visit us now</text><text x="800" y="560" font-family="sans-serif" font-size="150" font-weight="700" fill="#5ce1e6">Hall 5, B20</text></svg>')}`,
  width: 1600,
  height: 1000,
};

export const guide: Guide = {
  purpose:
    'The opening of a screen: a title and a call to action, over a picture that fills the rest.',
  do: [
    'Compose it of a PageHeader of size display and one call to action: a primary ButtonLink or a large ImageLink.',
    'For size screen, choose a picture whose busy area is on the end side: it’s mirrored in Arabic.',
    'Use size screen on the landing page only, with nothing above it.',
  ],
  dont: [
    'Use a picture with text or, for size screen, with a face that mustn’t be mirrored.',
    'Use a second Hero on the same screen.',
    'Put cards into it: a short ResourceList is the most it can hold.',
  ],
  anatomy: [
    [
      'Picture',
      'Decorative. On the end side (panel) or behind everything (screen); above the content on portrait screens.',
    ],
    ['Scrim', 'A gradient of the page colour, strongest behind the content, for contrast.'],
    ['Content', 'On the start side, up to 40 rem wide.'],
    [
      'Frame',
      'A rounded border (panel). Size screen has none and fills the screen. “All states” shows the panel; the story “Whole screen” shows the other size.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: a title of up to four words in display size. A longer title wraps, and the panel grows.',
    'English: sentence case without a full stop.',
    'Arabic: no letter spacing, and as large as the English. The call to action is an imperative, «ابدأ الآن».',
  ],
  accessibility: {
    roles: [],
    note: 'A section without a name. The heading inside it starts the page. The picture is decorative.',
    criteria: ['1.1.1', '1.3.2', '1.4.3', '1.4.10'],
  },
  related: ['PageHeader', 'ImageLink', 'BackgroundImage'],
  aliases: ['banner', 'jumbotron', 'splash', 'landing', 'cover'],
  pair: {
    do: { text: 'A quiet picture, busy only on the end side.', args: {} },
    dont: {
      text: 'A picture with text competes with the title, and is mirrored in Arabic.',
      args: { picture: pictureWithText },
    },
  },
};
