import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'One section of a directory: a heading and the buttons below it, every text in both languages at once.',
  do: [
    'Group by what a visitor looks for, and order the links by how often they are wanted.',
    'Give both languages of every text: they stand at their own edges and weigh the same.',
    'Keep a link whose address is still to come: it says “Coming soon” in both languages.',
  ],
  dont: [
    'Show a group without links: its heading would promise what is not there.',
    'Set one group into another: headings are of the second level.',
    'Put it on a plain surface: its glass is made to lie over a picture or a film.',
  ],
  anatomy: [
    ['Glass', 'The ground that keeps the texts readable over any frame.'],
    [
      'Headings',
      'Both languages in one line, or below each other on their own sides. That of the page is the heading and names the section; the other is marked with its language.',
    ],
    [
      'Links',
      'ActionLinks of secondary weight in columns of at least 20 rem; English at the left, Arabic at the right.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes through the links in their order; those still to come are passed over.'],
    ['Enter', 'Follows a link. An address of the web opens a new tab.'],
  ],
  content: [
    'Both: a heading of one to three words, a label of one to four, half a row each; the longer language decides the height. No full stops.',
    'English: sentence case; keep the names of authorities as they write them.',
    'Arabic: with the article where the thing is known, as in «التجارة»; a translation, never a transcription.',
  ],
};
