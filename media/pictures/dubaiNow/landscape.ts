/** What all scenes share: the sky with its lattice of stars, the low sun, the sand. */
import { document, glow, gradient, line, n, soft, type Point } from '../core42/kit.ts';
import { amber, cream, night, sand, starPoints, stroke, usedPaints } from './kit.ts';

const width = 960;
const height = 600;

interface Setting {
  /** Where the sand begins. */
  horizon?: number;
  sun?: Point;
  /** How bright the sun is, and the light that stands behind the symbol. */
  warmth?: number;
  /** At night the sun has set. */
  day?: boolean;
  halo?: { at: Point; radius: number; color: string; power: number };
  /** Wind has shaped the sand; a plain lies flat. */
  ground?: 'dunes' | 'plain';
  definitions?: string;
  /** What stands in the sky, behind the sand. */
  behind?: string;
}

const stops = (list: readonly (readonly [number, string])[]) =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
const upright = (
  id: string,
  from: number,
  to: number,
  list: readonly (readonly [number, string])[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(from)}" y2="${n(to)}">${stops(list)}</linearGradient>`;

/** Stars that touch tip to tip; what they leave between them are crosses. */
function lattice(horizon: number): string {
  const side = 96;
  const outline = `${line(starPoints([side / 2, side / 2], side / 2))}z`;
  return (
    `<pattern id="l" patternUnits="userSpaceOnUse" x="${480 - side / 2}" y="${n(horizon - 4.4 * side)}" width="${side}" height="${side}"><path fill="${sand}" fill-opacity=".05" stroke="${sand}" stroke-opacity=".3" stroke-width="1.1" d="${outline}"/></pattern>` +
    `<mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask>` +
    upright('f', 0, horizon, [
      [0, '#aaa'],
      [0.6, '#999'],
      [1, '#111'],
    ])
  );
}

function dunes(horizon: number): string {
  const y = (value: number) => n(horizon + value);
  const far = `M0 ${y(8)}C120 ${y(-22)} 230 ${y(-16)} 360 ${y(6)}S640 ${y(10)} 760 ${y(-14)} 900 ${y(-14)} 960 ${y(-2)}`;
  const near = `M0 ${y(70)}C150 ${y(22)} 300 ${y(26)} 470 ${y(48)}S800 ${y(72)} 960 ${y(34)}`;
  const front = `M0 ${y(104)}C200 ${y(116)} 330 ${y(70)} 560 ${y(92)}S840 ${y(124)} 960 ${y(100)}`;
  const layer = (d: string, fill: string, rim: number) =>
    `<path fill="url(#${fill})" d="${d}V600H0z"/>${stroke(d, sand, 1.5, rim)}`;
  return layer(far, 'd1', 0.5) + layer(near, 'd2', 0.6) + layer(front, 'd3', 0.3);
}

export function frame(setting: Setting, body: string): string {
  const {
    horizon = 440,
    sun = [200, horizon],
    warmth = 0.75,
    day = true,
    halo,
    ground = 'dunes',
  } = setting;
  const sky = upright('s', 0, horizon, [
    [0, night],
    [0.3, '#281724'],
    [0.58, '#4b2a3d'],
    [0.8, '#7d4152'],
    [0.94, '#b96a5d'],
    [1, '#d98a5c'],
  ]);
  const layers =
    ground === 'dunes'
      ? upright('d1', horizon - 20, horizon + 70, [
          [0, '#e69a63'],
          [1, '#7a4150'],
        ]) +
        upright('d2', horizon + 20, horizon + 120, [
          [0, '#c97a5a'],
          [1, '#57304a'],
        ]) +
        upright('d3', horizon + 80, 600, [
          [0, '#7a4150'],
          [1, '#2b1826'],
        ])
      : upright('d1', horizon, 600, [
          [0, '#c87c5a'],
          [0.3, '#8a4a54'],
          [0.7, '#4b2a3d'],
          [1, '#24151f'],
        ]);
  const sand1 =
    ground === 'dunes'
      ? dunes(horizon)
      : `<path fill="url(#d1)" d="M0 ${n(horizon)}H960V600H0z"/>${stroke(`M0 ${n(horizon)}H960`, sand, 1.5, 0.5)}`;
  const definitions =
    sky +
    lattice(horizon) +
    layers +
    glow('w', amber, warmth, `cx="${n(sun[0])}" cy="${n(sun[1])}" r="430"`) +
    (day ? gradient('y', [cream, amber]) : '') +
    (body.includes('url(#x)') ? soft('x', '#110b16', 0.85) : '') +
    (halo ? soft('h', halo.color, halo.power) : '') +
    `<radialGradient id="v" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="#110b16" stop-opacity="0"/><stop offset="1" stop-color="#110b16" stop-opacity=".62"/></radialGradient>`;
  const whole = (fill: string, more = '') =>
    `<rect width="${width}" height="${height}" fill="url(#${fill})"${more}/>`;
  const disc = day
    ? `<circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="72" fill="${amber}" fill-opacity=".35"/><circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="50" fill="url(#y)"/>`
    : '';
  const light = halo
    ? `<circle cx="${n(halo.at[0])}" cy="${n(halo.at[1])}" r="${n(halo.radius)}" fill="url(#h)"/>`
    : '';
  const { behind = '' } = setting;
  return document(
    width,
    height,
    definitions + usedPaints(body + behind) + (setting.definitions ?? ''),
    `${whole('s')}${whole('l', ' mask="url(#m)"')}${whole('w')}${disc}${light}${behind}${sand1}${whole('v')}${body}`,
  );
}
