import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'What there is to see and to read about a product: films that play in place, links that leave.',
  do: [
    'Put the film first: its badge carries the accent and draws the eye.',
    'Open a VideoModal when a film is chosen: the button says that it opens a dialog.',
    'Keep a resource whose address is still to come: it says “Coming soon”.',
    'Give a resource an id where other screens lead to it: it is then lit up by its address.',
  ],
  dont: [
    'Use one title twice in a list: the title tells one from another.',
    'List pages of the site: a document and an arrow out promise a new tab.',
    'Show an empty list: leave it out.',
  ],
  anatomy: [
    ['Row', 'A link or a button as wide as the list, at least 72 px high.'],
    ['Badge', 'A play sign for a film, a document for anything else.'],
    ['Title', 'Names the row; it wraps and is never cut.'],
    ['End', 'The sign of a new tab, or why there is none yet. A film has nothing here.'],
  ],
  keyboard: [
    ['Tab', 'Goes through the rows; those still to come are passed over.'],
    ['Enter', 'Follows a link or plays a film.'],
    ['Space', 'Plays a film.'],
  ],
  content: [
    'Both: name the thing and not the action: “Sales Deck”, not “Download”. One to four words, no file sizes, no full stop.',
    'English: title case, as on the cover.',
    'Arabic: a noun phrase, «العرض التقديمي للمبيعات»; an annexation rather than a row of nouns.',
  ],
};
