import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A window over the page for something that visitors need to see or do first: the details of a figure, a video, a side menu.',
  do: [
    'Use the words of the control that opens it as the title.',
    'Use size medium for text, large for cards and figures, and full for a page of another origin.',
    'Use placement side for navigation and center for everything else.',
    'Pass its button as trigger, and the dialog opens and closes without further code. Use open and onOpenChange if something else decides.',
    'Keep the control that opened it on the page: the focus returns there.',
  ],
  dont: [
    'Open one unless the visitor asks for it.',
    'Put a form into it that loses its values when the dialog closes.',
    'Nest more than two.',
  ],
  anatomy: [
    ['Backdrop', 'Darkens the page and locks its scrolling. Pressing it closes the dialog.'],
    [
      'Panel',
      'In the centre, up to 60 or 72 rem wide or as large as the screen. Or a drawer on the end side: as high as the screen, flush with its edges, its content aligned with the page margin. On a kiosk, the drawer’s content is within reach.',
    ],
    ['Title', 'A level 2 heading that names the dialog, in one language or both.'],
    [
      'Close',
      'A button with a text label, or a cross in a drawer; the first control to get focus. On a portrait kiosk, at the bottom of the dialog, within reach.',
    ],
    ['Content', 'Mounted only while the dialog is open. Scrolls if it’s higher than the screen.'],
    ['Actions', 'Optional, at the bottom: they stay in view while the content scrolls.'],
  ],
  keyboard: [
    [
      'Escape',
      'Closes what is open inside the dialog, such as a list or an inner dialog, and otherwise the dialog.',
    ],
    ['Tab, Shift + Tab', 'Moves within the dialog.'],
    ['Enter, Space', 'Closes the dialog when focus is on Close.'],
  ],
  content: [
    'Both: a title of up to six words without a full stop. A longer title wraps next to Close.',
    "Both: replace Close for each language, for instance messages={{ en: { close: 'Done' } }}.",
    'English: sentence case, as on the button that opened it.',
    'Arabic: the same words as on the button, «الأثر الإجمالي». Close is a noun, «إغلاق».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named by its title. The page behind it can’t be reached.'],
      ['heading', 'Level 2: the title.'],
      [
        'button',
        'Close. It has the initial focus; on closing, the focus returns to the control that opened the dialog.',
      ],
    ],
    criteria: ['1.3.1', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '4.1.2'],
  },
  related: ['VideoModal'],
  aliases: ['modal', 'popup', 'overlay', 'drawer', 'sheet', 'lightbox', 'window'],
};
