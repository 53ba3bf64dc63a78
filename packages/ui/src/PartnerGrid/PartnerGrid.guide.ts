import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

const partners = (ground: string) =>
  ['NVIDIA', 'Cerebras', 'Qualcomm'].map((title) => ({
    title,
    logo: storyPicture(ground, 480, 270),
  }));

export const guide: Guide = {
  purpose: 'The logos of partners side by side, for display only.',
  do: [
    'Use white or light logos on a transparent background: the plates are dark in the themes that show them.',
    'Give each logo its real width and height and some space around it: 480 × 270 px suits most.',
    'Fill whole rows if you can: three logos on a wide landscape screen, two on any other.',
  ],
  dont: [
    'Make a logo a link: a kiosk has no links to partners.',
    'List a partner twice: names identify the logos.',
    'Rank partners by size: all plates are the same size.',
  ],
  anatomy: [
    ['Grid', 'A list, so that screen readers say how many partners there are.'],
    ['Plate', 'A box at least 144 px high, or 224 px on a wide screen.'],
    [
      'Logo',
      'A picture at most 24 rem wide and 14 rem high. The partner’s name is its alt text and replaces it if it doesn’t load.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: the partner’s name as the partner writes it, without “logo”.',
    'English: the short official name without a legal form, “NVIDIA”.',
    'Arabic: the official Arabic name if there is one, otherwise the name as it is. Don’t transcribe it yourself.',
  ],
  accessibility: {
    roles: [
      ['list', 'Announces the number of partners.'],
      ['image', 'Each logo, named after its partner.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.11'],
  },
  related: ['CardGrid', 'TileGrid'],
  aliases: ['logos', 'sponsors', 'clients', 'brands'],
  pair: {
    do: {
      text: 'Light logos on a transparent background: the plates look like one set.',
      args: { partners: partners('transparent') },
    },
    dont: {
      text: 'Logos with their own backgrounds: each is a box within a box.',
      args: { partners: partners('#ffffff') },
    },
  },
};
