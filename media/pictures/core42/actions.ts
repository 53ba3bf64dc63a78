import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { frame } from './frame.ts';
import { box, prism, Shades, solids, strokes } from './solids.ts';

const { cyan, ice, pale } = core42;

const size = { width: 200, height: 200 };
const grid: Grid = { x: 100, y: 120, unit: 25.5 };
const beam = (id: string, from: string) =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="1" y2="0"><stop stop-color="${from}" stop-opacity=".75"/><stop offset="1" stop-color="${from}" stop-opacity=".05"/></linearGradient>`;
const picture = (shades: Shades, body: string, definitions = '', at: Point = [100, 98]) =>
  frame(size, grid, shades, body, { definitions, at, power: 0.42, calm: 0.84 });

/** An arrow on its way through a lit gate. */
function getStarted(): string {
  const shades = new Shades();
  const arrow: Point[] = [
    [-0.42, 2.9],
    [-0.42, -1.3],
    [-1, -1.3],
    [0, -2.75],
    [1, -1.3],
    [0.42, -1.3],
    [0.42, 2.9],
  ];
  const pane = line([
    project(grid, [-1.25, 0.3, 0]),
    project(grid, [1.25, 0.3, 0]),
    project(grid, [1.25, 0.3, 2.5]),
    project(grid, [-1.25, 0.3, 2.5]),
  ]);
  const gate =
    box(shades, grid, [-1.75, -0.3, 0], [0.5, 0.6, 2.5], 0.5) +
    `<path d="${pane}z" fill="url(#v)" stroke="none"/>` +
    box(shades, grid, [1.25, -0.3, 0], [0.5, 0.6, 2.5], 0.5) +
    box(shades, grid, [-1.75, -0.3, 2.5], [3.5, 0.6, 0.5], 0.58);
  return picture(
    shades,
    solids(prism(grid, arrow, 'z', 0.24, 0.24, 1) + gate, 0.5),
    beam('v', cyan),
  );
}

/** A letter, and the answer that rises from it. */
function contact(): string {
  const shades = new Shades();
  const letter: Point[] = [
    [-2.3, -0.5],
    [1.5, -0.5],
    [1.5, 2],
    [-2.3, 2],
  ];
  const on = (x: number, z: number) => project(grid, [x, 0.9, z]);
  const flap = line([on(-2.3, 2), on(-0.4, 0.55), on(1.5, 2)]);
  const folds = line([on(-2.3, -0.5), on(-1.02, 1)]) + line([on(1.5, -0.5), on(0.22, 1)]);
  const bubble: Point[] = [
    [-0.1, 2.1],
    [0.2, 1.5],
    [0.75, 2.1],
    [2.2, 2.1],
    [2.2, 3.4],
    [-0.4, 3.4],
    [-0.4, 2.1],
  ];
  const dots = range(3)
    .map((index) => {
      const [x, y] = project(grid, [0.25 + index * 0.65, -0.4, 2.75]);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="3.6" ry="4.2" transform="rotate(30 ${n(x)} ${n(y)})"/>`;
    })
    .join('');
  return picture(
    shades,
    `${solids(prism(grid, bubble, 'y', -0.4, 0.5, 1), 0.5)}<g fill="${core42Accents.bubbleDots}">${dots}</g>${solids(prism(grid, letter, 'y', 0.9, 0.5, 0.5), 0.5)}${strokes(`<path d="${folds}"/>`, pale, 1.5, 0.5)}${strokes(`<path d="${flap}"/>`, pale, 3)}`,
  );
}

/** An arrow that turns back. */
function back(): string {
  const inner = 0.62;
  const outer = 1.34;
  const bend = (radius: number, from: number, to: number) =>
    range(31).map((index) => {
      const [u, v] = polarDegrees([0.8, 1.1], radius, from + ((to - from) * index) / 30);
      return [u, v] as const;
    });
  const arrow: Point[] = [
    [-1.9, 1.1 - outer],
    ...bend(outer, -90, 90),
    [-1, 1.1 + outer],
    [-1, 1.1 + outer + 0.52],
    [-2.5, 1.1 + (outer + inner) / 2],
    [-1, 1.1 + inner - 0.52],
    [-1, 1.1 + inner],
    ...bend(inner, 90, -90),
    [-1.9, 1.1 - inner],
  ];
  const [from, middle, to] = core42Accents.backArrow;
  return picture(
    new Shades(),
    solids(prism(grid, arrow, 'y', 0.6, 1.1, 0.8, 'url(#a)'), 0.5),
    `<linearGradient id="a" x1="1" x2="0" y1="1" y2="0"><stop stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

/** A house with a lit beacon. */
function home(): string {
  const shades = new Shades();
  const walls: Point[] = [
    [-1.5, -0.8],
    [1.5, -0.8],
    [1.5, 1],
    [0, 2.2],
    [-1.5, 1],
  ];
  const roof: Point[] = [
    [-1.95, 0.66],
    [0, 2.22],
    [1.95, 0.66],
    [1.95, 1.06],
    [0, 2.62],
    [-1.95, 1.06],
  ];
  const door: Point[] = [
    [-0.42, -0.8],
    [0.42, -0.8],
    [0.42, 0.62],
    [-0.42, 0.62],
  ];
  const [x, y] = project(grid, [0, -0.1, 3.05]);
  return picture(
    shades,
    `<path d="M${n(x - 17)} ${n(y)}V0h34V${n(y)}z" fill="url(#v)"/>${solids(prism(grid, walls, 'y', 1.3, 2.8, 0.3), 0.5)}<path fill="${ice}" d="${line(door.map(([u, v]) => project(grid, [u, 1.3, v])))}z"/>${solids(prism(grid, roof, 'y', 1.6, 3.3, 0.52) + box(shades, grid, [-0.36, -0.46, 2.3], [0.72, 0.72, 0.72], 1), 0.6)}`,
    beam('v', cyan),
  );
}

export const actions = { 'get-started': getStarted, contact, back, home };
