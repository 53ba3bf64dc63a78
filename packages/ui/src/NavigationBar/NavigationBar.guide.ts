import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The header of a section: a logo that reloads the page, the few links that matter, and a menu that holds them all.',
  do: [
    'Give the bar at most four links, and further ones to the menu alone.',
    'Mark the link of the page shown as the current one: it is underlined, and announced as the current page.',
    'Use a drawing without words as the logo, 40 px high: its link is named “Refresh”, not after the brand.',
  ],
  dont: [
    'Use the logo as the way home: it reloads. The way home is a link.',
    'Use two bars on a page: it is the banner.',
    'Count on the links of the bar on a phone: below 40 rem they are in the menu alone.',
  ],
  anatomy: [
    ['Logo', 'Reloads the page, or does what onRefresh says.'],
    ['Links', 'At the end of the bar, in a navigation named “Section”.'],
    ['Menu button', 'Opens the menu; always there.'],
    [
      'Menu',
      'A dialog along the end of the line with all links, those of the bar first. It closes on a choice. AllStates leaves it out, since it lies over the whole screen: see Menu Open.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes from the logo through the links to the menu button.'],
    [
      'Enter, Space',
      'On the logo reload the page; on the menu button open the menu, with the focus on Close.',
    ],
    ['Escape', 'Closes the menu; the focus goes back to its button.'],
  ],
  content: [
    'Both: a label of one or two words, the same in the bar and in the menu; no full stop.',
    'English: sentence case, “All projects”.',
    'Arabic: nouns, with the article where one thing is meant: «الرئيسية», «جميع المشاريع».',
  ],
};
