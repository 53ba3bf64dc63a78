import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Lets a presenter try the deep links of a phone before the show: opens each app, says whether it answered, and offers another way.',
  do: [
    'Declare every scheme that may be opened; others are shown and disabled.',
    'Mark with iosOnly what Android phones do not have: elsewhere a QR code appears at once.',
    'Give a hint that says what to check when nothing opens.',
  ],
  dont: [
    'Show it to visitors: it is a tool of the team.',
    'Conclude from No response that an app is missing; it may also ask first.',
  ],
  anatomy: [
    ['Card', 'One per link, on glass: name and description in both languages.'],
    [
      'Link',
      'The address in a read-only text box, left to right; selected when it takes the focus.',
    ],
    ['Open app', 'A real link with both wordings, which is all that iOS opens an app from.'],
    ['Copy link', 'Copies; if the browser refuses, the link is selected instead.'],
    ['Status', 'Keeps its line, so that nothing moves: opening, opened, no response, copied.'],
    ['QR code', 'Where the app cannot be opened here, or did not answer.'],
    ['Hint', 'Below all cards, in both languages.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link, Open app and Copy link of each card.'],
    ['Enter', 'Opens the app, or copies.'],
    ['Space', 'Copies.'],
  ],
  content: [
    'Both: the name of the app, and one sentence on what it opens.',
    'English: the product’s name as written in the store (Dubai Now QA).',
    'Arabic: the Arabic name of the app; a term such as URL scheme stands in brackets behind its translation.',
    'Addresses are never translated, and stay left to right.',
  ],
};
