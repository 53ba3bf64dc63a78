import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'Opens a portal of another service over the whole screen, with a title, Close and a way out that never depend on it.',
  do: [
    'Open it from a button that names the portal.',
    'Give a poster: it stands behind the portal while that loads, and when it never does.',
    'Cover what moves behind it: pause a LiveStream by isCovered.',
  ],
  dont: [
    'Use it for a film: that is VideoModal.',
    'Open a portal that asks for a sign-in in front of visitors.',
    'Expect a whole screen in the matrix: it lies above everything by nature, so there it is shown in place.',
  ],
  anatomy: [
    ['Bar', 'Title at the start of the line, Close at its end; outside of the frame.'],
    ['Frame', 'All that is left of the screen; there only while the dialog is open.'],
    ['Word', 'Loading the portal…, or that it did not load; behind the frame.'],
    ['Link', 'Open in a new tab; absent when there is no address.'],
  ],
  keyboard: [
    ['Escape', 'Closes, unless the portal has the focus and keeps its keys.'],
    ['Tab', 'Moves to Close, into the portal, whose keys are its own, and to the link.'],
    ['Enter, Space', 'On Close, closes; the focus returns to what opened it.'],
  ],
  content: [
    'Both: the title is the portal’s name, and names the frame too.',
    'English: the name as the portal writes it (Intelligence Grid).',
    'Arabic: the Arabic name (شبكة الذكاء); البوابة for the portal in every message.',
  ],
};
