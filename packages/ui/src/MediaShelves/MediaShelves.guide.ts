import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A directory to choose from by picture: shelves of posters, each with its name in both languages at once.',
  do: [
    'Give each subject one tile, and its other pages as variants: chips on its picture.',
    'Use the first frame of the loop as the poster, so that the picture begins to move without a jump.',
    'Put the most wanted subjects first; the first shelf is in view on every screen.',
  ],
  dont: [
    'Write into the pictures: they are decorative, and the name stands below.',
    'Give a shelf without tiles: its heading would promise something that is not there.',
    'Nest it or show two on a page: the ids of shelves are addresses, and the light of the page is one.',
  ],
  anatomy: [
    [
      'Headings',
      'Both languages on one line or, without room, below each other on their own sides. The one in the language of the page is the heading and names the section.',
    ],
    [
      'Tile',
      'One link of a picture of 16:9 and two names, each on a line of its own. Two to five stand in a row; two alone share the width.',
    ],
    ['Crop', 'Tiles with the same poster show different parts of it.'],
    [
      'Loop',
      'Plays on the tile that is pointed at or focused, one at a time. It is fetched after 0.2 s and no longer than the pointer stays; never with reduced motion, data saving, forced colours or paused backgrounds.',
    ],
    ['Light', 'The same poster, blurred, behind the whole page.'],
    ['Chips', 'On the picture, 48 px high; on a phone below the names.'],
    [
      'Sections',
      'On upright screens a bar of links to the shelves, within reach. The shelf that is being looked at is marked.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through tiles and their chips; on upright screens through the sections first.'],
    ['Enter', 'Follows the link. A web address opens in a new tab.'],
  ],
  content: [
    'Both: one to four words for a name, one to three for a heading, two for a chip. No full stops.',
    'English: sentence case; write the names of authorities as they do themselves.',
    'Arabic: the definite article where something known is meant, as in «التجارة»; a translation, never a transcription.',
  ],
  accessibility: {
    roles: [
      ['region', 'Each shelf, named by its heading in the language of the page.'],
      ['list', 'The posters of a shelf.'],
      ['link', 'Named in both languages; picture and loop are decorative.'],
      [
        'navigation',
        'The bar of sections on upright screens; the shelf in view is the current one.',
      ],
    ],
    criteria: ['1.1.1', '1.3.1', '2.1.1', '2.2.2', '2.4.4', '2.4.7', '3.1.2'],
  },
  related: ['TileGrid', 'ServiceDirectory', 'FeatureCard'],
  aliases: ['carousel', 'gallery', 'directory', 'netflix', 'rows', 'thumbnails'],
};
