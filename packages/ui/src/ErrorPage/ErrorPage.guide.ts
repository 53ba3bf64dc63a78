import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'All of a page that could not be shown: what has happened, and ways on.',
  do: [
    'Make it the only content of a Page.',
    'Give it one or two ways on as children, the best first.',
    'Give both texts in both languages: an address may be typed by anyone.',
  ],
  dont: [
    'Use it for a message within a page: use a Panel.',
    'Name what went wrong inside: codes help nobody who stands before a screen.',
  ],
  anatomy: [
    ['Star', 'Decorative: the showcase’s star, one square of which has slipped.'],
    ['Title and lead', 'A PageHeader; the title is the heading of the page.'],
    ['Ways on', 'On the centre axis; on a kiosk at the hand.'],
    [
      'Ground',
      'The colour of the page beneath the texts. A backdrop of the world shows above them.',
    ],
  ],
  keyboard: [['Tab', 'Moves through the ways on.']],
  content: [
    'Both: say what has happened, then what helps. No blame and no apology.',
    'English: a sentence with a full stop; contractions are welcome.',
    'Arabic: a sentence with a full stop, «تعذّر العثور على هذه الصفحة.».',
  ],
  accessibility: {
    roles: [
      ['alert', 'Announced when it appears.'],
      ['heading', 'Level 1, the title.'],
      ['link', 'The ways on.'],
    ],
    criteria: ['1.1.1', '1.4.3', '2.4.6', '3.1.2', '4.1.3'],
  },
  related: ['Panel', 'Page', 'Badge'],
  aliases: ['404', 'error', 'not found', 'empty state', 'alert', 'message'],
};
