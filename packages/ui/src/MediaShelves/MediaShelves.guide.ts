import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A visual directory: shelves of posters, each with its name in both languages at once.',
  do: [
    'Give each subject one tile, and its other pages as variants: these become glyphs in the corner of its picture.',
    'Use the first frame of the loop as the poster, so that the picture starts to move without a jump.',
    'Put the most popular subjects first: the first shelf is in view on every screen.',
  ],
  dont: [
    'Put words into the pictures: they’re decorative, and the name is below.',
    'Add an empty shelf: its heading would promise content that isn’t there.',
    'Nest it or show two on a page: shelf ids are addresses, and the page has one light.',
  ],
  anatomy: [
    [
      'Headings',
      'Both languages on one line or, if there’s no room, stacked on their own sides. The one in the page’s language is the heading and names the section.',
    ],
    [
      'Tile',
      'One link with a 16:9 picture and two names, each on its own line. A row has two to five tiles, all equally wide; the last row is centred.',
    ],
    ['Crop', 'Tiles with the same poster show different parts of it.'],
    [
      'Loop',
      'Plays on the hovered or focused tile, one at a time. It’s fetched after 0.2 s, and fetching stops when the pointer leaves. It never plays with reduced motion, data saving, forced colours or paused backgrounds.',
    ],
    ['Light', 'The same poster, blurred, behind the whole page.'],
    ['Variants', 'Glyphs in the corner of the picture, each with a target of 48 px.'],
    ['Sections', 'Links to the shelves, in a BottomBar. The shelf in view is marked.'],
  ],
  keyboard: [
    ['Tab', 'Moves through tiles and their variants; in a BottomBar, through the sections first.'],
    ['Enter', 'Follows the link. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: one to four words for a name, one to three for a heading, two for a chip. No full stops.',
    'English: sentence case. Write the names of authorities as they do themselves.',
    'Arabic: the definite article for known things, as in «التجارة»; a translation, never a transcription.',
  ],
  accessibility: {
    roles: [
      ['region', 'Each shelf, named by its heading in the page’s language.'],
      ['list', 'The posters of a shelf.'],
      ['link', 'Named in both languages. The picture and the loop are decorative.'],
      [
        'navigation',
        'The bar of sections on portrait screens. The shelf in view is the current one.',
      ],
    ],
    criteria: ['1.1.1', '1.3.1', '2.1.1', '2.2.2', '2.4.4', '2.4.7', '3.1.2'],
  },
  related: ['TileGrid', 'ServiceDirectory', 'FeatureCard'],
  aliases: ['carousel', 'gallery', 'directory', 'netflix', 'rows', 'thumbnails'],
};
