import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The subject of a city-platform page in English and Arabic with equal weight, with its figures and one action, on glass over the background.',
  do: [
    'Make it the only card of the page: placed directly in main, it is centred on the screen.',
    'Give figures as the platform publishes them, each with what it counts.',
    'Add a QR code where visitors continue on a phone.',
  ],
  dont: [
    'Shorten one language to make the halves equally long.',
    'Give it more than one action.',
    'Use it for a list of subjects: TileGrid and FeatureCard are for that.',
  ],
  anatomy: [
    [
      'Picture',
      'Optional and decorative; above the text, or between the languages on a wide card.',
    ],
    [
      'Two halves',
      'Side by side when the card is at least 56 rem wide, otherwise stacked; the page’s language first.',
    ],
    ['Title', 'A heading in the page’s language; a paragraph of the same size in the other.'],
    ['Figures', 'Each value above its label; omitted if there are none.'],
    [
      'Action and QR code',
      'One ActionLink with a label in both languages, and the code beside it.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the action; skips a disabled one.'],
    ['Enter', 'Follows the action. A web address or a deep link opens in a new tab.'],
  ],
  content: [
    'Both: a title of up to five words, a description of one or two sentences. Longer text wraps and moves the action down.',
    'English: a figure in words and digits, “Over 400”, with a plural label, “services”.',
    'Arabic: the counted noun agrees with its number, «أكثر من 400 خدمة» and «أكثر من 9 جهات». Digits stay Latin.',
  ],
};
