import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

const many = [
  'Contact us',
  'Read the brochure',
  'See our partners',
  'Watch the film',
  'Start over',
].map((label) => ({ id: label, label, href: './', picture: storyPicture('#23264d', 320, 200) }));

export const guide: Guide = {
  purpose:
    'The links that lead on from a microsite screen, with pictures, at its end: to the form first, then back.',
  do: [
    'Put the most important action first.',
    'Name the screen that a way back leads to.',
    'Place it directly in main: the page then fills the screen, with the actions at its foot.',
  ],
  dont: ['Give it more than three actions.', 'Use a picture that contains words.'],
  anatomy: [
    ['Row', 'From the start to the end of the line; wraps on narrow screens.'],
    ['Action', 'An ImageLink: a decorative picture, then its name as visible text.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the actions; skips one without an address.'],
    ['Enter, Space', 'Follows the action. A web address opens in a new tab.'],
  ],
  content: [
    'Both: a label of up to six words that makes sense on its own. A longer label wraps beside its picture.',
    'English: sentence case, a verb first, “Contact us”.',
    'Arabic: an imperative or a verbal noun, «تواصل معنا» or «العودة إلى …». Core 42 keeps its order within the sentence.',
  ],
  accessibility: {
    roles: [
      ['contentinfo', 'The end of the page, or no landmark inside main.'],
      ['link', 'Each action, named by its label; the picture is decorative.'],
    ],
    criteria: ['1.1.1', '2.1.1', '2.4.4', '2.5.8', '3.2.3'],
  },
  related: ['ImageLink', 'Toolbar', 'NavigationBar'],
  aliases: ['footer', 'bottom bar', 'next steps', 'back'],
  pair: {
    do: { text: 'Two actions, the most important first.', args: {} },
    dont: {
      text: 'Five actions: none is more important than the others.',
      args: { actions: many },
    },
  },
};
