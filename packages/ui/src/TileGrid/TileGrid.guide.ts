import type { Guide } from '../story/guide.ts';
import { storyPicture } from '../story/storyPicture.ts';

const tilesOf = (...titles: readonly string[]) =>
  titles.map((title) => ({ id: title, title, href: '/', frame: storyPicture('#17181d') }));

export const guide: Guide = {
  purpose: 'The links that lead on from a screen, as tiles as large as the screen allows.',
  do: [
    'Set the number of tiles in each row with rows, for instance three above four for seven tiles.',
    'Choose pictures whose subject is in the middle: their edges fade into the page colour.',
    'Keep a tile whose address is missing: its picture is dimmed and it says “Coming soon”.',
  ],
  dont: [
    'Put more than four tiles in a row: their titles would be unreadable from three metres away.',
    'Put text in the picture: it’s decorative and cropped to the shape of its tile.',
    'Use it for text: a tile has only a title.',
  ],
  anatomy: [
    [
      'Grid',
      'A list in rows, or in one column if it is narrower than 41 rem. On an upright screen, two tiles are one above the other; more are in pairs, and of an odd number the first is above them, as wide as the grid.',
    ],
    [
      'Tile',
      'One link. On hover, it rises by 4 px and its picture grows, unless motion is reduced.',
    ],
    ['Frame', 'The picture, above the title. In one column and in pairs, it is next to the title.'],
    [
      'Title',
      'The name of the tile, in one size throughout the grid. It wraps and is never truncated.',
    ],
    [
      'End',
      'An arrow in the reading direction, a new-tab icon, or “Coming soon”. In pairs, tiles have no arrow.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through the tiles, row by row. Skips tiles without an address.'],
    ['Enter, Space', 'Follows the tile. Web addresses open in a new tab.'],
  ],
  content: [
    'Both: a title of one to four words without a full stop. Product names stay as they are.',
    'English: title case, the same as the heading of the screen it leads to.',
    'Arabic: with the article or the possessive, «شركاؤنا». A name with a foreign word begins in Arabic, «سحابة Signature الخاصة».',
  ],
  accessibility: {
    roles: [
      ['list', 'Announces the number of tiles.'],
      ['link', 'Each tile, named by its title. The picture is decorative.'],
    ],
    criteria: ['1.1.1', '1.3.1', '1.4.3', '2.1.1', '2.4.4', '2.4.7'],
  },
  related: ['FeatureCard', 'CardGrid'],
  aliases: ['tiles', 'menu', 'gallery', 'grid', 'launcher'],
  pair: {
    do: { text: 'Two-word titles are readable at a glance from three metres away.', args: {} },
    dont: {
      text: 'Sentences as titles wrap and leave no room for the pictures.',
      args: {
        tiles: tilesOf(
          'Read all about our brand and its history.',
          'Everything that our products can do for you.',
          'These are the partners that we work with.',
        ),
      },
    },
  },
};
