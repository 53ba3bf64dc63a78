import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'One screen: the main landmark, the title of the tab, and the margins every screen shares.',
  do: [
    'Put a PageHeader first: after a change of page the focus goes to its heading, so that it is read.',
    'Put it into a PageTransition, which brings it in.',
    'Name page and site in the title: “Partners · Core42”.',
  ],
  dont: [
    'Use two at once: there is one main landmark.',
    'Give it margins of its own for one screen.',
    'Draw a focus ring around the heading: it receives the focus only to be read.',
  ],
  anatomy: [
    [
      'Main',
      'Up to 150 rem wide and in the middle of wider screens; its sections stand below each other with one gap.',
    ],
    ['Title', 'Of the document, while the page is shown.'],
    ['Content', 'A PageHeader, then whatever the screen shows.'],
  ],
  keyboard: [['Tab', 'After a change of page goes from the heading to what comes next.']],
  content: [
    'Both: the title is the heading’s text and the name of the site; the part that differs comes first.',
    'English: as the heading is written.',
    'Arabic: in Arabic on an Arabic page, with a foreign brand as it is.',
  ],
};
