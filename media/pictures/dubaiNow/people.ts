import { blendHex } from '../../kit/color.ts';
import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { dusk, duskAccents, duskTints } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { shadow } from './buildings.ts';
import { landscape } from './landscape.ts';
import {
  archPoints,
  area,
  both,
  dent,
  disc,
  gem,
  leaf,
  rect,
  shape,
  star,
  stroke,
} from './shapes.ts';

const { night, ember, amber, sand, cream } = dusk;
const { umber, clay, copper, haze, lagoon, turquoise, aqua, mint } = duskTints;

/** Two open hands that raise a leaf, and a star behind them. */
function volunteer(): string {
  // From little finger to forefinger: the position on the palm, the length, the lean in degrees.
  const fingers = [
    [-58, 84, -7],
    [-24, 112, -1],
    [11, 120, 5],
    [46, 100, 12],
  ] as const;
  const drawn = fingers
    .map(
      ([x, long, lean]) =>
        `<path fill="url(#k)" transform="rotate(${lean} ${x} 0)" d="${rect(x - 15, -long, 30, long + 60, 15)}"/>`,
    )
    .join('');
  const hand =
    `<g transform="matrix(.9 .31 -.31 .9 592 452)">` +
    drawn +
    shape(
      'M-73 -8C-40 -22 20 -24 61 -6C70 18 84 30 96 16C112 -6 122 -26 136 -34C152 -42 166 -26 158 -8C142 28 120 66 92 92C74 110 64 130 62 190H-52C-52 130 -76 70 -73 -8z',
      'url(#k)',
    ) +
    shape('M-62 134L72 128L78 260H-62z', 'sea') +
    shape('M-60 134L71 128L72 152L-61 158z', 'turquoise') +
    stroke('M58 34C34 44 22 66 24 104M-58 22C-30 10 14 8 44 16', clay, 3, 0.45) +
    '</g>';
  const points: Point = [480, 268];
  return landscape(
    {
      sun: [480, 452],
      halo: { at: points, radius: 300, color: haze, power: 0.5 },
      definitions: `<linearGradient id="k"><stop stop-color="${cream}"/><stop offset=".55" stop-color="${duskAccents.skin}"/><stop offset="1" stop-color="${copper}"/></linearGradient>`,
      behind:
        shape(star(points, 218), 'plum', 'fill-opacity=".85"') +
        stroke(star(points, 218), sand, 3, 0.9) +
        stroke(star(points, 196), sand, 1.5, 0.4),
    },
    shadow(480, 590, 330) +
      both(hand) +
      stroke('M480 470C476 400 484 340 480 262', lagoon, 9) +
      leaf([480, 372], [366, 262], 0.34, aqua, lagoon) +
      leaf([480, 372], [594, 262], 0.34, lagoon, duskAccents.leafShade) +
      leaf([480, 300], [480, 112], 0.27, mint, turquoise),
  );
}

/** A house with a lit lamp, and someone with their arms around it. */
function domesticWorkers(): string {
  const arm = (side: 1 | -1, paint: string, cuff: string, palm: string) => {
    const x = (dx: number) => n(480 + side * dx);
    return (
      shape(
        `M480 178C${x(96)} 178 ${x(180)} 204 ${x(208)} 296C${x(244)} 414 ${x(178)} 514 ${x(66)} 534L${x(56)} 478C${x(132)} 464 ${x(164)} 404 ${x(150)} 340C${x(138)} 288 ${x(82)} 256 480 256z`,
        paint,
      ) +
      shape(`M${x(84)} 531L${x(66)} 534L${x(56)} 478L${x(74)} 473z`, cuff) +
      shape(
        `M${x(66)} 532C${x(30)} 540 ${x(0)} 540 ${x(-14)} 528C${x(-22)} 516 ${x(-10)} 504 ${x(6)} 504C${x(14)} 490 ${x(36)} 484 ${x(58)} 480z`,
        palm,
      )
    );
  };
  const door = archPoints(480, 492, 60, 100);
  return landscape(
    { sun: [150, 440], halo: { at: [480, 350], radius: 340, color: haze, power: 0.6 } },
    shadow(480, 548, 330) +
      area(
        [
          [480, 292],
          [376, 366],
          [376, 492],
          [480, 492],
        ],
        'cream',
      ) +
      area(
        [
          [480, 292],
          [584, 366],
          [584, 492],
          [480, 492],
        ],
        'ember',
      ) +
      area(
        [
          [480, 266],
          [344, 362],
          [344, 392],
          [480, 298],
        ],
        'amber',
      ) +
      area(
        [
          [480, 266],
          [616, 362],
          [616, 392],
          [480, 298],
        ],
        'rose',
      ) +
      gem([480, 354], 23, cream, amber) +
      area(door, 'plum') +
      area(archPoints(480, 492, 42, 86), sand) +
      arm(-1, 'turquoise', 'mint', 'cream') +
      arm(1, 'sea', 'turquoise', 'amber') +
      disc([480, 112], 56, 'cream') +
      shape('M480 56a56 56 0 0 1 0 112z', 'amber'),
  );
}

