/**
 * Islamic geometry: rosettes, tilings, and the strapwork that E. H. Hankin's construction draws on them. Everything is
 * plain points, which the drawing code projects.
 */
import { polar, polygon, range, star, tau, type Point } from '../../kit/geometry.ts';

export interface Rosette {
  /** Closed outlines: the star in the middle, the petals around it, and the kites between the tips of the petals. */
  readonly core: readonly Point[];
  readonly petals: readonly (readonly Point[])[];
  readonly kites: readonly (readonly Point[])[];
}

/** A rosette of `points` petals that touches the circle of `radius`; the tips of its petals start at `start`. */
export function rosette(
  points: number,
  radius: number,
  centre: Point = [0, 0],
  start = 0,
): Rosette {
  const at = (share: number, slot: number) =>
    polar(centre, radius * share, start + (slot / points) * tau);
  const slots = range(points);
  const half = Math.PI / points;
  // Neighbouring petals share their long sides, which lead to the tips of the star in the middle.
  const [core, waist, shoulder] = [0.3, 0.47, 0.79];
  return {
    core: star(points, radius * waist, radius * core, centre, start + half),
    petals: slots.map((slot) => [
      at(1, slot),
      at(shoulder, slot + 0.5),
      at(waist, slot + 0.5),
      at(core, slot),
      at(waist, slot - 0.5),
      at(shoulder, slot - 0.5),
    ]),
    kites: slots.map((slot) => [
      at(shoulder, slot + 0.5),
      at(1, slot),
      at(1.06 / Math.cos(half), slot + 0.5),
      at(1, slot + 1),
    ]),
  };
}

/** A piece of a pattern, and the two steps by which it repeats. */
export interface Tiling {
  readonly tiles: readonly (readonly Point[])[];
  readonly across: Point;
  readonly down: Point;
}

const root3 = Math.sqrt(3);

/** Tilings of regular polygons, named after the largest; every edge is 1 long. */
export const tilings = {
  octagons: {
    tiles: [
      polygon(8, 0.5 / Math.sin(Math.PI / 8), [0, 0], tau / 16),
      polygon(4, Math.SQRT1_2, [(1 + Math.SQRT2) / 2, (1 + Math.SQRT2) / 2]),
    ],
    across: [1 + Math.SQRT2, 0],
    down: [0, 1 + Math.SQRT2],
  },
  /** With triangles between them. */
  dodecagons: {
    tiles: [
      polygon(12, 0.5 / Math.sin(Math.PI / 12), [0, 0], tau / 24),
      polygon(3, 1 / root3, [(2 + root3) / 2, (2 + root3) / (2 * root3)], -tau / 4),
      polygon(3, 1 / root3, [2 + root3, (2 + root3) / root3], tau / 4),
    ],
    across: [2 + root3, 0],
    down: [(2 + root3) / 2, ((2 + root3) * root3) / 2],
  },
} as const satisfies Record<string, Tiling>;

/** The tiles of all repetitions within `reach` (half the width, half the height) of the middle. */
export function repeat({ tiles, across, down }: Tiling, [reachX, reachY]: Point): Point[][] {
  const rows = Math.ceil(reachY / down[1]);
  const columns = Math.ceil((reachX + Math.abs(down[0] * rows)) / across[0]);
  const all: Point[][] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const x = across[0] * column + down[0] * row;
      const y = across[1] * column + down[1] * row;
      if (Math.abs(x) > reachX + Math.abs(across[0])) continue;
      for (const tile of tiles) all.push(tile.map((dot): Point => [dot[0] + x, dot[1] + y]));
    }
  }
  return all;
}

export const centreOf = (tile: readonly Point[]): Point => [
  tile.reduce((sum, [x]) => sum + x, 0) / tile.length,
  tile.reduce((sum, [, y]) => sum + y, 0) / tile.length,
];

