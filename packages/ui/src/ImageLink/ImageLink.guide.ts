import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'A way on that a picture makes easy to find: the contact form at the foot of a screen, or, large, the one way into a section.',
  do: [
    'Use size large once on a screen, for its one way in.',
    'Use a picture that stays plain when small: it is 56 to 76 px high, 72 to 120 px when large.',
    'Give the picture its real width and height, so that nothing moves when it arrives.',
  ],
  dont: [
    'Draw words into the picture: the label stands beside it, and only the label is translated.',
    'Use it for an action in place: that is a Button.',
    'Show a way on that leads nowhere: without an address it is grey and dashed and cannot be followed, but gives no reason.',
  ],
  anatomy: [
    [
      'Frame',
      'One link around everything, at least 48 px high. Its edge lights up under a pointer.',
    ],
    [
      'Picture',
      'At the beginning of the line. The label is its text alternative, and so names the link.',
    ],
    ['Label', 'The same words, for the eye alone: screen readers hear them once.'],
  ],
  keyboard: [
    ['Tab', 'Goes to the link; one without an address is passed over.'],
    ['Enter, Space', 'Follow it. An address of the web opens a new tab.'],
  ],
  content: [
    'Both: an action or a place in one to three words; no full stop. It wraps when it must and is never cut.',
    'English: sentence case, “Contact us”.',
    'Arabic: a plural imperative or a verbal noun, as in «تواصل معنا»; never a word-for-word “click here”.',
  ],
};
