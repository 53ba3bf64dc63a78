import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A list of the sections on one screen, behind a button on the end side, for screens too long to see at once.',
  do: [
    'Put it last in the bar of a Page, and list the sections in order.',
    'Link to anchors on the screen, one for each section.',
    'Omit the address of an item whose section is still to come: it’s grey and can’t be followed.',
  ],
  dont: [
    'Use it for the pages of a site: use a NavigationBar instead.',
    'Put anything else in the top-end corner: the button stays there while the page scrolls.',
    'Use two on a screen.',
  ],
  anatomy: [
    [
      'Button',
      'A control of at least 48 px, fixed in the corner, above the open panel too: a list icon when closed, a cross when open. On a portrait kiosk it’s in the dock. The page leaves room for it.',
    ],
    [
      'Panel',
      'A column as high as the screen and at most 24 rem wide. It slides in by 18 px in 0.45 s, or appears at once with reduced motion. A scrim covers the rest of the page; a press on it closes the panel.',
    ],
    [
      'Heading',
      '“On this screen”, visible text only. Screen readers read it as the name of the navigation.',
    ],
    ['Items', 'Links at least 48 px high. Choosing one closes the panel.'],
    [
      'In All states',
      'A separate screen in each cell, so the button and the panel stay in its corner and not in the window’s.',
    ],
  ],
  keyboard: [
    ['Enter, Space', 'On the button, opens or closes the panel.'],
    [
      'Tab',
      'Moves from the button into the open panel. Skips items without an address. After the last item, closes the panel and moves to the page.',
    ],
    ['Enter', 'On an item, goes to the section and closes the panel.'],
    ['Escape', 'Closes the panel and returns the focus to the button.'],
  ],
  content: [
    'Both: the section’s heading, word for word, in one to four words. A longer one wraps. Don’t add “section”.',
    'English: the section’s heading, “Our Products”.',
    'Arabic: the section’s heading, «منتجاتنا»; don’t repeat «القسم».',
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
