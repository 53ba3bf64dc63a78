import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A window over the page for something that must be seen or done first: the details of a figure, a video, a side menu.',
  do: [
    'Give it a title that repeats the words of the control that opened it.',
    'Give it size medium for text to read, large for cards and figures, full for a page of another origin.',
    'Use placement side for navigation and center for everything else.',
    'Keep the control that opened it on the page: focus returns there.',
  ],
  dont: [
    'Open one unless the visitor asks for it.',
    'Put a form into it that loses its values when the dialog closes.',
    'Nest more than two.',
    'Judge its placement by “All states”, which shows it in place; open a story to see it over the page.',
  ],
  anatomy: [
    [
      'Backdrop',
      'Darkens the page, which cannot scroll meanwhile; a press on it closes the dialog.',
    ],
    [
      'Panel',
      'In the centre, up to 60 or 72 rem wide or as large as the screen; or a drawer along the end of the line: as high as the screen, flush with its edges, and with its content on the margin of the page. On a kiosk that content stands at the hand.',
    ],
    ['Title', 'A level 2 heading that names the dialog, in one language or both.'],
    [
      'Close',
      'A button with a text label, or a cross in a drawer; the first to receive focus. At the foot of the dialog on a portrait kiosk, within reach.',
    ],
    ['Content', 'Mounted only while the dialog is open; scrolls if it is higher than the screen.'],
    ['Actions', 'Optional, at the foot: they stay in view while the content scrolls.'],
  ],
  keyboard: [
    ['Escape', 'Closes the dialog; of nested dialogs, the inner one.'],
    ['Tab, Shift + Tab', 'Moves within the dialog.'],
    ['Enter, Space', 'Closes the dialog when focus is on Close.'],
  ],
  content: [
    'Both: a title of up to six words without a full stop. A longer title wraps beside Close.',
    "Both: replace Close by language, for instance messages={{ en: { close: 'Done' } }}.",
    'English: sentence case, as on the button that opened it.',
    'Arabic: the same words as on the button, «الأثر الإجمالي». Close is a noun, «إغلاق».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal, and named by its title. What is behind it cannot be reached.'],
      ['heading', 'Level 2, the title.'],
      ['button', 'Close; it has the focus at first, and focus returns to what opened the dialog.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '4.1.2'],
  },
  related: ['PortalDialog', 'VideoModal', 'IdleWarning'],
  aliases: ['modal', 'popup', 'overlay', 'drawer', 'sheet', 'lightbox', 'window'],
};
