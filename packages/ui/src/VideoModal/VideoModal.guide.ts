import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

/** Without an address no player starts. */
const still = { src: 'waiting for a link', poster: storyPicture('#3a5fc8', 1280, 720) };

export const guide: Guide = {
  purpose: 'A video, played over the screen that opened it.',
  do: [
    'Give it a poster: it’s shown behind the player while that loads, and stays if loading fails.',
    'Put a FilmPlayer into it for your own film: it has captions.',
    'Name what the video is about in the title.',
    'Count plays with onPlay and onEnd only if the player is a page of your origin: other players don’t report plays, and closing a video doesn’t end it.',
    'Open it from a button that is still there when it closes: the focus returns to that button.',
  ],
  dont: [
    'Open it automatically: sound starts only when a visitor asks for it.',
    'Hide “Open in a new tab”: a player that refuses to be embedded looks as if it had loaded.',
    'Put text that visitors must read next to the video: it disappears with the dialog.',
  ],
  anatomy: [
    [
      'Dialog',
      'A window as wide as possible with the whole picture in view. The page behind it is locked.',
    ],
    ['Title', 'What the video is about: “Compass Overview”.'],
    ['Close', 'A button with a text label. It has the initial focus.'],
    [
      'Player',
      'A 16:9 frame at least 340 px high. It’s present only while the dialog is open, so closing it stops the sound.',
    ],
    ['Message', 'A line over the poster: loading or, after eight seconds, not loaded.'],
    ['Link', '“Open in a new tab”; absent without an address.'],
    [
      'In All states',
      'The dialog in the page, disabled and without an address, so no video plays. In the other stories it covers the screen.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves from Close to the player and the link, and never to the page behind.'],
    ['Escape', 'Closes the dialog and returns the focus to the control that opened it.'],
    ['Enter, Space', 'On Close, does the same; so does pressing outside the dialog.'],
  ],
  content: [
    'Both: names as everywhere else, without “video” or «فيديو».',
    'English: a noun in title case, “Compass Overview”.',
    'Arabic: a noun, «نظرة عامة على Compass». A foreign name stays as it is.',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named by the title.'],
      ['button', 'Close. It has the initial focus.'],
      ['frame', 'The player, named by the title.'],
      ['status', 'The state of the player: loading or not loaded.'],
    ],
    criteria: ['2.1.1', '2.1.2', '2.4.3', '4.1.2', '4.1.3'],
  },
  related: ['FilmPlayer', 'EmbeddedPlayer', 'Dialog', 'ResourceList'],
  aliases: ['lightbox', 'player', 'film', 'modal', 'popup', 'youtube'],
  pair: {
    do: {
      text: 'With a poster, the screen still shows a picture if the player doesn’t load.',
      args: still,
    },
    dont: {
      text: 'Without a poster, there’s a black frame until the player loads, or permanently if it doesn’t.',
      args: { ...still, poster: undefined },
    },
    isNarrow: true,
  },
};
