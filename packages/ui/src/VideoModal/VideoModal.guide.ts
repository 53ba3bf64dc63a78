import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'A film about a product, played over the screen it was asked from.',
  do: [
    'Give it a poster: it stands behind the player until it appears, and in its place when it does not.',
    'Give the product’s name alone: the title is made of it.',
    'Open it by a button that is there when it closes: the focus goes back to it.',
  ],
  dont: [
    'Open it by itself: sound begins when a visitor asks for it.',
    'Take the link to a new tab away: a player that refuses to be embedded looks as if it had loaded.',
    'Put texts a visitor must read beside the film: they go with it.',
  ],
  anatomy: [
    [
      'Dialog',
      'As wide as the window allows with the whole picture in view; the page behind is locked.',
    ],
    ['Title and Close', '“Compass Overview”; Close has the focus at first.'],
    [
      'Player',
      '16:9, at least 340 px high. It is there only while the dialog is open, so that its sound ends with it.',
    ],
    ['Message', 'Over the poster: that the player loads, or after eight seconds that it did not.'],
    ['Open in a new tab', 'The way out, where there is an address.'],
    [
      'In AllStates',
      'The dialog stands in the page, cannot be operated and has no address, so that no film plays; in the other stories it covers the screen, one at a time.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes from Close to the player and the link, and stays in the dialog.'],
    [
      'Escape',
      'Closes it; so do Close and a press beside it. The focus goes back to what opened it.',
    ],
  ],
  content: [
    'Both: the name of the product as it is written everywhere else, without “video” or «فيديو».',
    'English: the title is “{product} Overview”.',
    'Arabic: the title is «نظرة عامة على {product}»; a foreign name stays as it is.',
  ],
};
