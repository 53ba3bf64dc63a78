import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The sections of one screen behind a button at the end of the line, for screens too long to see at once.',
  do: [
    'Put it in a Page after its heading, and list the sections in their order.',
    'Link to anchors of the screen, one for each section.',
    'Leave out the address of an item whose section is still to come: it is grey and cannot be followed.',
  ],
  dont: [
    'Use it for the pages of a site: use a NavigationBar.',
    'Put anything else in the top corner at the end of the line: the button stays there while the page scrolls.',
    'Use two on a screen.',
  ],
  anatomy: [
    [
      'Button',
      'A control of at least 48 px, fixed in the corner, also above the open panel: a list icon when closed, a cross when open. The heading beside it leaves room for it.',
    ],
    [
      'Panel',
      'A column as high as the screen and at most 24 rem wide. It slides in by 18 px in 0.45 s, or appears at once with reduced motion. It is not a dialog: the page beside it stays usable.',
    ],
    [
      'Heading',
      '“On this screen”, on the screen only; screen readers hear it as the name of the navigation.',
    ],
    ['Items', 'Links at least 48 px high. Choosing one closes the panel.'],
    [
      'In AllStates',
      'A screen of its own in each cell, so that the button and the panel stay in its corner and not in that of the window.',
    ],
  ],
  keyboard: [
    ['Enter, Space', 'On the button, opens or closes the panel.'],
    ['Tab', 'Moves from the button into the open panel; skips items without an address.'],
    ['Enter', 'On an item, goes to the section and closes the panel.'],
    ['Escape', 'Closes the panel and returns the focus to the button.'],
  ],
  content: [
    'Both: the heading of the section, word for word, in one to four words. A longer one wraps. Do not add “section”.',
    'English: as the section is headed, “Our Products”.',
    'Arabic: as the section is headed, «منتجاتنا»; do not repeat «القسم».',
  ],
  accessibility: {
    roles: [
      ['navigation', 'Named “On this screen”.'],
      ['button', 'Says whether the panel is open.'],
      ['link', 'Each section of the screen.'],
    ],
    criteria: ['2.1.1', '2.4.1', '2.4.3', '2.4.4', '2.4.11', '4.1.2'],
  },
  related: ['NavigationBar', 'Page', 'Dialog'],
  aliases: ['sidebar', 'drawer', 'table of contents', 'anchors', 'menu', 'jump'],
};
