import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'The opening of a screen: a title and a way on, over a picture that fills the rest.',
  do: [
    'Compose it of a PageHeader of size display and one primary ButtonLink.',
    'Choose pictures whose busy part stands at the end of the line; they mirror in Arabic.',
    'Use size screen for the landing page alone, as a screen without anything above it.',
  ],
  dont: [
    'Use a picture with writing or a face that must not be mirrored.',
    'Set a second Hero on a screen.',
    'Put cards or lists into it.',
  ],
  anatomy: [
    [
      'Picture',
      'Decorative; in the half that the text leaves free (panel), or behind everything (screen). Above the text on upright screens.',
    ],
    ['Scrim', 'The page colour, strongest under the text: it carries the contrast.'],
    ['Content', 'At the start of the line, up to 40 rem.'],
    [
      'Frame',
      'A rounded border; size screen has none and fills the screen, which is why its matrix shows the panel and a story of its own the screen.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: a title of up to four words in display size; longer ones break, and the panel grows.',
    'English: sentence case, no full stop.',
    'Arabic: no letter spacing, and as large as the English; the way on is an imperative (ابدأ الآن).',
  ],
};