/** The straps of each tile and, where two cross, the short piece that lies on top. */
export interface Strapwork {
  /** From the middle of an edge, over a bend, to the middle of the next. */
  readonly straps: readonly (readonly [Point, Point, Point])[];
  /** Straight pieces centred on a crossing; along each strap over and under alternate. */
  readonly overs: readonly (readonly [Point, Point])[];
  /** The areas that the straps of each tile enclose, in the order of the tiles: a star if the tile is large. */
  readonly stars: readonly (readonly Point[])[];
}

/**
 * Hankin's construction: two straps start from the middle of each edge into the tile, at `angle` (radians) to the edge,
 * and end where they meet those of the next edges. `over` is half the length of the pieces on top.
 */
export function hankin(
  tiles: readonly (readonly Point[])[],
  angle: number,
  over = 0.12,
): Strapwork {
  const straps: [Point, Point, Point][] = [];
  const overs: [Point, Point][] = [];
  const stars: Point[][] = [];
  for (const tile of tiles) {
    const middle = centreOf(tile);
    const outline: Point[] = [];
    for (const [index, corner] of tile.entries()) {
      const next = tile[(index + 1) % tile.length] ?? corner;
      const afterNext = tile[(index + 2) % tile.length] ?? corner;
      const from = halfway(corner, next);
      const to = halfway(next, afterNext);
      const bend = meet(from, next, middle, angle);
      straps.push([from, bend, to]);
      outline.push(from, bend);
      const length = Math.hypot(bend[0] - from[0], bend[1] - from[1]) || 1;
      const reach = Math.min(over, length) / length;
      const step: Point = [(bend[0] - from[0]) * reach, (bend[1] - from[1]) * reach];
      overs.push([
        [from[0] - step[0], from[1] - step[1]],
        [from[0] + step[0], from[1] + step[1]],
      ]);
    }
    stars.push(outline);
  }
  return { straps, overs, stars };
}

const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Where the strap from the middle of an edge meets the line from the end of that edge to the middle of the tile. */
function meet(from: Point, corner: Point, middle: Point, angle: number): Point {
  const half = Math.hypot(corner[0] - from[0], corner[1] - from[1]);
  const along: Point = [(corner[0] - from[0]) / half, (corner[1] - from[1]) / half];
  const inward: Point = [middle[0] - from[0], middle[1] - from[1]];
  const deep = Math.hypot(...inward);
  const ray: Point = [
    along[0] * Math.cos(angle) + (inward[0] / deep) * Math.sin(angle),
    along[1] * Math.cos(angle) + (inward[1] / deep) * Math.sin(angle),
  ];
  const spine: Point = [middle[0] - corner[0], middle[1] - corner[1]];
  const cross = ray[0] * spine[1] - ray[1] * spine[0];
  const reach = ((corner[0] - from[0]) * spine[1] - (corner[1] - from[1]) * spine[0]) / cross;
  return [from[0] + ray[0] * reach, from[1] + ray[1] * reach];
}

/** A petal, its two sides, and the kite between it and its left neighbour. */
export interface Petal {
  readonly axis: number;
  readonly outline: readonly Point[];
  readonly halves: readonly [readonly Point[], readonly Point[]];
  readonly kite: readonly Point[];
}

/** A rosette with slender petals and gaps between them. */
export function flower(points: number, radius: number, centre: Point, start: number) {
  const petals = Array.from({ length: points }, (_, slot): Petal => {
    const axis = start + (slot * tau) / points;
    const at = (share: number, aside: number) =>
      polar(centre, radius * share, axis + (aside * tau) / points);
    const [tip, root] = [at(1, 0), at(0.31, 0)];
    const [right, rightWaist] = [at(0.81, 0.3), at(0.5, 0.5)];
    const [left, leftWaist] = [at(0.81, -0.3), at(0.5, -0.5)];
    return {
      axis,
      outline: [tip, right, rightWaist, root, leftWaist, left],
      halves: [
        [tip, right, rightWaist, root],
        [tip, root, leftWaist, left],
      ],
      kite: [rightWaist, right, at(1 / Math.cos(tau / points / 2), 0.5), at(0.81, 0.7)],
    };
  });
  const core = star(points, radius * 0.5, radius * 0.31, centre, start + tau / points / 2);
  return { petals, core };
}
