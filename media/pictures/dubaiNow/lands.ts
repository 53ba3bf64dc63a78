import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { dusk, duskTints } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { shadow, stageOf } from './buildings.ts';
import { landscape } from './landscape.ts';
import { area, disc, gem, shape, stroke } from './shapes.ts';

const { ember, amber, sand, cream } = dusk;
const { wine, copper, haze, apricot, deepSea, petrol, lagoon, turquoise, mint, pearl } = duskTints;

/** Parcels up to the horizon; one is staked out and marked by a star. */
function getLand(): string {
  const horizon = 236;
  const stage = stageOf({ horizon, x: 480, far: 4, unit: 200, high: 1.74, turn: 45 });
  const at = (a: number, b: number, z = 0): Point => stage([a, b, z]);
  const lots = ['', '', ''];
  for (const a of range(10).map((k) => k - 2)) {
    for (const b of range(10).map((k) => k - 2)) {
      if (a + b < -1 || (a === 0 && b === 0) || Math.abs(a - b) > (a + b + 6) * 0.75) continue;
      const [from, to] = [0.06, 1.94];
      const lot = [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as const;
      const tone = (a * 5 + b * 3 + a * b + 60) % 3;
      lots[tone] = `${lots[tone] ?? ''}${line(lot.map(([u, v]) => at(a * 2 + u, b * 2 + v)))}z`;
    }
  }
  const plot = [
    [0.06, 0.06],
    [1.94, 0.06],
    [1.94, 1.94],
    [0.06, 1.94],
  ] as const;
  const ground = plot.map(([a, b]) => at(a, b));
  const stake = ([a, b]: readonly [number, number]) => {
    const [x, y] = at(a, b);
    const [, top] = at(a, b, 0.24);
    return (
      `<path fill="url(#cream)" d="M${n(x - 8)} ${n(y)}V${n(top)}h16V${n(y)}l-8 10z"/>` +
      `<path fill="${copper}" d="M${n(x)} ${n(y + 10)}V${n(top)}h8V${n(y)}z"/>` +
      area(
        [
          [x - 8, top],
          [x, top - 10],
          [x + 8, top],
        ],
        cream,
      )
    );
  };
  const cord = `${line(plot.map(([a, b]) => at(a, b, 0.17)))}z`;
  const [, middle] = at(1, 1);
  const pin: Point = [480, 236];
  const [back, right, front, left] = [plot[2], plot[3], plot[0], plot[1]];
  return landscape(
    {
      horizon,
      sun: [200, horizon],
      ground: 'plain',
      halo: { at: [480, 240], radius: 330, color: turquoise, power: 0.5 },
      definitions: `<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${horizon}" y2="600"><stop stop-color="${sand}" stop-opacity=".1"/><stop offset=".25" stop-color="${amber}"/><stop offset="1" stop-color="${ember}"/></linearGradient>`,
    },
    lots
      .map((d, tone) => shape(d, 'url(#t)', `fill-opacity="${(16 + tone * 16) / 100}"`))
      .join('') +
      area(ground, 'turquoise') +
      stroke(`${line(ground)}z`, mint, 4) +
      stake(back) +
      `<ellipse cx="480" cy="${n(middle)}" rx="70" ry="20" fill="${deepSea}" fill-opacity=".55"/>` +
      shape(
        `M480 ${n(middle)}C470 ${n(middle - 70)} 378 320 378 236A102 102 0 0 1 480 134z`,
        'cream',
      ) +
      shape(
        `M480 ${n(middle)}C490 ${n(middle - 70)} 582 320 582 236A102 102 0 0 0 480 134z`,
        'amber',
      ) +
      disc(pin, 72, 'plum') +
      gem(pin, 60, cream, apricot) +
      stroke(cord, sand, 3.5) +
      [left, right, front].map((corner) => stake(corner)).join(''),
  );
}

/** Two parcels, and arrows along which they change places. */
function landExchange(): string {
  const slab = (
    [x, y]: Point,
    [top, left, right]: readonly [string, string, string],
    on: string,
  ) => {
    const [w, h, deep] = [168, 97, 44];
    const corner = (u: number, v: number): Point => [
      x + (u - v) * w * 0.5,
      y + (u + v - 2) * h * 0.5,
    ];
    const ruled = [0.667, 1.333]
      .map((k) => line([corner(k, 0), corner(k, 2)]) + line([corner(0, k), corner(2, k)]))
      .join('');
    return (
      area([corner(0, 2), corner(2, 2), [x, y + h + deep], [x - w, y + deep]], left) +
      area([corner(2, 0), corner(2, 2), [x, y + h + deep], [x + w, y + deep]], right) +
      area([corner(0, 0), corner(2, 0), corner(2, 2), corner(0, 2)], top) +
      stroke(ruled, cream, 2, 0.5) +
      stroke(`${line([corner(0, 0), corner(2, 0), corner(2, 2), corner(0, 2)])}z`, cream, 3, 0.9) +
      on
    );
  };
  const [rx, ry] = [252, 204];
  const point = (degrees: number, more = 0): Point => {
    const [c, s] = polarDegrees([0, 0], 1, degrees);
    return [480 + c * (rx + more), 306 + s * (ry + more)];
  };
  const arrow = (from: number, to: number, fill: string, edge: string) => {
    const [x1, y1] = point(from);
    const [x2, y2] = point(to);
    const head = [point(to, 40), point(to, -40), point(to + 15)];
    const arc = `M${n(x1)} ${n(y1)}A${rx} ${ry} 0 0 1 ${n(x2)} ${n(y2)}`;
    const drawn = (ink: string, more = '') =>
      stroke(arc, ink, 28, 1, more).replaceAll('"round"', '"butt"') + area(head, ink, more);
    return drawn(edge, 'transform="translate(0 9)"') + drawn(fill);
  };
  return landscape(
    {
      horizon: 452,
      sun: [130, 452],
      halo: { at: [480, 300], radius: 380, color: haze, power: 0.4 },
    },
    shadow(262, 500, 200) +
      shadow(698, 500, 200) +
      arrow(218, 306, amber, wine) +
      arrow(38, 126, turquoise, petrol) +
      slab([262, 300], ['amber', 'ember', 'rose'], gem([262, 300], 46, cream, copper)) +
      slab([698, 300], ['turquoise', 'sea', 'deep'], gem([698, 300], 46, pearl, lagoon)),
  );
}

export const lands = { 'get-land': getLand, 'land-exchange': landExchange };
