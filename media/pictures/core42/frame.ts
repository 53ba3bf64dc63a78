import type { Point } from '../../kit/geometry.ts';
import { cos30, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { document, glow, gradient, n } from '../../kit/svg.ts';
import type { Shades } from './solids.ts';

const { ground, violet, indigo } = core42;

export const tile = { width: 640, height: 400 };

/** Puts a drawing on its floor grid, in its light, with a calm band below. */
export function frame(
  size: { width: number; height: number },
  grid: Grid,
  shades: Shades,
  body: string,
  options: { definitions?: string; light?: string; power?: number; at?: Point; calm?: number } = {},
): string {
  const { width, height } = size;
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
    `${all('url(#b)')}${all('url(#g)')}${all('url(#p)', ' mask="url(#m)"')}${body}<path fill="url(#c)" d="M0 ${n(height * (options.calm ?? 0.68))}h${width}V${height}H0z"/>`,
  );
}
