import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Ends a microsite screen with the ways on, as image links: to the form first, then back.',
  do: [
    'Put the most important action first.',
    'Name the screen that a way back leads to.',
    'Place it directly in main: the page then fills the screen, with the actions at its foot.',
  ],
  dont: ['Give it more than three actions.', 'Use a picture that contains words.'],
  anatomy: [
    ['Row', 'From the inline start to the inline end; wraps on narrow screens.'],
    ['Action', 'An ImageLink: a decorative picture, then its name as visible text.'],
  ],
  keyboard: [
    ['Tab', 'Moves focus to each action; skips one without an address.'],
    ['Enter, Space', 'Follows the action. A web address opens in a new tab.'],
  ],
  content: [
    'Both: a label of up to six words that makes sense on its own. A longer label wraps beside its picture.',
    'English: sentence case, verb first (Contact us).',
    'Arabic: an imperative or a verbal noun (تواصل معنا، العودة إلى …). Core 42 keeps its order within the sentence.',
  ],
};
