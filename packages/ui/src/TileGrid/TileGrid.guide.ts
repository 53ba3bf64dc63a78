import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose: 'The ways on from a screen, as tiles as large as the screen allows.',
  do: [
    'Say how many stand in each row, for instance three over four for seven.',
    'Choose frames that bear a title at their foot: the lower third is darkened.',
    'Keep a tile whose address is still to come: its frame is dimmed and it says “Coming soon”.',
  ],
  dont: [
    'Put more than four in a row: titles then no longer bear three metres.',
    'Draw words into a frame: it is decorative, and cut to the shape of its tile.',
    'Use it for texts: a tile has a title and nothing else.',
  ],
  anatomy: [
    ['Grid', 'A list. Below 46 rem the tiles stand below each other.'],
    [
      'Tile',
      'One link, at least 176 px high, 240 px on a wide screen. Under a pointer it rises by 4 px and its frame grows, not with reduced motion.',
    ],
    ['Frame', 'Fills the tile; a tile as wide as the screen shows its upper part.'],
    ['Title', 'At the foot, smaller in a narrow tile; it wraps and is never cut.'],
    [
      'Sign',
      'An arrow in the reading direction, the sign of a new tab, or the reason why it leads nowhere yet.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes through the tiles, row by row; those still to come are passed over.'],
    ['Enter, Space', 'Follow the tile.'],
  ],
  content: [
    'Both: a title of one to four words without a full stop; names of products stay as they are.',
    'English: title case, as the screen it leads to is headed.',
    'Arabic: with the article or the possessive, «شركاؤنا»; a name with a foreign word begins in Arabic, «سحابة Signature الخاصة».',
  ],
};
