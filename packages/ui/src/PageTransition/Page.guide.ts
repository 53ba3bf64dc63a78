import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'One screen: the main landmark, the document title and the margins that every screen shares.',
  do: [
    'Put a PageHeader first: after a page change the focus goes to its heading, so that screen readers say it.',
    'Put it in a PageTransition, which animates it in.',
    'Name first the page and then the site in the title: “Partners · Showcase”.',
  ],
  dont: [
    'Use two at once: a document has one main landmark.',
    'Give a single screen margins of its own.',
    'Draw a focus ring around the heading: it receives the focus only to be read out.',
  ],
  anatomy: [
    [
      'Main',
      'A column up to 150 rem wide, centred on wider screens, with the same gap between all its sections.',
    ],
    ['Title', 'The title of the document while the page is shown, in the language of the page.'],
    ['Content', 'A PageHeader, then whatever the screen shows.'],
  ],
  keyboard: [['Tab', 'After a page change, moves from the heading to the next control.']],
  content: [
    'Both: the text of the heading, then the name of the site. What differs comes first.',
    'English: the heading as it is written.',
    'Arabic: Arabic on an Arabic page; a foreign brand name stays as it is.',
  ],
  accessibility: {
    roles: [['main', 'The only one of the document, whose title it sets.']],
    criteria: ['1.3.1', '2.4.1', '2.4.2', '3.1.1'],
  },
  related: ['PageTransition', 'PageHeader', 'ShowcaseProvider'],
  aliases: ['screen', 'main', 'layout', 'title', 'container'],
};
