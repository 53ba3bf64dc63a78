import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'One figure, large enough for three metres, and what it measures.',
  do: [
    'Give the exact figure with every compact one: “2.6M AED” is seen, “2,611,300 AED” is read aloud.',
    'Write “N/A”, “غير متاح”, where there is no figure; keep the card, so that a row keeps its shape.',
    'Put cards of one kind into a CardGrid: their figures then stand on one line.',
  ],
  dont: [
    'Put two figures into one card.',
    'Show 0 for what is not known.',
    'Make it a link or a button: it has no states, and answers no pointer.',
  ],
  anatomy: [
    ['Mark', 'A short line in the highlight of the world, decorative.'],
    ['Label', 'What is measured, at the top.'],
    [
      'Figure',
      'The number with its unit at the foot, in digits of one width; it breaks where it does not fit. It keeps its own direction in any text.',
    ],
    ['Exact figure', 'For assistive technology alone, in place of a compact one.'],
  ],
  keyboard: [],
  content: [
    'Both: the label is a noun phrase of two to five words, and the unit stands with the figure, not in the label. Latin digits in both languages.',
    'English: the unit after the figure, “2.6M AED”, “9,000 Hours”.',
    'Arabic: the magnitude in words, «2.6 مليون درهم»; never “M” or “K”.',
  ],
};
