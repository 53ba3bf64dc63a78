import { polarDegrees, range, type Point, type Point3 } from '../../kit/geometry.ts';
import { floorReach, onFloor, project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { line, n, soft } from '../../kit/svg.ts';
import { frame, tile } from './frame.ts';
import { box, disc, prism, Shades, solids, strokes } from './solids.ts';

const { violet, cyan, indigo, pale } = core42;

/** A die on its substrate; its cells rise into columns of compute. */
function aiCloud(): string {
  const grid: Grid = { x: 320, y: 190, unit: 36 };
  const shades = new Shades();
  const board = box(shades, grid, [-3.6, -3.6, -0.7], [7.2, 7.2, 0.3], 0.04);
  const die = box(shades, grid, [-2.5, -2.5, -0.4], [5, 5, 0.4], 0.24);
  const traces = range(8)
    .map((index) => {
      const k = -2.1 + index * 0.6;
      return (
        line([project(grid, [k, 2.5, -0.4]), project(grid, [k, 3.3, -0.4])]) +
        line([project(grid, [2.5, k, -0.4]), project(grid, [3.3, k, -0.4])])
      );
    })
    .join('');
  const cells = range(6).flatMap((a) =>
    range(6).map((b) => {
      const away = Math.hypot(a - 1.6, b - 1.6);
      const rise =
        0.16 +
        2.5 *
          Math.exp(-((away / 1.9) ** 2)) *
          (0.72 + 0.28 * ((a * 5 + b * 3) % 4 === 0 ? 1 : 0.4));
      return box(
        shades,
        grid,
        [-2.28 + a * 0.78, -2.28 + b * 0.78, 0],
        [0.62, 0.62, rise],
        Math.min(1, 0.16 + rise * 0.38),
      );
    }),
  );
  return frame(
    tile,
    grid,
    shades,
    `${solids(board + die)}${strokes(`<path d="${traces}"/>`, cyan, 1.5, 0.75)}<ellipse cx="320" cy="130" rx="190" ry="130" fill="url(#h)"/>${solids(cells.join(''))}`,
    { definitions: soft('h', cyan, 0.3), at: [320, 150] },
  );
}

/** A cloud in its own region: a wall around it, a dome of light above, a ring as its boundary. */
function sovereignCloud(): string {
  const grid: Grid = { x: 320, y: 206, unit: 42 };
  const shades = new Shades();
  const puffs = [
    { x: -1.25, z: 0.62, r: 0.62 },
    { x: -0.42, z: 1.25, r: 0.82 },
    { x: 0.62, z: 1.02, r: 0.74 },
    { x: 1.4, z: 0.52, r: 0.52 },
  ];
  const outline: Point[] = range(91)
    .map((index) => (index * 180) / 90 - 180)
    .map((degrees): Point => {
      // How far the puffs reach along a ray from the middle of the base.
      const [dx, dz] = polarDegrees([0, 0], 1, degrees);
      const reach = Math.max(
        0.05,
        ...puffs.map(({ x, z, r }) => {
          const along = x * dx + (z - 0.5) * -dz;
          const off = x * x + (z - 0.5) ** 2 - along * along;
          return off > r * r ? 0 : along + Math.sqrt(r * r - off);
        }),
      );
      return [dx * reach, 0.5 - dz * reach];
    });
  const foot: Point[] = [
    [1.72, 0.1],
    [1.5, 0],
    [-1.6, 0],
    [-1.86, 0.2],
  ];
  const cloud = prism(grid, [...outline, ...foot], 'y', 0.55, 1.1, 0.72, 'url(#k)');
  const [dome, floor] = floorReach(grid, 2.75);
  const high = dome * 1.12;
  const [x, y] = project(grid, [0, 0, 0]);
  const arch = (share: number) =>
    `M${n(x - dome * share)} ${n(y)}A${n(Math.abs(dome * share))} ${n(high)} 0 0 1 ${n(x + dome * share)} ${n(y)}`;
  const parallels = [0.5, 0.82]
    .map((share) => {
      const reach = dome * Math.sqrt(1 - share * share);
      return `<path d="M${n(x - reach)} ${n(y - high * share)}a${n(reach)} ${n(reach / 3)} 0 0 0 ${n(2 * reach)} 0"/>`;
    })
    .join('');
  const arcs = `<path d="${arch(0.66)}${arch(0.24)}"/>${parallels}`;
  const onRing = (radius: number, degrees: number): Point => {
    return onFloor(grid, polarDegrees([0, 0], radius, degrees));
  };
  const posts = range(24)
    .map((index) => {
      const [px, py] = onRing(3.3, index * 15);
      return `M${n(px)} ${n(py)}v${index % 4 === 0 ? -16 : -8}`;
    })
    .join('');
  const [top, middle, base] = core42Accents.cloud;
  return frame(
    tile,
    grid,
    shades,
    disc(
      grid,
      [0, 0, 0],
      3.3,
      `fill="${core42Accents.region}" stroke="${indigo}" stroke-width="5"`,
    ) +
      disc(grid, [0, 0, 0], 3.3, `fill="none" stroke="${cyan}" stroke-width="1.5"`) +
      disc(grid, [0, 0, 0], 2.75, `fill="url(#h)" stroke="${violet}" stroke-opacity=".7"`) +
      strokes(`<path d="${posts}"/>`, cyan, 1.5, 0.9) +
      solids(cloud, 0.5) +
      `<path d="${arch(1)}A${n(dome)} ${n(floor)} 0 0 1 ${n(x - dome)} ${n(y)}z" fill="url(#d)"/>` +
      strokes(arcs, violet, 1, 0.5) +
      strokes(`<path d="${arch(1)}"/>`, core42Accents.dome, 2, 0.9),
    {
      definitions:
        soft('h', indigo, 0.7) +
        `<linearGradient id="k" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${base}"/></linearGradient>` +
        `<linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${cyan}" stop-opacity=".3"/><stop offset=".45" stop-color="${indigo}" stop-opacity=".06"/><stop offset="1" stop-color="${indigo}" stop-opacity=".2"/></linearGradient>`,
      at: [320, 170],
    },
  );
}

/** A cube in a cube in a cube: a frame outside, glass in the middle, a core of solid light. */
function signatureCloud(): string {
  const grid: Grid = { x: 320, y: 168, unit: 40 };
  const shades = new Shades();
  const at = (half: number, x: number, y: number, z: number) =>
    project(grid, [x * half, y * half, z * half]);
  const cage = (half: number) => ({
    back: [
      [-1, -1, 1],
      [1, -1, -1],
      [-1, 1, -1],
    ]
      .map(([x = 0, y = 0, z = 0]) => line([at(half, -1, -1, -1), at(half, x, y, z)]))
      .join(''),
    front: `${line(
      (
        [
          [-1, -1, 1],
          [1, -1, 1],
          [1, -1, -1],
          [1, 1, -1],
          [-1, 1, -1],
          [-1, 1, 1],
        ] as const
      ).map(([x, y, z]) => at(half, x, y, z)),
    )}z${(
      [
        [-1, 1, 1],
        [1, -1, 1],
        [1, 1, -1],
      ] as const
    )
      .map(([x, y, z]) => line([at(half, 1, 1, 1), at(half, x, y, z)]))
      .join('')}`,
  });
  const pane = (half: number, kind: 'top' | 'left' | 'right', fill: string) => {
    const sets: Record<string, readonly Point3[]> = {
      top: [
        [-1, -1, 1],
        [1, -1, 1],
        [1, 1, 1],
        [-1, 1, 1],
      ],
      left: [
        [-1, 1, 1],
        [1, 1, 1],
        [1, 1, -1],
        [-1, 1, -1],
      ],
      right: [
        [1, 1, 1],
        [1, -1, 1],
        [1, -1, -1],
        [1, 1, -1],
      ],
    };
    return `<path fill="${fill}" d="${line((sets[kind] ?? []).map(([x, y, z]) => at(half, x, y, z)))}z"/>`;
  };
  const a = cage(1.72);
  const b = cage(1.18);
  const brackets = (
    [
      [-1, -1, 1],
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [-1, 1, -1],
      [-1, 1, 1],
    ] as const
  )
    .map(([x, y, z]) =>
      (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const
      )
        .map(([u, v, w]) =>
          line([
            at(1.72, x, y, z),
            at(1.72, x * (1 - 0.32 * u), y * (1 - 0.32 * v), z * (1 - 0.32 * w)),
          ]),
        )
        .join(''),
    )
    .join('');
  return frame(
    tile,
    grid,
    shades,
    strokes(`<path d="${a.back}${b.back}"/>`, violet, 1, 0.45) +
      `<circle cx="320" cy="168" r="130" fill="url(#h)"/>` +
      solids(box(shades, grid, [-0.64, -0.64, -0.64], [1.28, 1.28, 1.28], 1, 0.75), 0.9) +
      pane(1.18, 'top', `${violet}1f`) +
      pane(1.18, 'left', `${indigo}1f`) +
      pane(1.18, 'right', `${core42Accents.pane}33`) +
      strokes(`<path d="${b.front}"/>`, violet, 1.5, 0.95) +
      pane(1.72, 'top', `${violet}12`) +
      pane(1.72, 'left', `${indigo}14`) +
      pane(1.72, 'right', `${core42Accents.paneOuter}33`) +
      strokes(`<path d="${a.front}"/>`, violet, 1, 0.55) +
      strokes(`<path d="${brackets}"/>`, pale, 3),
    { definitions: soft('h', cyan, 0.5), at: [320, 168], power: 0.36 },
  );
}

export const cloudTiles = {
  'ai-cloud': aiCloud,
  'sovereign-cloud': sovereignCloud,
  'signature-cloud': signatureCloud,
};
