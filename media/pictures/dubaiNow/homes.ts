import { range, type Point } from '../../kit/geometry.ts';
import { dusk, duskAccents, duskTints } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { shadow, stageOf, villa } from './buildings.ts';
import { landscape } from './landscape.ts';
import { archPoints, area, disc, gem, palm, rect, shape, star, stroke } from './shapes.ts';

const { night, rose, ember, amber, sand, cream } = dusk;
const { copper, haze, apricot, petrol, pine, lagoon, jade, mint } = duskTints;

/** An open door with light behind it, and its key. */
function rentHome(): string {
  const foot = 520;
  const screen = (x: number, top: number, rows: number) =>
    range(rows)
      .map((row) => star([x, top + row * 56], 27))
      .join('');
  const opening = `${line(archPoints(370, foot, 264, 420, 16))}z`;
  const key: Point = [706, 226];
  const bow = `${star(key, 92)}${star(key, 46)}`;
  return landscape(
    {
      sun: [830, 440],
      warmth: 0.5,
      halo: { at: [370, 330], radius: 380, color: haze, power: 0.5 },
      definitions: `<linearGradient id="o" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${amber}"/><stop offset="1" stop-color="${duskAccents.doorway}"/></linearGradient><linearGradient id="q" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${cream}" stop-opacity=".9"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></linearGradient><clipPath id="c"><path d="${opening}"/></clipPath>`,
    },
    shadow(400, 524, 270) +
      shape(`${rect(190, 70, 360, 450)}`, 'sand') +
      shape('M550 70h36v450h-36z', 'rose') +
      stroke(rect(206, 86, 328, 434), copper, 2, 0.7) +
      area(archPoints(370, foot, 300, 446, 16), 'ember') +
      shape(opening, 'url(#o)') +
      `<g clip-path="url(#c)">${area(
        [
          [238, 90],
          [372, 90],
          [372, 520],
          [238, 520],
        ],
        'turquoise',
      )}${stroke(screen(304, 226, 5), mint, 2.5, 0.75)}${stroke('M250 80V520M358 80V520', petrol, 2, 0.6)}${area(
        [
          [502, 90],
          [452, 110],
          [452, 540],
          [502, 520],
        ],
        'sea',
      )}</g>` +
      area(
        [
          [372, 520],
          [452, 520],
          [600, 600],
          [380, 600],
        ],
        'url(#q)',
      ) +
      disc([352, 368], 8, cream) +
      shape(rect(690, 300, 32, 232, 8), 'sand') +
      shape('M706 300h8q8 0 8 8v216q0 8-8 8h-8z', copper, 'fill-opacity=".7"') +
      shape('M722 440h58v34h-22v18h22v30h-58z', 'amber') +
      `<path fill="url(#sand)" fill-rule="evenodd" d="${bow}"/>` +
      stroke(star(key, 92), cream, 3) +
      stroke(star(key, 66), copper, 3, 0.8) +
      stroke(star(key, 46), copper, 3),
  );
}

/** The villa with its wind tower, every window lit. */
function getReadyHouse(): string {
  const stage = stageOf({ horizon: 448, x: 590, far: 11, unit: 92, high: 0.85, turn: 28 });
  return landscape(
    {
      horizon: 432,
      sun: [150, 432],
      halo: { at: [470, 320], radius: 400, color: haze, power: 0.4 },
    },
    palm([812, 500], 290, 14, 'rose', 'sea') +
      shadow(520, 530, 430) +
      villa(stage) +
      palm([150, 530], 236, -18, 'ember', 'turquoise'),
  );
}

/** Two linked bands that pass over and under each other. */
function knot([x, y]: Point): string {
  const [long, wide, thick] = [104, 36, 30];
  const strand = (d: string, ink: string, edge: string, below = d) =>
    (
      stroke(below, night, thick + 12, 0.6) +
      stroke(d, edge, thick) +
      stroke(d, ink, thick - 12)
    ).replaceAll('"round"', '"butt"');
  const along = rect(-long, -wide, 2 * long, 2 * wide, wide);
  const across = rect(-wide, -long, 2 * wide, 2 * long, wide);
  const over = (reach: number) =>
    [-1, 1].map((side) => `M${side * wide - reach} ${side * wide}h${2 * reach}`).join('');
  return `<g transform="translate(${n(x)} ${n(y)})rotate(45)">${strand(along, sand, copper)}${strand(across, duskAccents.link, pine)}${strand(over(24), sand, copper, over(18))}</g>${gem([x, y], 22, cream, apricot)}`;
}

/** The villa, its deed with a seal, and two linked bands in front. */
function buySellProperty(): string {
  const stage = stageOf({ horizon: 436, x: 318, far: 11, unit: 64, high: 0.55, turn: 28 });
  const lines = range(4)
    .map((row) => `M618 ${178 + row * 38}h${[176, 150, 168, 96][row] ?? 90}`)
    .join('');
  const seal: Point = [776, 348];
  return landscape(
    { sun: [930, 440], halo: { at: [480, 280], radius: 420, color: haze, power: 0.4 } },
    shadow(280, 474, 290) +
      shadow(715, 448, 220, 0.1) +
      villa(stage) +
      shape('M572 100h224l52 52v292H572z', 'cream') +
      shape('M796 100v52h52z', 'ember') +
      stroke('M592 120h184M592 120v304M828 172v252M592 424h236', ember, 2, 0.8) +
      stroke(lines, rose, 11, 0.85) +
      area(
        [
          [752, 372],
          [740, 430],
          [762, 416],
          [776, 436],
          [790, 416],
          [812, 430],
          [800, 372],
        ],
        'sea',
      ) +
      gem(seal, 50, jade, lagoon, 0.84) +
      disc(seal, 24, cream) +
      shape(star(seal, 18), pine) +
      knot([500, 452]),
  );
}

export const homes = {
  'rent-home': rentHome,
  'get-ready-house': getReadyHouse,
  'buy-sell-property': buySellProperty,
};
