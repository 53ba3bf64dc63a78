import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The ways on from a microsite screen, as picture links at its end: to the form first, then back.',
  do: [
    'Put the most wanted action first.',
    'Name the screen that Back leads to.',
    'Use it directly in main: the page then fills the screen, with the actions at its foot.',
  ],
  dont: ['Give more than three.', 'Use a picture that carries words.'],
  anatomy: [
    ['Row', 'From the start to the end of the line; it breaks on narrow screens.'],
    ['Action', 'An ImageLink: picture at the start of the line, label behind it.'],
  ],
  keyboard: [
    ['Tab', 'Moves to it.'],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'Both: a label of up to six words that makes sense alone; longer ones break beside their picture.',
    'English: sentence case, a verb first (Contact us).',
    'Arabic: an imperative or a verbal noun (تواصل معنا، العودة إلى …); Core 42 keeps its order inside the sentence.',
  ],
};
