import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A link with a picture that makes it easy to find, for instance to the contact form at the bottom of a screen or, in the large size, as the only way into a section.',
  do: [
    'Use it for a link with a name alone. For an entry that needs a text, use a FeatureCard.',
    'Use the large size once per screen, for its main entry point.',
    'Choose a picture that stays clear when small: it’s 56 to 76 px high, or 72 to 120 px in the large size.',
    'Give the picture’s real width and height, so nothing moves when it loads.',
  ],
  dont: [
    'Put text in the picture: the label next to it names the link, and only the label is translated.',
    'Use it for an action on the same screen: use a Button instead.',
  ],
  anatomy: [
    ['Frame', 'One link around everything, at least 48 px high. Its border lights up on hover.'],
    ['Picture', 'A decorative image on the start side; its alt text is empty.'],
    [
      'Label',
      'The name of the link, as visible text next to the picture. Screen readers say it once.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the link. Skips one without an address.'],
    ['Enter, Space', 'Follows the link. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: an action or a place in one to three words, without a full stop. A long label wraps and is never truncated.',
    'English: sentence case, “Contact us”.',
    'Arabic: an imperative or a verbal noun, as in «تواصل معنا»; never a word-for-word translation of “click here”.',
  ],
  accessibility: {
    roles: [['link', 'Named by the label alone. The picture is decorative.']],
    criteria: ['1.1.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  },
  related: ['ActionLink', 'Button', 'Hero'],
  aliases: ['thumbnail', 'picture', 'button', 'link'],
};
