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
    'The links at the end of a microsite screen, with pictures: first to the form, then back.',
  do: [
    'Put the most important action first.',
    'Name the destination in the label of a back link.',
    'Place it directly in main: the page then fills the screen, with the actions at the bottom.',
  ],
  dont: ['Give it more than three actions.', 'Use a picture that contains words.'],
  anatomy: [
    ['Row', 'From the start side to the end side; wraps on narrow screens.'],
    ['Action', 'An ImageLink: a decorative picture, then its name as visible text.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the actions. Skips actions without an address.'],
    ['Enter, Space', 'Follows the action. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: a label of up to six words that makes sense on its own. A longer label wraps next to its picture.',
    'English: sentence case, verb first, “Contact us”.',
    'Arabic: an imperative or a verbal noun, «تواصل معنا» or «العودة إلى …». Core42 keeps its order within the sentence.',
  ],
  accessibility: {
    roles: [
      ['contentinfo', 'The end of the page; inside main, it isn’t a landmark.'],
      ['link', 'Each action, named by its label. The picture is decorative.'],
    ],
    criteria: ['1.1.1', '2.1.1', '2.4.4', '2.5.8', '3.2.3'],
  },
  related: ['ImageLink', 'Toolbar', 'NavigationBar'],
  aliases: ['footer', 'bottom bar', 'next steps', 'back'],
  pair: {
    do: { text: 'Two actions, the most important first.', args: {} },
    dont: {
      text: 'Five actions with no priority among them.',
      args: { actions: many },
    },
  },
};
