import { polarDegrees, type Point } from '../../kit/geometry.ts';
import { dusk, duskAccents, duskTints } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { shadow } from './buildings.ts';
import { landscape } from './landscape.ts';
import { area, disc, gem, leaf, palm, rect, shape, star, stroke } from './shapes.ts';

const { night, ember, amber, sand, cream } = dusk;
const { garnet, wine, lamp, lagoon, turquoise, aqua, jade, mint, pearl } = duskTints;

/** A still night: a crescent, a palm, one light on the dunes. */
function mayTheyRestInPeace(): string {
  const moon: Point = [640, 158];
  const crescent = 'M664 82A80 80 0 1 0 716 134A66 66 0 1 1 664 82z';
  const [x, foot] = [610, 512];
  const glass = [
    [x - 34, foot - 34],
    [x - 26, foot - 104],
    [x + 26, foot - 104],
    [x + 34, foot - 34],
  ] as const;
  const specks = (
    [
      [96, 92, 5],
      [214, 48, 3.5],
      [470, 70, 4],
      [520, 196, 3],
      [808, 66, 4.5],
      [880, 178, 3.5],
      [782, 268, 3],
      [72, 232, 3],
    ] as const
  )
    .map(([sx, sy, size]) => star([sx, sy], size, 0.45))
    .join('');
  return landscape(
    {
      sun: [x, 470],
      warmth: 0.55,
      day: false,
      halo: { at: moon, radius: 260, color: duskAccents.moonHalo, power: 0.4 },
      behind: shape(specks, cream, 'fill-opacity=".8"') + shape(crescent, 'cream'),
      definitions: `<radialGradient id="k"><stop stop-color="${cream}" stop-opacity=".9"/><stop offset=".35" stop-color="${sand}" stop-opacity=".4"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></radialGradient>`,
    },
    shadow(310, 518, 150, 0.1) +
      palm([300, 516], 330, 26, 'plum', 'deep') +
      `<ellipse cx="${x}" cy="${foot}" rx="260" ry="46" fill="url(#k)" fill-opacity=".8"/>` +
      disc([x, foot - 66], 150, 'url(#k)', 'fill-opacity=".7"') +
      area(glass, lamp) +
      stroke(
        `${line(glass)}zM${x - 9} ${foot - 104}L${x - 12} ${foot - 34}M${x + 9} ${foot - 104}L${x + 12} ${foot - 34}`,
        garnet,
        4,
      ) +
      leaf([x, foot - 40], [x, foot - 98], 0.34, duskAccents.flame, amber) +
      shape(
        `M${x - 40} ${foot - 34}h80l8 30h-96zM${x - 34} ${foot - 104}h68l-20-24h-28zM${x - 9} ${foot - 128}h18v-12h-18z`,
        'plum',
      ) +
      stroke(
        `M${x - 14} ${foot - 140}a14 16 0 1 1 28 0M${x - 40} ${foot - 34}h80M${x - 34} ${foot - 104}h68`,
        ember,
        3.5,
      ),
  );
}

/** A parked car; an arc of energy rises over it from the charging post. */
function electricVehicle(): string {
  const base = 496;
  const wheel = (x: number) =>
    disc([x, base + 4], 58, night) +
    disc([x, base + 4], 42, 'rose') +
    gem([x, base + 4], 40, cream, wine, 0.6) +
    disc([x, base + 4], 9, night);
  const cabin =
    'M110 446C107 430 112 422 126 418C164 398 214 388 272 382C330 330 392 302 468 300C560 298 626 330 668 376C700 382 716 398 720 430L721 442C560 426 300 426 110 446z';
  const flank =
    'M110 444C300 424 560 424 721 440C722 456 721 470 719 482C717 492 709 496 698 496H140C124 496 115 492 112 480C110 468 109 456 110 444z';
  const glass = 'M316 382C362 342 402 324 450 321V382zM468 320C540 318 590 338 630 380L468 382z';
  const arc = (radius: number, from: number, to: number) => {
    const [x1, y1] = polarDegrees([480, 440], radius, from);
    const [x2, y2] = polarDegrees([480, 440], radius, to);
    return `M${n(x1)} ${n(y1)}A${radius} ${radius} 0 0 1 ${n(x2)} ${n(y2)}`;
  };
  const bolt: Point[] = [
    [496, 34],
    [430, 142],
    [472, 142],
    [456, 228],
    [530, 112],
    [486, 112],
  ];
  return landscape(
    {
      horizon: 446,
      sun: [90, 446],
      halo: { at: [480, 320], radius: 420, color: turquoise, power: 0.55 },
      definitions: `<linearGradient id="e" gradientUnits="userSpaceOnUse" x1="140" x2="820" y1="0" y2="0"><stop stop-color="${turquoise}" stop-opacity="0"/><stop offset=".4" stop-color="${turquoise}"/><stop offset="1" stop-color="${jade}"/></linearGradient>`,
    },
    stroke(arc(340, 184, 256) + arc(340, 284, 346), 'url(#e)', 18) +
      stroke(arc(304, 188, 254) + arc(304, 286, 344), 'url(#e)', 4) +
      shadow(430, 548, 420, 0.1) +
      shadow(826, 548, 110, 0.16) +
      shape(rect(136, 482, 566, 30, 12), 'dark') +
      shape(flank, 'ember') +
      shape(cabin, 'cream') +
      shape('M153 497a69 69 0 0 1 138 0zM535 497a69 69 0 0 1 138 0z', 'dark') +
      shape(glass, 'deep') +
      stroke('M459 384V478M496 404h34M250 404C220 406 186 410 160 418', wine, 4, 0.7) +
      shape('M118 424C138 410 162 406 188 404C176 424 148 434 114 436z', 'mint') +
      shape(
        'M708 398C716 406 720 418 721 432L690 428C690 414 696 402 708 398z',
        duskAccents.tailLight,
      ) +
      wheel(222) +
      wheel(604) +
      stroke('M800 404C764 404 782 468 742 452C722 444 712 420 676 408', night, 9) +
      disc([672, 406], 13, lagoon) +
      disc([672, 406], 6, mint) +
      shape(rect(794, 348, 66, 204, 14), 'turquoise') +
      shape('M838 348h8q14 0 14 14v176q0 14-14 14h-8z', 'sea') +
      shape(rect(806, 364, 32, 46, 6), 'deep') +
      gem([822, 387], 14, pearl, aqua) +
      shape(rect(778, 546, 98, 14, 5), 'deep') +
      area(bolt, 'mint') +
      area(
        [
          [496, 34],
          [486, 112],
          [530, 112],
          [456, 228],
          [472, 142],
        ],
        turquoise,
        'fill-opacity=".5"',
      ),
  );
}

export const ways = {
  'may-they-rest-in-peace': mayTheyRestInPeace,
  'electric-vehicle': electricVehicle,
};
