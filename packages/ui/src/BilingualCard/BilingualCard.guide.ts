import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Presents a subject in English and Arabic with equal weight, with its figures and one action: in a box, or as the hero of a page.',
  do: [
    'Use the variant “hero” as the header of a Page with the layout “cover”, and give its background the scrim “ground”: the picture behind it is bright at the top and fades into the page colour below, behind the texts.',
    'Give figures as the platform publishes them, each with its label.',
    'Use the size “compact” if what follows the hero is the point of the page, for instance a list.',
    'Give the words of a figure, such as “Over”, as its qualifier, so all numerals share one size.',
    'Give a film as children: the texts then appear next to it.',
  ],
  dont: [
    'Shorten one language to make the halves equally long.',
    'Give it more than one action.',
    'Use it for a list of subjects: use TileGrid or FeatureCard instead.',
  ],
  anatomy: [
    [
      'Two halves',
      'Side by side on shared baselines if the card is at least 44 rem wide, as a hero 60 rem; otherwise stacked. The page’s language comes first.',
    ],
    [
      'Title',
      'A heading in the page’s language, and a paragraph of the same size in the other. The longer title sets the size of both.',
    ],
    [
      'Figures',
      'Numerals of equal size in a row, with words such as “Over” above and the unit below, each in both languages. If a value differs by language, each language has its own column. One or two short ones stand on both sides of a hero’s action, or between the titles of a compact hero.',
    ],
    [
      'Action',
      'A large ActionLink, with a star between its two labels; on the centre axis of a hero.',
    ],
    ['Back link', 'A quiet link below the action.'],
    [
      'Picture or film',
      'Half of a wide card, 58 % of a wide hero. In a narrow card it’s above the texts, in a narrow hero below them.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the action, then to the back link. Skips a disabled action.'],
    ['Enter', 'Follows the action. Web addresses and deep links open in a new tab.'],
  ],
  content: [
    'Both: a title of up to five words, and a description of one or two sentences. A longer title shrinks or takes a second line; the texts grow upwards.',
    'English: a figure in words and digits, “Over” and “400”, with a plural label, “services”.',
    'Arabic: the counted noun agrees with its number, «أكثر من 400 خدمة» and «أكثر من 9 جهات». Digits stay Latin.',
  ],
  accessibility: {
    roles: [
      ['article', 'Named by the title in the page’s language.'],
      ['heading', 'One for both languages.'],
      ['term and definition', 'A figure’s label, and the figure.'],
      ['link', 'The action, then the back link.'],
    ],
    criteria: ['1.3.1', '1.3.2', '1.4.3', '2.4.4', '2.4.6', '3.1.2'],
  },
  related: ['ActionLink', 'FeatureCard'],
  aliases: ['card', 'hero', 'translation', 'both languages', 'rtl'],
  pair: {
    do: { text: 'Both languages say the same thing, each at its own length.', args: {} },
    dont: {
      text: 'The Arabic is cut short and says less than the English.',
      args: {
        description: {
          en: 'One platform for everything a trader needs, from the licence to the container at the quay.',
          ar: 'منصة واحدة.',
        },
      },
    },
  },
};
