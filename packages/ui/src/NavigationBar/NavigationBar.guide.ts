import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The header of a section: a logo that reloads the page, the few links that matter most, and a menu that holds them all.',
  do: [
    'Put at most four links in the bar, and any further ones only in the menu.',
    'Mark the link to the page shown as current: it is underlined and announced as the current page.',
    'Use a drawing without text as the logo, 40 px high: its link is named “Refresh”, not after the brand.',
  ],
  dont: [
    'Use the logo as the way home: it reloads the page. Use the `home` prop.',
    'Combine `home` with a HomeLink: one way home is enough.',
    'Use two bars on a page: the bar is its banner landmark.',
    'Rely on the links in the bar on a phone: below 40 rem they are only in the menu.',
  ],
  anatomy: [
    [
      'Home',
      'Optional: an icon of a house and a label, at the start of the line, at least 48 px high and wide. On a phone the icon stands alone; the label names the link all the same.',
    ],
    [
      'Logo',
      'A decorative drawing in a link that reloads the page or calls onRefresh. The link is named “Refresh” by visually hidden text, and its title says so too.',
    ],
    [
      'Links',
      'A navigation landmark named “Section”, at the end of the bar. A link without an address is disabled and says “Coming soon”. On a phone they are only in the menu.',
    ],
    ['Menu button', 'A button that opens the menu; always there.'],
    [
      'Menu',
      'A dialog at the end of the line with all links: the way home, those of the bar, then the others. It closes when a link is chosen. AllStates leaves it out because it covers the whole screen: see Menu Open.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves from the way home and the logo through the links to the menu button; skips links without an address.',
    ],
    [
      'Enter, Space',
      'On the logo, reloads the page. On the menu button, opens the menu with the focus on Close.',
    ],
    ['Enter', 'On a link, follows it. A web address opens in a new tab.'],
    ['Escape', 'Closes the menu and returns the focus to its button.'],
  ],
  content: [
    'Both: one or two words for a label, without a full stop; the same in the bar and in the menu.',
    'Both: home names the place, not the way there. A label in two languages is shown in both.',
    'English: sentence case, “All projects”.',
    'Arabic: nouns, with the article where one thing is meant: «الرئيسية», «جميع المشاريع».',
  ],
  accessibility: {
    roles: [
      ['banner', 'The bar, one on each page.'],
      ['navigation', 'The links of the bar, and those of the menu, each with a name.'],
      ['link', 'The link to the page shown is announced as the current page.'],
      ['button', 'Opens the menu, and says that it opens a dialog.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.3', '2.4.4', '2.4.7', '2.5.8', '3.2.3', '4.1.2'],
  },
  related: ['HomeLink', 'SideNavigation', 'Dialog'],
  aliases: ['header', 'menu', 'navbar', 'hamburger', 'topbar', 'tabs'],
};
