import type { Point } from '../../kit/geometry.ts';
import { cos30, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { document, glow, gradient, n } from '../../kit/svg.ts';
import type { Shades } from './solids.ts';

const { ground, violet, cyan, indigo } = core42;

export const tile = { width: 640, height: 400, inset: 34 };

/** A small cube in one corner, and vertices of three axes in the others. */
export function corners(width: number, height: number, inset: number, size: number): string {
  const vertex = (x: number, y: number) =>
    `M${n(x)} ${n(y)}v${n(size)}M${n(x)} ${n(y)}l${n(-size * cos30)} ${n(-size / 2)}M${n(x)} ${n(y)}l${n(size * cos30)} ${n(-size / 2)}`;
  const side = size * 0.62;
  const w = side * cos30;
  const cube =
    `<path fill="${cyan}" d="M${n(inset)} ${n(inset)}l${n(-w)} ${n(-side / 2)} ${n(w)} ${n(-side / 2)} ${n(w)} ${n(side / 2)}z"/>` +
    `<path fill="${indigo}" d="M${n(inset)} ${n(inset)}v${n(side)}l${n(-w)} ${n(-side / 2)}v${n(-side)}z"/>` +
    `<path fill="${core42Accents.cubeShade}" d="M${n(inset)} ${n(inset)}v${n(side)}l${n(w)} ${n(-side / 2)}v${n(-side)}z"/>`;
  return `${cube}<path fill="none" stroke="${violet}" stroke-opacity=".55" d="${vertex(width - inset, inset)}${vertex(inset, height - inset)}${vertex(width - inset, height - inset)}"/>`;
}

/** Puts a drawing on its floor grid, in its light, with a calm band below and the four corners. */
export function frame(
  size: { width: number; height: number; inset: number },
  grid: Grid,
  shades: Shades,
  body: string,
  options: { definitions?: string; light?: string; power?: number; at?: Point; calm?: number } = {},
): string {
  const { width, height, inset } = size;
  const cell = grid.unit;
  const [lightX, lightY] = options.at ?? [width / 2, height * 0.42];
  const w = cell * cos30 * 2;
  const radius = width * 0.48;
  const definitions =
    gradient('b', core42Accents.sky) +
    glow(
      'g',
      options.light ?? indigo,
      options.power ?? 0.3,
      `cx="${n(lightX)}" cy="${n(lightY)}" r="${n(radius)}"`,
    ) +
    glow('f', '#ffffff', 1, `cx="${n(lightX)}" cy="${n(lightY + height * 0.1)}" r="${n(radius)}"`) +
    `<pattern id="p" patternUnits="userSpaceOnUse" x="${n(grid.x)}" y="${n(grid.y)}" width="${String(Math.round(w * 1000) / 1000)}" height="${n(cell)}"><path stroke="${violet}" stroke-opacity=".26" fill="none" d="M0 0L${String(Math.round(w * 1000) / 1000)} ${n(cell)}M0 ${n(cell)}L${String(Math.round(w * 1000) / 1000)} 0"/></pattern>` +
    `<mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask>` +
    `<linearGradient id="c" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient>` +
    shades.definitions +
    (options.definitions ?? '');
  const all = (fill: string, more = '') =>
    `<rect width="${width}" height="${height}" fill="${fill}"${more}/>`;
  return document(
    width,
    height,
    definitions,
    `${all('url(#b)')}${all('url(#g)')}${all('url(#p)', ' mask="url(#m)"')}${body}<path fill="url(#c)" d="M0 ${n(height * (options.calm ?? 0.68))}h${width}V${height}H0z"/>${corners(width, height, inset, inset * 0.36)}`,
  );
}
