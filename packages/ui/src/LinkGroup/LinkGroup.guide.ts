import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'One section of a directory: a heading with buttons below it, and every text in both languages at once.',
  do: [
    'Group links by what visitors look for, and put the most wanted links first.',
    'Give every text in both languages: each stands at its own edge, with equal weight.',
    'Keep a link whose address is still to come: it says “Coming soon” in both languages.',
  ],
  dont: [
    'Show a group without links: its heading would promise something that is not there.',
    'Nest groups: their headings are all second-level.',
    'Put it on a plain surface: its glass is made to lie over a picture or a video.',
  ],
  anatomy: [
    ['Glass', 'A translucent panel that keeps the text readable over any picture.'],
    [
      'Headings',
      'Both languages on one line or, without room, below each other on their own sides. The one in the language of the page is the heading and names the section; the other is a paragraph.',
    ],
    [
      'Links',
      'Secondary ActionLinks in columns at least 20 rem wide, with English on the left and Arabic on the right.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through the links in order; skips those still to come.'],
    ['Enter', 'Follows the link. A web address opens in a new tab.'],
  ],
  content: [
    'Both: one to three words for the heading and one to four for a label, which has half a row in each language. The longer language sets the height. No full stops.',
    'English: sentence case; write the names of authorities as they do themselves.',
    'Arabic: the definite article where something known is meant, as in «التجارة»; a translation, never a transcription.',
  ],
};
