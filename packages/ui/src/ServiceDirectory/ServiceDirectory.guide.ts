import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Services that have a page in each language, in two lists of equal weight: visitors choose in the language they read.',
  do: [
    'Give every service a label and an address in both languages: each row leads to the page in its own language.',
    'Give the heading in both languages: there is one list for each of its languages.',
    'Keep a service whose page is still to come: its row says “Coming soon” in its language.',
    'Set headingLevel to match the page: 3 below the heading of another section.',
  ],
  dont: [
    'Order the two lists differently: rows that face each other are the same service.',
    'Show it without services: two headings alone say nothing.',
    'Put it directly on a picture or a video: it has no ground of its own. After a BilingualCard that opens the page, it stands on the page’s colour.',
  ],
  anatomy: [
    [
      'Halves',
      'English on the left and Arabic on the right, each with its own language and direction. In a directory narrower than 34 rem they stand below each other, the language of the page first.',
    ],
    ['Heading', 'The name of the list, in each half.'],
    [
      'Row',
      'A link at least 48 px high, on an upright screen low enough for eleven rows within reach, with an arrow in its reading direction or “Coming soon”.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the list in the language of the page, then through the other; skips rows still to come.',
    ],
    ['Enter', 'Follows the row. A web address opens in a new tab.'],
  ],
  content: [
    'Both: a label of one to four words that names what visitors want to get done. A longer one wraps and is never cut.',
    'English: an imperative or a noun in sentence case, “Rent a home”, “Marriage”.',
    'Arabic: a verbal noun, «استئجار منزل», «الحصول على أرض»; not an imperative.',
  ],
  accessibility: {
    roles: [
      ['heading', 'One for each language.'],
      ['list', 'One for each language, named by its heading.'],
      ['link', 'Each service, in the language of its list.'],
    ],
    criteria: ['1.3.1', '1.3.2', '2.4.4', '2.5.8', '3.1.2'],
  },
  related: ['MediaShelves', 'BilingualCard', 'ResourceList'],
  aliases: ['links', 'directory', 'index', 'sitemap', 'bilingual', 'rtl'],
};
