import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Interrupts for something that must be seen or done first: details of a figure, a film, a menu at the side.',
  do: [
    'Give it a title that repeats the words of what opened it.',
    'Use placement side for navigation, center for everything else.',
    'Keep what opened it in the page: the focus returns there.',
  ],
  dont: [
    'Open one without the visitor’s doing.',
    'Put a form into it that loses its values when it is closed.',
    'Nest more than two.',
    'Expect a whole screen of it in the matrix: it lies above everything by nature, so there it is shown in place, without its backdrop’s blur.',
  ],
  anatomy: [
    [
      'Backdrop',
      'Darkens and blurs the page, which does not scroll meanwhile; a press on it closes.',
    ],
    ['Panel', 'In the centre, up to 58 rem; or at the end of the line, as high as the screen.'],
    ['Title', 'A heading of level 2, and the accessible name.'],
    ['Close', 'A button with a word, first to take the focus.'],
    ['Content', 'Mounted only while it is open; scrolls when it is higher than the screen.'],
  ],
  keyboard: [
    ['Escape', 'Closes; of nested dialogs the inner one.'],
    ['Tab, Shift + Tab', 'Stay inside.'],
    ['Enter, Space', 'On Close, closes.'],
  ],
  content: [
    'Both: a title of up to six words, without a full stop; a longer one breaks beside Close.',
    'English: sentence case, as on the button that opened it.',
    'Arabic: the same words as on the button (الأثر الإجمالي); Close is إغلاق, a noun.',
  ],
};
