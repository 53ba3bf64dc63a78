import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A block of content set apart: a text with an action, a warning, or the place of what is still to be chosen.',
  do: [
    'Use plain for a text and its one action.',
    'Use warning for what went wrong, with a way on: “Try again”, “Back to projects”. It is announced at once.',
    'Use quiet where content will appear once a visitor has chosen something, and say what to choose.',
  ],
  dont: [
    'Use warning for what is there when the page opens and is not wrong: it interrupts screen readers.',
    'Set panels into panels.',
    'Put meaning into the picture: it is decorative and has no text alternative.',
  ],
  anatomy: [
    [
      'Surface',
      'At most 60 rem wide. A warning has a heavy edge at the beginning of the line; a quiet panel is as wide as its place, without ground or edge, its text centred.',
    ],
    ['Picture', 'Optional, above everything, as high as it can be without filling the screen.'],
    [
      'Content',
      'A heading, paragraphs of the size of a lead, and the actions below them, at the beginning of the line.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: say what happened or what to do first, then the way on; two sentences at most in a warning or a quiet panel. No blame, no exclamation marks.',
    'English: contractions are welcome, “We couldn’t find that project.”',
    'Arabic: «تعذّر …» for what failed and the imperative for what to do, as in «ابحث عن جهة واخترها»; not «عذرًا» and not «خطأ».',
  ],
};
