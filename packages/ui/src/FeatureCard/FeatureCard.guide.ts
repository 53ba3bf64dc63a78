import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A large card that leads to a project or an area: a press anywhere on it follows its one link.',
  do: [
    'Give every card of a grid the same link label.',
    'Keep a card while its address is missing: its link is disabled and says “Coming soon”.',
    'Give pictures their size in pixels, so that nothing moves while they load.',
  ],
  dont: [
    'Put a second link or a button into it: the link covers the whole card.',
    'Write the title into the picture.',
  ],
  anatomy: [
    ['Picture', 'Optional and decorative; cropped to fill its frame.'],
    ['Title', 'A level 2 heading that names the card, in one language or both.'],
    ['Text', 'One or two sentences; takes the remaining height.'],
    ['Link', 'Covers the whole card; its name is its label followed by the title.'],
    [
      'Arrow',
      'Forward, or diagonal for a new tab; mirrored in Arabic. “Coming soon” takes its place without an address.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the link; skips a disabled one. The focus ring is drawn inside the card’s edge.',
    ],
    ['Enter', 'Follows the link. A web address opens in a new tab.'],
  ],
  content: [
    'Both: a title of one line on a laptop, a text of up to three lines. Longer ones wrap, and the cards of a row grow together.',
    'English: the link label in sentence case, “View details”.',
    'Arabic: the link label is a noun, «عرض التفاصيل». Latin names such as TDRA stay in Latin script.',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title.'],
      ['heading', 'The title; level 2 unless headingLevel says otherwise.'],
      [
        'link',
        'Named by its label and the title. It covers the whole card, and is the only stop of Tab.',
      ],
    ],
    criteria: ['1.3.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  },
  related: ['CardGrid', 'TileGrid', 'BilingualCard'],
  aliases: ['card', 'teaser', 'project', 'tile'],
  pair: {
    do: { text: 'A label that says what a press shows, and a text that says why.', args: {} },
    dont: {
      text: 'A label that means nothing by itself, and a text that repeats the title.',
      args: { text: 'This is TDRA. Click here to open TDRA.', linkLabel: 'Click here' },
    },
    isNarrow: true,
  },
};
