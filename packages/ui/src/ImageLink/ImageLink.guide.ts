import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A link with a picture that makes it easy to find: to the contact form at the foot of a screen or, in the large size, as the one way into a section.',
  do: [
    'Use the large size once on a screen, for its one way in.',
    'Choose a picture that stays clear when small: it is 56 to 76 px high, or 72 to 120 px in the large size.',
    'Give the picture its real width and height, so that nothing moves when it loads.',
  ],
  dont: [
    'Put text in the picture: the label beside it names the link, and only the label is translated.',
    'Use it for an action on the same screen: use a Button.',
  ],
  anatomy: [
    [
      'Frame',
      'One link around everything, at least 48 px high. Its border lights up under the pointer.',
    ],
    ['Picture', 'A decorative image at the start of the line; its alt text is empty.'],
    [
      'Label',
      'The name of the link, as visible text beside the picture. Screen readers say it once.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the link; skips one without an address.'],
    ['Enter, Space', 'Follows the link. A web address opens in a new tab.'],
  ],
  content: [
    'Both: an action or a place in one to three words, without a full stop. A long label wraps and is never cut.',
    'English: sentence case, “Contact us”.',
    'Arabic: an imperative or a verbal noun, as in «تواصل معنا»; never a word-for-word translation of “click here”.',
  ],
  accessibility: {
    roles: [['link', 'Named by the label alone, once; the picture is decorative.']],
    criteria: ['1.1.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  },
  related: ['ActionLink', 'Button', 'FooterActions', 'Hero'],
  aliases: ['thumbnail', 'picture', 'button', 'link'],
};
