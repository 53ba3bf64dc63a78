import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The header of a section: a logo that reloads the page or leads home, the few most important links, and a menu with all of them.',
  do: [
    'Put at most four links in the bar, and any others only in the menu.',
    'Mark the link to the page shown as current: it’s underlined and announced as the current page.',
    'Use a drawing without text as the logo, 40 px high: its link is named “Refresh”, not after the brand.',
  ],
  dont: [
    'Use the logo as the home link: it reloads the page. Use the `home` prop instead.',
    'Combine `home` with a HomeLink: one home link is enough.',
    'Use two bars on a page: the bar is its banner landmark.',
    'Rely on the links in the bar on a phone: below 40 rem they’re only in the menu.',
  ],
  anatomy: [
    [
      'Home',
      'Optional: an icon of a house and a label, on the start side, at least 48 px high and wide. On a phone, only the icon is shown; the label still names the link.',
    ],
    [
      'Logo',
      'A decorative drawing in a link that reloads the page or calls onRefresh. Visually hidden text names the link “Refresh”, as does its title.',
    ],
    [
      'Links',
      'A navigation landmark named “Section”, at the end of the bar. A link without an address is disabled and says “Coming soon”. On a phone, the links are only in the menu.',
    ],
    [
      'Menu button',
      'A button that opens the menu; on a wide screen, only if the menu has more links than the bar.',
    ],
    [
      'Menu',
      'A dialog on the end side with all links: the home link, those of the bar, then the others. It closes when the visitor chooses a link. All states leaves it out because it covers the whole screen: see Menu open.',
    ],
  ],
  keyboard: [
    [
      'Tab',
      'Moves from the home link and the logo through the links to the menu button. Skips links without an address.',
    ],
    [
      'Enter, Space',
      'On the logo, reloads the page or follows its link. On the menu button, opens the menu with the focus on Close.',
    ],
    ['Enter', 'On a link, follows it. Web addresses open in a new tab.'],
    ['Escape', 'Closes the menu and returns the focus to its button.'],
  ],
  content: [
    'Both: one or two words for a label, without a full stop; the same in the bar and the menu.',
    'Both: home names the place, not the way there. A label in two languages is shown in both.',
    'English: sentence case, “All projects”.',
    'Arabic: nouns, with the article for unique things: «الرئيسية», «جميع المشاريع».',
  ],
  accessibility: {
    roles: [
      ['banner', 'The bar; one per page.'],
      ['navigation', 'The links of the bar and those of the menu, each with a name.'],
      ['link', 'The link to the page shown is announced as the current page.'],
      ['button', 'Opens the menu; announced as opening a dialog.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.3', '2.4.4', '2.4.7', '2.5.8', '3.2.3', '4.1.2'],
  },
  related: ['HomeLink', 'SideNavigation', 'Dialog'],
  aliases: ['header', 'menu', 'navbar', 'hamburger', 'topbar', 'tabs'],
};
