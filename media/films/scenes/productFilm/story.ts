/** The moments and colours that the product film's modules share. */
import { colorsOf } from '../../../kit/color.ts';
import { core42 } from '../../../kit/palette.ts';

export const seconds = 22;

export const {
  ground,
  shade,
  steel,
  steelLit,
  indigo,
  violet,
  cyan,
  text: white,
} = colorsOf(core42);

/** In seconds. */
export const story = {
  fall: [1.75, 2.6],
  impact: 2.6,
  rackRises: [2.75, 4.7],
  regionRises: [6.5, 10.4],
  gathering: [8.6, 13.4],
  boundary: [11, 13.6],
  wallRises: [13, 15.2],
  light: [14.9, 17.2],
  dissolve: [18.7, 21.3],
} as const;

/** The height from which the call falls, and to which the light returns. */
export const callHeight = 2.25;
