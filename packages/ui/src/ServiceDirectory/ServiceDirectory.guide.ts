import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Services that have a page in either language, in two lists of equal weight: who reads either language chooses in it.',
  do: [
    'Give every service both labels and both addresses: a row leads to the page of its own language.',
    'Keep a service whose page is still to come: its row says “Coming soon” in its language.',
    'Let the level of the headings follow the page: the third below another section’s heading.',
  ],
  dont: [
    'Order the lists apart: rows that face each other are the same service.',
    'Show it without services: two headings alone say nothing.',
    'Put it on a plain surface: its glass is made to lie over a picture or a film.',
  ],
  anatomy: [
    ['Glass', 'The ground that keeps the texts readable over any frame.'],
    [
      'Halves',
      'English at the left, Arabic at the right; below each other where the directory is narrower than 44 rem, the language of the page first. Each has its own language and direction.',
    ],
    ['Heading', 'Names the list, in both halves.'],
    [
      'Row',
      'A link, at least 48 px high, with an arrow in its reading direction, or the reason why it leads nowhere yet.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Goes through the list of the page’s language, then the other; rows still to come are passed over.',
    ],
    ['Enter', 'Follows a row.'],
  ],
  content: [
    'Both: a label of one to four words that names what a visitor wants to get done; a longer one wraps and is never cut.',
    'English: an imperative or a noun in sentence case, “Rent a home”, “Marriage”.',
    'Arabic: a verbal noun, «استئجار منزل», «الحصول على أرض»; not an imperative.',
  ],
};