/** Two linked rings of twenty facets in front of one rosette. */
function marriage(): string {
  const radius = 128;
  const middles = [398, 562] as const;
  const y = 292;
  const light = (degrees: number) => Math.cos(((degrees - 215) * Math.PI) / 180);
  const metals = [duskAccents.gold, duskAccents.patina] as const;
  const ring = (which: 0 | 1, keep: (degrees: number) => boolean) => {
    const facets = new Map<string, string>();
    const [outer, inner] = [radius + 21, radius - 21];
    for (const index of range(20)) {
      const from = index * 18;
      if (!keep(from + 9)) continue;
      const at = (reach: number, degrees: number) =>
        polarDegrees([middles[which], y], reach, degrees);
      for (const [high, low, turned, lift] of [
        [outer, radius, 0.3, 0.68],
        [radius, inner, -0.3, 0.32],
      ] as const) {
        const place = Math.min(3.5, Math.round((light(from + 9) * turned + lift) * 8) / 2);
        const [dim, bright] = metals[which].slice(Math.floor(place), Math.floor(place) + 2);
        const fill = blendHex(dim ?? cream, bright ?? cream, place % 1);
        const d = `${line([at(high, from), at(high, from + 18), at(low, from + 18), at(low, from)])}z`;
        facets.set(fill, (facets.get(fill) ?? '') + d);
      }
    }
    return [...facets]
      .map(([fill, d]) => `<path fill="${fill}" stroke="${fill}" stroke-width=".7" d="${d}"/>`)
      .join('');
  };
  const cross = (Math.acos((middles[1] - middles[0]) / 2 / radius) * 180) / Math.PI;
  const near = (place: number) => (degrees: number) => Math.abs(degrees - place) < 30;
  const edge = (which: 0 | 1, from: number, to: number) =>
    [radius + 21, radius - 21]
      .map((reach) => {
        const [x1, y1] = polarDegrees([middles[which], y], reach, from);
        const [x2, y2] = polarDegrees([middles[which], y], reach, to);
        return `M${n(x1)} ${n(y1)}A${reach} ${reach} 0 0 1 ${n(x2)} ${n(y2)}`;
      })
      .join('');
  const stars = [0, 22.5].map((turn) => star([480, 288], 262, dent, turn));
  return landscape(
    {
      sun: [480, 448],
      halo: { at: [480, y], radius: 360, color: duskAccents.weddingHalo, power: 0.5 },
      behind:
        shape(stars.join(''), 'plum', 'fill-opacity=".7"') +
        stroke(stars.join(''), sand, 2.5, 0.75) +
        stroke(star([480, 288], 206, dent), sand, 1.5, 0.4),
    },
    shadow(480, 528, 250) +
      ring(0, () => true) +
      stroke(edge(1, 180 - cross - 24 + 360, 180 + cross + 24 + 360), umber, 6, 0.5) +
      ring(1, () => true) +
      stroke(edge(0, cross - 15, cross + 15), umber, 6, 0.55) +
      ring(0, near(Math.round((cross - 9) / 18) * 18 + 9)) +
      gem([480, y], 32, cream, ember),
  );
}

/** A cross with a leaf; a heartbeat runs through it along the horizon. */
function obtainMedical(): string {
  const middle: Point = [480, 286];
  const [long, wide, cut] = [196, 74, 22];
  const quarter: Point[] = [
    [wide, -wide],
    [wide, -long + cut],
    [wide - cut, -long],
    [cut - wide, -long],
    [-wide, -long + cut],
    [-wide, -wide],
  ];
  const around = (turn: number) =>
    quarter.map(([x, y]): Point => {
      const [c, s] = [
        Math.round(Math.cos((turn * Math.PI) / 180)),
        Math.round(Math.sin((turn * Math.PI) / 180)),
      ];
      return [middle[0] + x * c - y * s, middle[1] + x * s + y * c];
    });
  const arms = (['mint', 'turquoise', 'sea', 'turquoise'] as const)
    .map((paint, index) => area([...around(index * 90), middle], paint))
    .join('');
  const beat = 'M-20 330H250l22-30 24 30H396l28 34 46-176 44 224 34-112 22 30H684l22-26 24 26H980';
  return landscape(
    {
      sun: [480, 440],
      warmth: 0.6,
      halo: { at: middle, radius: 380, color: turquoise, power: 0.5 },
    },
    shadow(480, 520, 240) +
      arms +
      stroke(beat, night, 22, 0.4) +
      stroke(beat, cream, 9) +
      leaf([556, 208], [712, 104], 0.34, mint, turquoise) +
      leaf([556, 208], [600, 62], 0.3, aqua, lagoon),
  );
}

export const people = {
  volunteer,
  'domestic-workers': domesticWorkers,
  marriage,
  'obtain-medical': obtainMedical,
};
