import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

/** Without an address no player starts. */
const still = { src: 'waiting for a link', poster: storyPicture('#3a5fc8', 1280, 720) };

export const guide: Guide = {
  purpose: 'A video about a product, played over the screen from which it was opened.',
  do: [
    'Give it a poster, which stands behind the player while it loads, and in its place if it does not.',
    'Give only the name of the product: the title is made from it.',
    'Count plays with onPlay and onEnd only if the player is a page of your own origin: the players of other services do not tell, and a film that is closed does not end.',
    'Open it from a button that is still there when it closes: the focus returns to that button.',
  ],
  dont: [
    'Open it unasked: sound starts only when a visitor asks for it.',
    'Hide “Open in a new tab”: a player that refuses to be embedded looks as if it had loaded.',
    'Put text that visitors must read beside the video: it disappears with the dialog.',
  ],
  anatomy: [
    [
      'Dialog',
      'A window as wide as the screen allows with the whole picture in view. The page behind it is locked.',
    ],
    ['Title', 'Made from the name of the product: “Compass Overview”.'],
    ['Close', 'A button with a text label; it has the focus at first.'],
    [
      'Player',
      'A 16:9 frame at least 340 px high. It is there only while the dialog is open, so that its sound ends with it.',
    ],
    [
      'Message',
      'A line over the poster: that the player is loading or, after eight seconds, that it did not load.',
    ],
    ['Link', '“Open in a new tab”; absent without an address.'],
    [
      'In AllStates',
      'The dialog in the page, disabled and without an address, so that no video plays. In the other stories it covers the screen.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves from Close to the player and the link, and never to the page behind.'],
    ['Escape', 'Closes the dialog and returns the focus to what opened it.'],
    ['Enter, Space', 'On Close, does the same; so does a press beside the dialog.'],
  ],
  content: [
    'Both: the name of the product as it is written everywhere else, without “video” or «فيديو».',
    'English: the title is “{product} Overview”.',
    'Arabic: the title is «نظرة عامة على {product}»; a foreign name stays as it is.',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal, and named after the product.'],
      ['button', 'Close; it has the focus at first.'],
      ['frame', 'The player, named after the product.'],
      ['status', 'That the player is loading or did not load.'],
    ],
    criteria: ['2.1.1', '2.1.2', '2.4.3', '4.1.2', '4.1.3'],
  },
  related: ['EmbeddedPlayer', 'Dialog', 'ResourceList'],
  aliases: ['lightbox', 'player', 'film', 'modal', 'popup', 'youtube'],
  pair: {
    do: {
      text: 'A poster: where the player does not load, the screen still shows the product.',
      args: still,
    },
    dont: {
      text: 'No poster: a black frame stands there until the player loads, and for good if it does not.',
      args: { ...still, poster: undefined },
    },
    isNarrow: true,
  },
};
