import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The videos and documents about a subject: videos play on the same screen, and links open in a new tab.',
  do: [
    'Put the video first: its badge has the accent colour and attracts attention.',
    'Open a VideoModal when visitors choose a video: the button announces a dialog.',
    'Keep a resource without an address: it says “Coming soon”.',
    'Give a resource an id if other screens lead to it: its row is then highlighted.',
  ],
  dont: [
    'Use a title twice in a list: titles identify the rows.',
    'List pages of the site: the document icon and the new-tab icon suggest a new tab.',
    'Show an empty list: leave it out.',
  ],
  anatomy: [
    ['Row', 'A link or a button as wide as the list, at least 72 px high.'],
    ['Badge', 'A play icon for a video, a document icon for anything else.'],
    ['Title', 'The name of the row. It wraps and is never cut.'],
    ['End', 'A new-tab icon or “Coming soon”; empty for a video.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the rows. Skips rows without an address.'],
    ['Enter', 'Follows a link or plays a video.'],
    ['Space', 'Plays a video.'],
  ],
  content: [
    'Both: the thing, not the action: “Sales Deck”, not “Download”. One to four words, no file size, no full stop.',
    'English: title case, as on the cover.',
    'Arabic: a noun phrase, «عرض تقديمي للمنتج»; a genitive construction rather than a string of nouns.',
  ],
  accessibility: {
    roles: [
      ['list', 'The resources in order.'],
      ['link', 'A document. It opens in a new tab.'],
      ['button', 'A video. Announced as opening a dialog.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  },
  related: ['VideoModal', 'ImageLink', 'TileGrid'],
  aliases: ['downloads', 'documents', 'links', 'files', 'videos'],
  pair: {
    do: { text: 'Titles that name things, with the video first.', args: {} },
    dont: {
      text: 'Titles that name actions and sizes, with the video last.',
      args: {
        resources: [
          { title: 'Click to download the deck (4 MB)', href: 'https://example.org/deck' },
          { title: 'Try the live demo now!', href: 'https://example.org/demo' },
          { title: 'Watch the video', type: 'video' },
        ],
      },
    },
  },
};
