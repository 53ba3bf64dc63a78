import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The subject of a city-platform page in English and Arabic with equal weight, with its figures and one action. The picture behind it is the hero: bright above, and fading into the page’s colour below, where the texts stand.',
  do: [
    'Make it the first of the page: first in main, it fills the screen and reaches its edges. Give its background the scrim “ground”.',
    'Give figures as the platform publishes them, each with what it counts.',
    'Add a QR code where visitors continue on a phone.',
    'Give the words of a figure, such as “Over”, as its qualifier, so that all numerals are equally large.',
    'Give a film or another hero as children; the texts then stand beside it.',
  ],
  dont: [
    'Shorten one language to make the halves equally long.',
    'Give it more than one action.',
    'Use it for a list of subjects: TileGrid and FeatureCard are for that.',
  ],
  anatomy: [
    [
      'Two halves',
      'Side by side on shared baselines when the card is at least 60 rem wide, otherwise stacked; the page’s language first.',
    ],
    [
      'Title',
      'A heading in the page’s language; a paragraph of the same size in the other. The longer title decides the size of both.',
    ],
    [
      'Figures',
      'Equal numerals on either side of the action: words such as “Over” above, the unit below, each in both languages. A value that differs by language is shown in each.',
    ],
    ['Action', 'A large ActionLink on the centre axis; the star is the hinge of its two labels.'],
    ['QR code', 'Between the halves, or beside them on an upright screen.'],
    ['Way back', 'A quiet link below the action.'],
    [
      'Hero',
      'Children or a picture in place of the backdrop: 60 % of a wide card, above the texts otherwise.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the action, then to the way back; skips a disabled action.'],
    ['Enter', 'Follows the action. A web address or a deep link opens in a new tab.'],
  ],
  content: [
    'Both: a title of up to five words, a description of one or two sentences. A longer title is smaller or takes a second line; the texts grow upwards.',
    'English: a figure in words and digits, “Over” and “400”, with a plural label, “services”.',
    'Arabic: the counted noun agrees with its number, «أكثر من 400 خدمة» and «أكثر من 9 جهات». Digits stay Latin.',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title in the language of the page.'],
      ['heading', 'One for both languages.'],
      ['term and definition', 'What a figure counts, and the figure.'],
      ['link', 'The action, then the way back.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '2.4.4', '2.4.6', '3.1.2'],
  },
  related: ['ActionLink', 'FeatureCard', 'ServiceDirectory', 'QrCode'],
  aliases: ['card', 'hero', 'translation', 'both languages', 'rtl'],
  pair: {
    do: { text: 'Both languages say the same, each at its own length.', args: {} },
    dont: {
      text: 'The Arabic is cut short, and so says less than the English.',
      args: {
        description: {
          en: 'One platform for everything a trader needs, from the licence to the container at the quay.',
          ar: 'منصة واحدة.',
        },
      },
    },
  },
};
