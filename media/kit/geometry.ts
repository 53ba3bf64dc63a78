/**
 * The constructions of Islamic geometry: stars, rosettes, tilings and the strapwork that E. H. Hankin found to
 * grow on them. Everything is made of plain places; whoever draws projects them.
 */
import type { Dot } from './isometric.ts';

const turn = Math.PI * 2;

/** A regular polygon; its first corner lies at the angle `start`. */
export const polygon = (corners: number, radius: number, [x, y]: Dot = [0, 0], start = 0): Dot[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = start + (corner / corners) * turn;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** The outline of a star: tips at `outer`, the first at the angle `start`, and dents at `inner`. */
export const star = (
  points: number,
  outer: number,
  inner: number,
  centre: Dot = [0, 0],
  start = 0,
): Dot[] => {
  const dents = polygon(points, inner, centre, start + turn / points / 2);
  return polygon(points, outer, centre, start).flatMap((tip, index) => [tip, dents[index] ?? tip]);
};

/** How deep the dents of the star polygon {points/step} lie, as a share of its radius: {8/3} is the khatam. */
export const starDepth = (points: number, step: number) =>
  Math.cos((Math.PI * step) / points) / Math.cos((Math.PI * (step - 1)) / points);

export interface Rosette {
  /** The closed outlines: the star in the middle, the petals around it, and the kites between the petals' tips. */
  readonly core: readonly Dot[];
  readonly petals: readonly (readonly Dot[])[];
  readonly kites: readonly (readonly Dot[])[];
}

/** A rosette of `points` petals that touches the circle of `radius`; the tips of its petals start at `start`. */
export function rosette(points: number, radius: number, centre: Dot = [0, 0], start = 0): Rosette {
  const at = (share: number, slot: number): Dot => {
    const angle = start + (slot / points) * turn;
    return [
      centre[0] + Math.cos(angle) * radius * share,
      centre[1] + Math.sin(angle) * radius * share,
    ];
  };
  const slots = Array.from({ length: points }, (_, slot) => slot);
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

/** A piece of a pattern that repeats by the two steps. */
export interface Tiling {
  readonly tiles: readonly (readonly Dot[])[];
  readonly across: Dot;
  readonly down: Dot;
}

const root3 = Math.sqrt(3);

/** The tilings by regular polygons, named by what meets at a corner; every edge has the length 1. */
export const tilings = {
  squares: { tiles: [polygon(4, Math.SQRT1_2, [0, 0], turn / 8)], across: [1, 0], down: [0, 1] },
  hexagons: {
    tiles: [polygon(6, 1, [0, 0], turn / 12)],
    across: [root3, 0],
    down: [root3 / 2, 1.5],
  },
  octagons: {
    tiles: [
      polygon(8, 0.5 / Math.sin(Math.PI / 8), [0, 0], turn / 16),
      polygon(4, Math.SQRT1_2, [(1 + Math.SQRT2) / 2, (1 + Math.SQRT2) / 2]),
    ],
    across: [1 + Math.SQRT2, 0],
    down: [0, 1 + Math.SQRT2],
  },
  /** Dodecagons and triangles. */
  dodecagons: {
    tiles: [
      polygon(12, 0.5 / Math.sin(Math.PI / 12), [0, 0], turn / 24),
      polygon(3, 1 / root3, [(2 + root3) / 2, (2 + root3) / (2 * root3)], -turn / 4),
      polygon(3, 1 / root3, [2 + root3, (2 + root3) / root3], turn / 4),
    ],
    across: [2 + root3, 0],
    down: [(2 + root3) / 2, ((2 + root3) * root3) / 2],
  },
  /** Dodecagons, hexagons and squares: the richest. */
  mixed: {
    tiles: [
      polygon(12, 0.5 / Math.sin(Math.PI / 12), [0, 0], turn / 24),
      polygon(6, 1, [(3 + root3) / 2, (3 + root3) / (2 * root3)]),
      polygon(6, 1, [3 + root3, (3 + root3) / root3]),
      ...[0, 1, 2].map((side) => {
        const [angle, reach] = [(side / 6) * turn, (3 + root3) / 2];
        const centre: Dot = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        return polygon(4, Math.SQRT1_2, centre, angle + turn / 8);
      }),
    ],
    across: [3 + root3, 0],
    down: [(3 + root3) / 2, ((3 + root3) * root3) / 2],
  },
} as const satisfies Record<string, Tiling>;

/** The tiles of all repetitions whose cell lies within `reach` (half a width, half a height) of the middle. */
export function repeat({ tiles, across, down }: Tiling, [reachX, reachY]: Dot): Dot[][] {
  const rows = Math.ceil(reachY / down[1]);
  const columns = Math.ceil((reachX + Math.abs(down[0] * rows)) / across[0]);
  const all: Dot[][] = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const x = across[0] * column + down[0] * row;
      const y = across[1] * column + down[1] * row;
      if (Math.abs(x) > reachX + Math.abs(across[0])) continue;
      for (const tile of tiles) all.push(tile.map((dot): Dot => [dot[0] + x, dot[1] + y]));
    }
  }
  return all;
}

