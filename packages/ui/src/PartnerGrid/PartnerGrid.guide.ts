import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'The logos of partners side by side, to be seen and not pressed.',
  do: [
    'Use logos in white or light colours on a transparent ground: the plates are dark in the worlds they are shown in.',
    'Give each logo its real width and height and some air of its own; 480 by 270 px suits most.',
    'Fill whole rows where it can be had: three on a wide screen, two below 60 rem.',
  ],
  dont: [
    'Make a logo a link: partners lead nowhere from a kiosk.',
    'List a partner twice: the name tells one from another.',
    'Rank by size: every partner has a plate of one size.',
  ],
  anatomy: [
    ['Grid', 'A list, so that screen readers say how many there are.'],
    ['Plate', 'At least 144 px high, 224 px on a wide screen.'],
    [
      'Logo',
      'At most 24 rem wide and 14 rem high. The name is its text alternative and stands in its place when the picture does not arrive.',
    ],
  ],
  keyboard: [],
  content: [
    'Both: the partner’s name as the partner writes it, without “logo”.',
    'English: the short official name, “NVIDIA”, without a legal form.',
    'Arabic: the official Arabic name where there is one, else the name as it is; no transcription of one’s own.',
  ],
};
