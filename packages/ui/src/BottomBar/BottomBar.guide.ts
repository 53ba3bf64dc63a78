import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'The controls of a screen, within reach at the bottom of a portrait kiosk.',
  do: [
    'Place it first on the page, around a HomeLink.',
    'Keep it for the whole visit: the bar stays while pages change.',
    'Leave the rest to the components: their controls move into the bar and back.',
  ],
  dont: [
    'Use two on one page.',
    'Put the action of a page in it: the bar is for moving around and for pausing.',
  ],
  anatomy: [
    [
      'Bar',
      'Opaque, from margin to margin, above the lowest part of the screen, which is out of reach. Only on screens in portrait that are wider than 960 px.',
    ],
    ['Start', 'The children: the way home.'],
    ['Middle', 'The links and the menu of a NavigationBar.'],
    ['End', 'The toggle of a SideNavigation, or the pause button of a background.'],
  ],
  keyboard: [['Tab', 'Moves through the bar first, from start to end, then to the page.']],
  content: ['No text of its own.'],
  accessibility: {
    roles: [],
    note: 'The controls keep their names, roles and landmarks in the bar.',
    criteria: ['1.4.10', '2.4.3', '2.4.11', '2.5.8', '3.2.3'],
  },
  related: ['HomeLink', 'NavigationBar', 'SideNavigation', 'BackgroundVideo'],
  aliases: ['dock', 'tab bar', 'bottom navigation', 'kiosk controls'],
};
