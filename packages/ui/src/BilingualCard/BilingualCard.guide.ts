import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'The one card of a city-platform page: a subject in English and Arabic of equal weight, its figures and one action, on glass over the background.',
  do: [
    'Let it be the only card of the page: directly in main it stands in the middle of the screen.',
    'Give figures as the platform publishes them, each value with what it counts.',
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
      'Optional and decorative: above the texts, or between the languages where the card is wide.',
    ],
    [
      'Two halves',
      'Side by side from 56 rem of its own width, below each other on less; the page’s language first.',
    ],
    [
      'Title',
      'A heading in the page’s language; the other one has the same size and is a paragraph.',
    ],
    ['Figures', 'Value above label; left out when there are none.'],
    ['Action and QR code', 'One ActionLink with both wordings, the code beside it.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the action.'],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'Both: a title of up to five words, a description of one or two sentences; long ones break and push the action down.',
    'English: figures as words and digits (Over 400) with a plural label (services).',
    'Arabic: the counted noun agrees with its number (أكثر من 400 خدمة، أكثر من 9 جهات); digits stay Latin.',
  ],
};
