import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The sections of one screen behind a button at the end of the line, on screens too long to be seen at once.',
  do: [
    'Put it into a Page after its heading, and list the sections in their order.',
    'Lead to anchors of the screen, one for each section.',
    'Leave an item without an address where a section is still to come: it is grey, and cannot be followed.',
  ],
  dont: [
    'Use it for the pages of a site: that is a NavigationBar.',
    'Put anything else into the upper corner at the end of the line: the button stays there while the page scrolls.',
    'Use two on a screen.',
  ],
  anatomy: [
    [
      'Button',
      'Fixed in the corner, 48 px or more, over the open panel too; a list when closed, a cross when open. The heading beside it leaves it room.',
    ],
    [
      'Panel',
      'As high as the screen, at most 24 rem wide. It comes in by 18 px in 0.45 s, or at once with reduced motion. The page beside it stays usable: it is no dialog.',
    ],
    [
      'Heading',
      '“On this screen”, for the eye; screen readers hear it as the name of the navigation.',
    ],
    ['Items', 'Links, at least 48 px high. Choosing one closes the panel.'],
    [
      'In AllStates',
      'Each cell holds a screen of its own, so that button and panel stand in its corner and not in that of the window.',
    ],
  ],
  keyboard: [
    ['Enter, Space', 'On the button open and close the panel.'],
    ['Tab', 'Goes from the button into the open panel; items without an address are passed over.'],
    ['Enter', 'On an item goes to the section and closes the panel.'],
    ['Escape', 'Closes the panel; the focus goes back to the button.'],
  ],
  content: [
    'Both: the heading of the section, word by word, in one to four words; a longer one wraps. An item names itself once.',
    'English: as the section is headed, “Our Products”.',
    'Arabic: as the section is headed, «منتجاتنا»; «القسم» is not repeated.',
  ],
};
