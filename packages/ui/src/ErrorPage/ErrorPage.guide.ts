import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Replaces a page that couldn’t be shown, explains what happened, and offers next steps.',
  do: [
    'Make it the only content of a Page.',
    'Give it one or two next steps as children, the best first.',
    'Give both texts in both languages: anyone may have typed the address.',
  ],
  dont: [
    'Use it for a message within a page: use a Panel instead.',
    'Show technical causes or error codes: they don’t help visitors.',
  ],
  anatomy: [
    ['Star', 'Decorative: the showcase’s star, with one of its squares out of place.'],
    ['Title and lead', 'A PageHeader; the title is the heading of the page.'],
    ['Next steps', 'On the centre axis; within reach on a kiosk.'],
    ['Ground', 'The page colour behind the texts. A backdrop shows above them.'],
  ],
  keyboard: [['Tab', 'Moves through the next steps.']],
  content: [
    'Both: first what happened, then what helps. No blame and no apology.',
    'English: a sentence with a full stop. Contractions are welcome.',
    'Arabic: a sentence with a full stop, «تعذّر العثور على هذه الصفحة.»',
  ],
  accessibility: {
    roles: [
      ['alert', 'Announced when it appears.'],
      ['heading', 'Level 1: the title.'],
      ['link', 'The next steps.'],
    ],
    criteria: ['1.1.1', '1.4.3', '2.4.6', '3.1.2', '4.1.3'],
  },
  related: ['Panel', 'Page', 'Badge'],
  aliases: ['404', 'error', 'not found', 'empty state', 'alert', 'message'],
};