export const centreOf = (tile: readonly Dot[]): Dot => [
  tile.reduce((sum, [x]) => sum + x, 0) / tile.length,
  tile.reduce((sum, [, y]) => sum + y, 0) / tile.length,
];

/** Strapwork: the straps of each tile and, where two cross, the short piece of the one that lies on top. */
export interface Strapwork {
  /** From the middle of an edge over a bend to the middle of the next edge. */
  readonly straps: readonly (readonly [Dot, Dot, Dot])[];
  /** Straight pieces with the crossing in their middle: over and under take turns along every strap. */
  readonly overs: readonly (readonly [Dot, Dot])[];
  /** What the straps of one tile enclose: a star for a large tile. In the order of the tiles. */
  readonly stars: readonly (readonly Dot[])[];
}

/**
 * Hankin's construction: from the middle of each edge two straps set out into the tile, at `angle` (radians) from the
 * edge, and end where they meet those of the next edges. `over` is half the length of the pieces on top.
 */
export function hankin(tiles: readonly (readonly Dot[])[], angle: number, over = 0.12): Strapwork {
  const straps: [Dot, Dot, Dot][] = [];
  const overs: [Dot, Dot][] = [];
  const stars: Dot[][] = [];
  for (const tile of tiles) {
    const middle = centreOf(tile);
    const outline: Dot[] = [];
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
      const step: Dot = [(bend[0] - from[0]) * reach, (bend[1] - from[1]) * reach];
      overs.push([
        [from[0] - step[0], from[1] - step[1]],
        [from[0] + step[0], from[1] + step[1]],
      ]);
    }
    stars.push(outline);
  }
  return { straps, overs, stars };
}

const halfway = (a: Dot, b: Dot): Dot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Where the strap from the middle of an edge cuts the line from the edge's corner to the middle of the tile. */
function meet(from: Dot, corner: Dot, middle: Dot, angle: number): Dot {
  const half = Math.hypot(corner[0] - from[0], corner[1] - from[1]);
  const along: Dot = [(corner[0] - from[0]) / half, (corner[1] - from[1]) / half];
  const inward: Dot = [middle[0] - from[0], middle[1] - from[1]];
  const deep = Math.hypot(...inward);
  const ray: Dot = [
    along[0] * Math.cos(angle) + (inward[0] / deep) * Math.sin(angle),
    along[1] * Math.cos(angle) + (inward[1] / deep) * Math.sin(angle),
  ];
  const spine: Dot = [middle[0] - corner[0], middle[1] - corner[1]];
  const cross = ray[0] * spine[1] - ray[1] * spine[0];
  const reach = ((corner[0] - from[0]) * spine[1] - (corner[1] - from[1]) * spine[0]) / cross;
  return [from[0] + ray[0] * reach, from[1] + ray[1] * reach];
}
