import { range } from '../../kit/geometry.ts';
import { project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { document, glow, gradient, n } from '../../kit/svg.ts';
import { box, Shades, solids } from './solids.ts';

const { ground, cyan, indigo, aqua, foam } = core42;

interface Cell {
  a: number;
  b: number;
  x: number;
  y: number;
}
interface Column {
  height: number;
  /** How much light it carries, from 0 to 1. */
  energy: number;
}

/** A number from 0 to 1 that looks random but is always the same for a cell. */
const scatter = (a: number, b: number) => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A field of columns down to the lower edge. Each of thirteen energies is drawn once and referred to. */
function field(
  grid: Grid,
  width: number,
  height: number,
  horizon: number,
  column: (cell: Cell) => Column | undefined,
) {
  const shades = new Shades();
  const levels = 13;
  const symbols = range(levels)
    .map((index) => {
      const body = box(
        shades,
        { x: 0, y: 0, unit: grid.unit },
        [-0.43, -0.43, -6],
        [0.86, 0.86, 6],
        index / (levels - 1),
        0.05,
      );
      return `<g id="c${index}">${body}</g>`;
    })
    .join('');
  const reach = 60;
  const cells = range(reach * 2).flatMap((row) =>
    range(reach * 2).flatMap((rank) => {
      const a = row - reach;
      const b = rank - reach;
      const [x, y] = project(grid, [a, b, 0]);
      const isSeen =
        x > -grid.unit && x < width + grid.unit && y >= horizon && y < height + grid.unit * 5;
      return isSeen ? [{ a, b, x, y }] : [];
    }),
  );
  const body = cells
    .toSorted((first, second) => first.y - second.y || first.x - second.x)
    .flatMap((cell) => {
      const made = column(cell);
      if (!made) return [];
      const y = cell.y - made.height * grid.unit;
      if (y > height + grid.unit / 2) return [];
      const level = Math.round(Math.min(1, Math.max(0, made.energy)) * (levels - 1));
      return [`<use href="#c${level}" x="${n(Math.round(cell.x))}" y="${n(Math.round(y))}"/>`];
    })
    .join('');
  return { definitions: symbols + shades.definitions, body: solids(body, 0.3) };
}

const rays = (list: readonly { x: number; y: number; width: number; top: number }[]) =>
  list
    .map(
      ({ x, y, width, top }) =>
        `<path fill="url(#r)" d="M${n(x - width / 2)} ${n(top)}h${n(width)}V${n(y)}h${n(-width)}z"/><ellipse fill="${foam}" cx="${n(x)}" cy="${n(y)}" rx="${n(width * 1.6)}" ry="${n(width * 0.92)}"/>`,
    )
    .join('');
const rayFill = `<linearGradient id="r" x1="0" x2="0" y1="1" y2="0"><stop stop-color="${core42Accents.ray}" stop-opacity=".95"/><stop offset=".18" stop-color="${cyan}" stop-opacity=".6"/><stop offset=".55" stop-color="${indigo}" stop-opacity=".22"/><stop offset="1" stop-color="${indigo}" stop-opacity="0"/></linearGradient>`;
const veil = (id: string, at: string, opacity = 1) =>
  `<linearGradient id="${id}" ${at}>${[1, 0.82, 0.48, 0.16, 0]
    .map(
      (share, index) =>
        `<stop offset="${index / 4}" stop-color="${ground}" stop-opacity="${share * opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/** The landing picture: a city of compute rises towards the light; it is night to the left and above. */
export function hero(): string {
  const width = 1600;
  const height = 1000;
  const grid: Grid = { x: 1130, y: 660, unit: 40 };
  const horizon = 560;
  const light = { x: 1130, y: 640 };
  const near = (x: number, y: number, wide: number, deep: number) =>
    Math.exp(-(((x - light.x) / wide) ** 2) - ((y - light.y) / deep) ** 2);
  const rise = (cell: Cell) => {
    const chance = scatter(cell.a, cell.b);
    const core = near(cell.x, cell.y, 210, 120);
    const rim = near(cell.x, cell.y, 430, 230);
    return 0.1 + chance * 0.5 + rim * (0.5 + 1.5 * chance) + core * (2.2 + 4.6 * chance * chance);
  };
  const made = field(grid, width, height, horizon, (cell) => {
    const chance = scatter(cell.a, cell.b);
    const core = near(cell.x, cell.y, 250, 150);
    const rim = near(cell.x, cell.y, 480, 270);
    return {
      height: rise(cell),
      energy:
        core * (0.5 + 0.4 * chance) + rim * (0.12 + 0.2 * chance) + (chance > 0.94 ? 0.18 : 0),
    };
  });
  // Beams rise from the four highest columns that are not close together.
  const tops = range(13)
    .flatMap((row) => range(13).map((rank) => ({ a: row - 6, b: rank - 6 })))
    .flatMap(({ a, b }) => {
      const [x, y] = project(grid, [a, b, 0]);
      if (y < horizon) return [];
      return [{ x, y: y - rise({ a, b, x, y }) * grid.unit }];
    })
    .toSorted((first, second) => first.y - second.y);
  const chosen = tops.reduce<typeof tops>(
    (kept, top) =>
      kept.length < 4 && kept.every(({ x }) => Math.abs(x - top.x) > 50) ? [...kept, top] : kept,
    [],
  );
  const beams = rays(
    chosen.map((top, index) => ({
      ...top,
      width: index === 0 ? 6 : 4 - index * 0.5,
      top: index * 52 - 20,
    })),
  );
  const all = (fill: string) => `<path fill="url(#${fill})" d="M0 0h1600v1000H0z"/>`;
  const spot = (x: number, y: number) =>
    `cx="0" cy="0" r="1" gradientTransform="translate(${light.x} 500) scale(${x} ${y})"`;
  return document(
    width,
    height,
    gradient('b', core42Accents.heroSky) +
      glow('g', indigo, 0.55, spot(760, 400)) +
      glow('k', cyan, 0.5, spot(400, 230)) +
      glow('o', aqua, 0.26, spot(360, 250)) +
      veil('l', 'x1="0" x2=".56" y1="0" y2="0"') +
      veil('d', 'x1="0" x2="0" y1="1" y2="0"') +
      rayFill +
      made.definitions,
    `${all('b')}${all('g')}${all('k')}${made.body}${all('o')}${beams}<path fill="url(#d)" d="M0 740h1600v260H0z"/>${all('l')}`,
  );
}

/** The film's placeholder: a valley between two flanks of columns, with first light at its end. */
export function videoPoster(): string {
  const width = 1280;
  const height = 720;
  const grid: Grid = { x: 640, y: 430, unit: 46 };
  const made = field(grid, width, height, 400, (cell) => {
    const side = Math.abs(cell.x - 640) / 640;
    const chance = scatter(cell.a + 5, cell.b - 3);
    const far = Math.exp(-(((cell.y - 400) / 170) ** 2));
    const flank = Math.max(0, side - 0.3);
    return {
      height: flank * flank * 10 + chance * flank * 3.4,
      energy: far * (0.75 * Math.exp(-((side / 0.5) ** 2)) + 0.3 * chance) + 0.02,
    };
  });
  return document(
    width,
    height,
    gradient('b', core42Accents.posterSky) +
      glow(
        'g',
        indigo,
        0.55,
        'cx="0" cy="0" r="1" gradientTransform="translate(640 400) scale(680 330)"',
      ) +
      glow(
        'k',
        cyan,
        0.7,
        'cx="0" cy="0" r="1" gradientTransform="translate(640 396) scale(330 120)"',
      ) +
      veil('d', 'x1="0" x2="0" y1="1" y2="0"') +
      rayFill +
      made.definitions,
    `<path fill="url(#b)" d="M0 0h1280v720H0z"/><path fill="url(#g)" d="M0 0h1280v720H0z"/><path fill="url(#k)" d="M0 0h1280v720H0z"/>${rays([{ x: 640, y: 410, width: 4, top: 60 }])}${made.body}<path fill="url(#d)" d="M0 430h1280v290H0z"/>`,
  );
}
