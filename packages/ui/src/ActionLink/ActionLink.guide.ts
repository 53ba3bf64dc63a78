import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The one action of a bilingual page: a single link, labelled in both languages, to a page of the site, to a web address or, by a deep link, to an app.',
  do: [
    'Use it where both languages are on screen at once. Elsewhere, use ButtonLink.',
    'Take the label from actionLabels: “Explore” for information, “Try now” for something to use.',
    'List every deep-link scheme in schemes. A link with any other scheme is disabled.',
    'Set isReturn on a link that leads back up.',
    'Use size large for the one action of a whole screen.',
    'Keep the link while its address is missing: it stays in place and says “Coming soon”.',
  ],
  dont: [
    'Put two primary links on one card; make the second one secondary.',
    'Hide an action because its address is missing.',
    'Build one link for each language: one action is one link with one name.',
  ],
  anatomy: [
    [
      'Pill',
      'The link itself, at least 48 px high: filled (primary), tinted with a border (secondary) or text alone (quiet, disabled).',
    ],
    [
      'Labels',
      'Both languages at the same size, the page’s language first, each with its own lang and dir. A label given as a string stands alone.',
    ],
    [
      'Icon',
      'Between the labels: a diagonal arrow for a new tab, a forward arrow within the site, an upward arrow for a link back, a star if disabled. In size large it stands in a star, the hinge of both languages.',
    ],
    ['Reason', '“Coming soon” or «قريبًا» below each label; only on a disabled link.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the link; skips a disabled one, whose label and reason screen readers still read.',
    ],
    ['Enter', 'Follows the link. A web address or a deep link opens in a new tab.'],
  ],
  content: [
    'Both: the same action in both languages, one to three words. A longer label wraps, and the pill grows.',
    'English: sentence case, a verb first, “Try now”.',
    'Arabic: an imperative, «استكشف» or «جرّب الآن», with a shadda where it prevents misreading.',
  ],
  accessibility: {
    roles: [
      [
        'link',
        'Named by both labels, each with its own language. A disabled one stays a link that says “Coming soon”.',
      ],
    ],
    criteria: ['1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8', '3.1.2'],
  },
  related: ['Button', 'ImageLink', 'BilingualCard'],
  aliases: ['cta', 'call to action', 'button', 'link', 'deep link', 'app link'],
};
