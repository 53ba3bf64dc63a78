import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The main action on a bilingual page: one link, labelled in both languages. It leads to a page of the site, a web address or, through a deep link, an app.',
  do: [
    'Use it where both languages are on screen at once. Elsewhere, use ButtonLink.',
    'Take the label from actionLabels: “Explore” for information, “Try now” for something to use.',
    'List every deep-link scheme in the provider’s schemes. Links with other schemes are disabled.',
    'Set back on a link back to the previous level.',
    'Use size large for the main action of a whole screen.',
    'Keep the link when its address is missing: it stays in place and says “Coming soon”.',
  ],
  dont: [
    'Put two primary links on one card: make the second one secondary.',
    'Hide an action whose address is missing.',
    'Make a separate link for each language: one action needs one link with one name.',
  ],
  anatomy: [
    [
      'Pill',
      'The link itself, at least 48 px high: filled (primary), tinted with a border (secondary) or plain text (quiet, disabled).',
    ],
    [
      'Labels',
      'Both languages at the same size, the page’s language first, each with its own lang and dir. A string label is shown once.',
    ],
    [
      'Icon',
      'Between the labels: a diagonal arrow for a new tab, a forward arrow within the site, an upward arrow for a link back, a star if disabled. In size large, a star surrounds it.',
    ],
    ['Reason', '“Coming soon” or «قريبًا» below each label, on disabled links only.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the link and skips a disabled one. Screen readers still read the disabled link’s label and reason.',
    ],
    ['Enter', 'Follows the link. Web addresses and deep links open in a new tab.'],
  ],
  content: [
    'Both: the same action in both languages, in one to three words. A longer label wraps, and the pill grows.',
    'English: sentence case, verb first, “Try now”.',
    'Arabic: an imperative, «استكشف» or «جرّب الآن», with a shadda where it prevents misreading.',
  ],
  accessibility: {
    roles: [
      [
        'link',
        'Named by both labels, each in its own language. A disabled link keeps its role and says “Coming soon”.',
      ],
    ],
    criteria: ['1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8', '3.1.2'],
  },
  related: ['Button', 'ImageLink', 'BilingualCard'],
  aliases: ['cta', 'call to action', 'button', 'link', 'deep link', 'app link'],
};
