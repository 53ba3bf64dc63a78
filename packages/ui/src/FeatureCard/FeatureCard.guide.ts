import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A large card that leads to a project or an area. The whole card is one link.',
  do: [
    'Use it for an entry that needs a text. For a name with a picture, use an ImageLink.',
    'Use the same link label on every card in a grid.',
    'Keep a card when its address is missing: its link is disabled and says “Coming soon”.',
    'Give the size of pictures in pixels, so nothing moves while they load.',
  ],
  dont: [
    'Put a second link or a button into it: the link covers the whole card.',
    'Put the title into the picture.',
  ],
  anatomy: [
    ['Picture', 'Optional and decorative; cropped to fill its frame.'],
    ['Title', 'A level 2 heading that names the card, in one language or both.'],
    ['Text', 'One or two sentences; takes the remaining height.'],
    ['Link', 'Covers the whole card. Its name is its label followed by the title.'],
    [
      'Arrow',
      'Forward, or diagonal for a new tab; mirrored in Arabic. Without an address, replaced by “Coming soon”.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the link and skips a disabled one. The focus ring is drawn inside the card’s edge.',
    ],
    ['Enter', 'Follows the link. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: a title that fits on one line on a laptop, and up to three lines of text. Longer ones wrap, and all cards in a row grow together.',
    'English: the link label in sentence case, “View details”.',
    'Arabic: the link label is a noun, «عرض التفاصيل». A name that the press writes in Latin letters, such as M42, stays in them.',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title.'],
      ['heading', 'The title; level 2 unless headingLevel changes it.'],
      [
        'link',
        'Named by its label and the title. It covers the whole card and is the card’s only tab stop.',
      ],
    ],
    criteria: ['1.3.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  },
  related: ['CardGrid', 'ImageLink', 'TileGrid', 'BilingualCard'],
  aliases: ['card', 'teaser', 'project', 'tile'],
  pair: {
    do: { text: 'The label says what opens, and the text says why it matters.', args: {} },
    dont: {
      text: 'The label means nothing on its own, and the text repeats the title.',
      args: { text: 'This is TDRA. Click here to open TDRA.', linkLabel: 'Click here' },
    },
    isNarrow: true,
  },
};
