import { polarDegrees, range, type Point, type Point3 } from '../../kit/geometry.ts';
import { cos30, project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { line, n, soft } from '../../kit/svg.ts';
import { frame, tile } from './frame.ts';
import { interlock } from './identity.ts';
import { box, Shades, solids, strokes, tone } from './solids.ts';

const { ground, violet, cyan, pale } = core42;

/** The mark on its drawing board: circles, axes, vertices. */
function brand(): string {
  const grid: Grid = { x: 320, y: 164, unit: 40 };
  const radius = 100;
  const { slip, width, core, body } = interlock(320, 164, radius);
  const circles = [radius, radius - width]
    .flatMap((r) => [-slip, slip].map((dy) => `<circle cx="320" cy="${n(164 + dy)}" r="${n(r)}"/>`))
    .join('');
  const axes = range(6)
    .map((index) => {
      const [x, y] = polarDegrees([320, 164], index % 3 === 1 ? 150 : 460, 30 + index * 60);
      return `M320 164L${n(x)} ${n(y)}`;
    })
    .join('');
  const side = radius * cos30;
  const uprights = [-side, side].map((dx) => `M${n(320 + dx)} 20V308`).join('');
  const vertices = range(6).flatMap((index) =>
    [-slip, slip].map((dy) => polarDegrees([320, 164 + dy], radius, 30 + index * 60)),
  );
  const handles = vertices.map(([x, y]) => `<path d="M${n(x - 3)} ${n(y - 3)}h6v6h-6z"/>`).join('');
  const ruler = range(17)
    .map(
      (index) =>
        `M${n(320 - side + (index * side) / 8)} 308v${index % 8 === 0 ? 10 : index % 4 === 0 ? 7 : 4}`,
    )
    .join('');
  return frame(
    tile,
    grid,
    new Shades(),
    strokes(`<path d="${axes}${uprights}M320 12V318"/>${circles}`, violet, 1, 0.42) +
      strokes(`<circle cx="320" cy="164" r="${n(core)}"/><path d="${ruler}"/>`, cyan, 1, 0.6) +
      `<circle cx="320" cy="164" r="140" fill="url(#h)"/>` +
      body +
      `<g fill="${ground}" stroke="${pale}" stroke-width="1.5">${handles}</g>`,
    {
      definitions: `<radialGradient id="h"><stop stop-color="${ground}" stop-opacity=".75"/><stop offset=".6" stop-color="${ground}" stop-opacity=".4"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient>`,
      power: 0.4,
      at: [320, 164],
    },
  );
}

/** Seven cells of one honeycomb, each with its own filling: one offer, seven products. */
function products(): string {
  const side = 47;
  const gap = 7;
  const step = side * Math.sqrt(3) + gap;
  const face = (x: number, y: number, start: number, from: number, to: number, fill: string) => {
    const [corner, a, b] = [
      [x, y],
      polarDegrees([x, y], side, start),
      polarDegrees([x, y], side, start + 120),
    ] as [Point, Point, Point];
    const along = (p: Point, q: Point, share: number): Point => [
      p[0] + (q[0] - p[0]) * share,
      p[1] + (q[1] - p[1]) * share,
    ];
    const far: Point = [a[0] + b[0] - corner[0], a[1] + b[1] - corner[1]];
    return `<path fill="${fill}" d="${line([along(corner, b, from), along(a, far, from), along(a, far, to), along(corner, b, to)])}z"/>`;
  };
  const cell = (
    [x, y]: Point,
    energy: number,
    cuts: readonly (readonly [number, number])[],
    hollow = false,
  ) => {
    const starts = [
      { start: -150, light: 0.98 },
      { start: 90, light: 0.6 },
      { start: -30, light: 0.2 },
    ];
    const outline = `<path fill="${tone(energy, 0.12)}" d="${line(range(6).map((index) => polarDegrees([x, y], side, 30 + 60 * index)))}z"/>`;
    return (
      outline +
      starts
        .flatMap(({ start, light }) =>
          cuts.map(([from, to]) =>
            face(x, y, start, from, to, hollow ? tone(energy, light * 0.45) : tone(energy, light)),
          ),
        )
        .join('')
    );
  };
  const centre: Point = [320, 158];
  const halves = range(3).map((index) => [index / 3 + 0.03, index / 3 + 0.27] as const);
  const fillings = [
    { energy: 0.62, cuts: [[0, 1]] },
    {
      energy: 0.42,
      cuts: [
        [0, 0.44],
        [0.56, 1],
      ],
    },
    { energy: 0.3, cuts: halves },
    { energy: 0.5, cuts: [[0, 0.66]] },
    { energy: 0.34, cuts: [[0.34, 1]] },
    {
      energy: 0.56,
      cuts: [
        [0, 0.2],
        [0.4, 0.6],
        [0.8, 1],
      ],
    },
  ] as const;
  const body =
    fillings
      .map(({ energy, cuts }, index) => cell(polarDegrees(centre, step, 60 * index), energy, cuts))
      .join('') + cell(centre, 1, [[0, 1]]);
  const rim = line(range(6).map((index) => polarDegrees(centre, side + 4, 30 + 60 * index)));
  const ring = line(range(6).map((index) => polarDegrees(centre, step * 1.72, 60 * index)));
  return frame(
    tile,
    { x: 320, y: 158, unit: side },
    new Shades(),
    `<circle cx="320" cy="158" r="140" fill="url(#h)"/>${strokes(`<path d="${ring}z"/>`, violet, 1, 0.4)}${solids(body, 0.5)}${strokes(`<path d="${rim}z"/>`, cyan, 1.5, 0.9)}`,
    { at: [320, 158], definitions: soft('h', cyan, 0.35) },
  );
}

/** Floating sheets of one book, the top one with a small model on it. */
function corporateOverview(): string {
  const grid: Grid = { x: 320, y: 158, unit: 32 };
  const shades = new Shades();
  const w = 4.4;
  const d = 5.6;
  const floor: Point3 = [-w / 2, -d / 2, 0];
  const sheets = range(6).map((index) => {
    const z = -2.3 + index * 0.52;
    const sheet = box(
      shades,
      grid,
      [floor[0], floor[1], z],
      [w, d, index === 5 ? 0.2 : 0.16],
      index === 5 ? 0.62 : 0.06 + index * 0.09,
    );
    return sheet;
  });
  const top = 0.5;
  const on = (x: number, y: number) => project(grid, [floor[0] + x, floor[1] + y, top]);
  const rows = range(5)
    .map((index) =>
      line([on(0.5 + index * 0.34, 3.5), on(0.5 + index * 0.34, index === 4 ? 4.2 : 5.1)]),
    )
    .join('');
  const plate = line([on(0.5, 0.5), on(w - 0.5, 0.5), on(w - 0.5, 3), on(0.5, 3)]);
  const bars = [
    [0.9, 0.8, 2, 0.72],
    [1.75, 0.8, 1.35, 0.64],
    [2.6, 0.8, 0.8, 0.56],
    [0.9, 1.75, 1.2, 0.85],
    [1.75, 1.75, 0.6, 0.5],
    [2.6, 1.75, 1.55, 1],
  ]
    .map(([x = 0, y = 0, h = 1, energy = 1]) =>
      box(shades, grid, [floor[0] + x, floor[1] + y, top], [0.62, 0.62, h], energy),
    )
    .join('');
  const ties = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const
  )
    .map(([a, b]) =>
      line([
        project(grid, [floor[0] + a * w, floor[1] + b * d, -3]),
        project(grid, [floor[0] + a * w, floor[1] + b * d, top + (a + b === 2 ? 0 : 1.2)]),
      ]),
    )
    .join('');
  return frame(
    tile,
    grid,
    shades,
    `${strokes(`<path d="${ties}"/>`, violet, 1, 0.45)}${solids(sheets.join(''))}<path d="${plate}z" fill="${core42Accents.plate}" fill-opacity=".55"/>${strokes(`<path d="${rows}"/>`, pale, 4, 0.85)}${solids(bars, 0.5)}`,
    { at: [320, 150] },
  );
}

export const companyTiles = { brand, products, 'corporate-overview': corporateOverview };
