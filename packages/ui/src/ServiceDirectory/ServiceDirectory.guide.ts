import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Services that have a page in each language, in two lists of equal weight. Visitors choose in the language they read.',
  do: [
    'Give every service a label and an address in both languages: each row leads to the page in its own language.',
    'Give the heading in both languages: each has its own list.',
    'Keep a service whose page is still to come: its row says “Coming soon” in its language.',
    'Set headingLevel to match the page: 3 below the heading of another section.',
  ],
  dont: [
    'Order the two lists differently: rows that face each other are the same service.',
    'Show it without services: two headings alone mean nothing.',
    'Put it directly on a picture or a video: it has no background. After a BilingualCard that opens the page, it’s on the page colour.',
  ],
  anatomy: [
    [
      'Halves',
      'English on the left and Arabic on the right, each with its own language and direction. In a directory narrower than 34 rem, they’re stacked, the page’s language first.',
    ],
    ['Heading', 'The name of the list, in each half.'],
    [
      'Row',
      'A link at least 48 px high, with an arrow in its reading direction or “Coming soon”. On a portrait screen, eleven rows fit within reach.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the list in the page’s language, then through the other. Skips rows without an address.',
    ],
    ['Enter', 'Follows the row. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: a label of one to four words that names the visitor’s task. A longer one wraps and is never truncated.',
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
