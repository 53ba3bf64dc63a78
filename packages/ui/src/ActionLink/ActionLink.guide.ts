import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The one action of a bilingual page: a single link that carries both wordings, to a web address (new tab) or to an app by a deep link.',
  do: [
    'Use it where both languages are shown at once; elsewhere a ButtonLink speaks one language.',
    'Take the wording from actionLabels: Explore for information, Try now for something to use.',
    'Declare each deep-link scheme in schemes; what is not declared is not followed.',
    'Leave an address that is still missing as it is: the link stays in place and says Coming soon.',
  ],
  dont: [
    'Show two primary ones on a card; the second is secondary.',
    'Hide an action because its address is missing.',
    'Build two links, one per language: it is one target with one name.',
  ],
  anatomy: [
    [
      'Pill',
      'At least 48 px high; filled (primary) or soft with a border (secondary); dashed without a target.',
    ],
    [
      'Two wordings',
      'The page’s language first, each with its own lang and dir, of the same size.',
    ],
    [
      'Sign between them',
      'An arrow out of the square for a new tab, an arrow onwards for an app, a dot without a target.',
    ],
    ['Reason', 'Coming soon / قريبًا below each wording, only without a target.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves to it; without a target it is passed over, and read with its reason as part of the page.',
    ],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'Both: the same action in both wordings, one to three words; long ones break, and the pill grows.',
    'English: sentence case, a verb first (Try now).',
    'Arabic: the imperative (استكشف، جرّب الآن), with its shadda where it prevents misreading.',
  ],
};
