import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The one heading of a page, where wanted in both languages, with a sentence or two and whatever else begins the page.',
  do: [
    'Begin every Page with one: the focus goes to its heading when the page has changed.',
    'Use size display for the first screen of a show alone.',
    'Give the title in both languages on screens for both audiences; then the lead too.',
    'Give a wordmark as the title with its name as the text alternative.',
  ],
  dont: [
    'Use two on a page, or one in a card: its heading is of the first level.',
    'Write both languages into one text: each needs a language and a direction of its own.',
    'Translate the lead without the title: such a translation is not shown.',
  ],
  anatomy: [
    ['Title', 'The heading of the page in its language; words or a wordmark.'],
    [
      'Translation',
      'The same in the other language, as large and in the highlight colour. Without room beside the title it stands below, on its own side.',
    ],
    ['Lead', 'One or two sentences, at most 52 rem wide, in either language.'],
    ['Below', 'What is given as children, for instance a search or a row of buttons.'],
  ],
  keyboard: [],
  content: [
    'Both: a title of one to four words without a full stop; a lead of at most two sentences, with full stops. Lines are balanced and nothing is cut.',
    'English: title case for the name of a thing, “Government Digital Impact”; sentence case for the rest.',
    'Arabic: a noun phrase with the article, «الأثر الرقمي الحكومي»; no letter spacing, and about the same length as the English.',
  ],
};
