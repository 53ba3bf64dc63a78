/** The landscape of all Dubai Now pictures: the sky with its lattice of stars, the low sun and the sand. */
import type { Point } from '../../kit/geometry.ts';
import { dusk, duskAccents } from '../../kit/palette.ts';
import { document, glow, gradient, line, n, soft } from '../../kit/svg.ts';
import { starPoints, stroke, usedPaints } from './shapes.ts';

const { ink, amber, sand, cream } = dusk;

const width = 960;
const height = 600;

interface Setting {
  /** Where the sand begins. */
  horizon?: number;
  sun?: Point;
  /** How bright the glow of the sun is, from 0 to 1. */
  warmth?: number;
  /** Without it, the sun has set. */
  day?: boolean;
  /** The light behind the symbol. */
  halo?: { at: Point; radius: number; color: string; power: number };
  /** Sand shaped by the wind, or flat. */
  ground?: 'dunes' | 'plain';
  definitions?: string;
  /** The objects in the sky, behind the sand. */
  behind?: string;
}

/** A gradient down the picture, with its colours at the given shares of the distance. */
const upright = (
  id: string,
  from: number,
  to: number,
  shares: readonly number[],
  colors: readonly string[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(from)}" y2="${n(to)}">${shares
    .map((at, index) => `<stop offset="${at}" stop-color="${colors[index] ?? ''}"/>`)
    .join('')}</linearGradient>`;

/** Stars that touch tip to tip, with crosses between them. */
function lattice(horizon: number): string {
  const side = 96;
  const outline = `${line(starPoints([side / 2, side / 2], side / 2))}z`;
  return (
    `<pattern id="l" patternUnits="userSpaceOnUse" x="${480 - side / 2}" y="${n(horizon - 4.4 * side)}" width="${side}" height="${side}"><path fill="${sand}" fill-opacity=".05" stroke="${sand}" stroke-opacity=".3" stroke-width="1.1" d="${outline}"/></pattern>` +
    `<mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask>` +
    upright('f', 0, horizon, [0, 0.6, 1], ['#aaa', '#999', '#111'])
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

export function landscape(setting: Setting, body: string): string {
  const {
    horizon = 440,
    sun = [200, horizon],
    warmth = 0.75,
    day = true,
    halo,
    ground = 'dunes',
  } = setting;
  const sky = upright('s', 0, horizon, [0, 0.3, 0.58, 0.8, 0.94, 1], duskAccents.sky);
  const layers =
    ground === 'dunes'
      ? upright('d1', horizon - 20, horizon + 70, [0, 1], duskAccents.farDune) +
        upright('d2', horizon + 20, horizon + 120, [0, 1], duskAccents.nearDune) +
        upright('d3', horizon + 80, 600, [0, 1], duskAccents.frontDune)
      : upright('d1', horizon, 600, [0, 0.3, 0.7, 1], duskAccents.plain);
  const floor =
    ground === 'dunes'
      ? dunes(horizon)
      : `<path fill="url(#d1)" d="M0 ${n(horizon)}H960V600H0z"/>${stroke(`M0 ${n(horizon)}H960`, sand, 1.5, 0.5)}`;
  const definitions =
    sky +
    lattice(horizon) +
    layers +
    glow('w', amber, warmth, `cx="${n(sun[0])}" cy="${n(sun[1])}" r="430"`) +
    (day ? gradient('y', [cream, amber]) : '') +
    (body.includes('url(#x)') ? soft('x', ink, 0.85) : '') +
    (halo ? soft('h', halo.color, halo.power) : '') +
    `<radialGradient id="v" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".62"/></radialGradient>`;
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
    `${whole('s')}${whole('l', ' mask="url(#m)"')}${whole('w')}${disc}${light}${behind}${floor}${whole('v')}${body}`,
  );
}
