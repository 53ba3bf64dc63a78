/** Data: grains of sand in a grid, which swell as star-shaped waves pass through them. */
import { blend, colorsOf, css, type Color } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade, type Shade } from '../lib/calm.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';

const { night, plum, rose, amber, cream, abyss: deep } = dusk;
const { sky, lilac } = colorsOf(subjects.data);

/** A point from which stars spread. */
interface Source {
  readonly place: Point;
  readonly points: number;
  /** How sharp its points are. */
  readonly lean: number;
  readonly reach: number;
  readonly offset: number;
  readonly color: Color;
}

const sources: readonly Source[] = [
  { place: [380, 700], points: 8, lean: 1.25, reach: 900, offset: 0, color: amber },
  { place: [1560, 330], points: 12, lean: 1.7, reach: 940, offset: 0.5, color: sky },
];
const wave = 410;

/** The distance from the middle of a star, measured in such a way that the star's outline is as far away everywhere. */
function starReach(x: number, y: number, { points, lean }: Source) {
  const angle = Math.atan2(y, x);
  const sector = tau / points;
  const off = Math.abs(((((angle / sector) % 1) + 1.5) % 1) - 0.5) * sector;
  return Math.hypot(x, y) * (Math.cos(off) + Math.sin(off) * lean);
}

interface Grain {
  readonly place: Point;
  readonly scale: number;
  /** For each source, its phase in the wave and how strongly it follows. */
  readonly follows: readonly { readonly phase: number; readonly strength: number }[];
  readonly color: Color;
}

/** The height of a crest, in pixels. */
const lift = 4;
const pitch = 34;
/** The grid is seen from slightly above: nearer grains are larger. */
const grains: readonly Grain[] = Array.from({ length: 48 * 90 }, (_, index): Grain => {
  const [column, row] = [(index % 48) - 24, Math.floor(index / 48) - 45];
  const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * pitch * 1.42, row * pitch * 0.71];
  const scale = 1 / (1 - y / 3600);
  const place: Point = [960 + x * scale, 540 + y * scale];
  const follows = sources.map((source) => {
    const [dx, dy] = [x + 960 - source.place[0], y + 540 - source.place[1]];
    const reach = starReach(dx, dy, source);
    return {
      phase: reach / wave - source.offset,
      strength: Math.exp(-((reach / source.reach) ** 2) * 1.2),
    };
  });
  const [warm = 0, cool = 0] = follows.map(({ strength }) => strength);
  const share = cool / (warm + cool + 1e-6);
  const color = blend(blend(amber, lilac, share), blend(lilac, sky, share), share);
  return { place, scale, follows, color };
}).filter(({ place: [x, y] }) => x > -20 && x < 1940 && y > -20 && y < 1100);

const shade: Shade = {
  color: deep,
  centre: [0.5, 0.5],
  radius: [0.22, 0.22],
  middle: 0.6,
  rim: 0.6,
};

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'data', night, [
    { centre: [380, 700], radius: [620, 520], color: amber, strength: 0.13 },
    { centre: [1560, 330], radius: [640, 520], color: sky, strength: 0.1 },
    { centre: [960, 1080], radius: [1400, 360], color: plum, strength: 0.4 },
    { centre: [1100, 0], radius: [900, 300], color: rose, strength: 0.06 },
  ]);
  const turn = t / loopSeconds;
  soften(context, size, { shrink: 6, blur: 20, alpha: 0.5 }, (small) => {
    drawGrains(small, turn, 1.5);
  });
  additive(context, () => {
    for (const { place, color } of sources) {
      glow(context, place, 300, color, 0.2);
    }
  });
  drawGrains(context, turn, 1);
  shine(context, size, 22, 0.55);
  drawShade(context, size, 'data', shade);
}

function drawGrains(context: Context, turn: number, weight: number) {
  for (const { place, scale, follows, color } of grains) {
    let swell = 0;
    for (const { phase, strength } of follows) {
      const crest = 0.5 + 0.5 * Math.cos((phase - turn) * tau);
      // Between crests the grains are still.
      swell += strength * clamp((crest - 0.34) / 0.66) ** 1.4;
    }
    const size = clamp(swell);
    const radius = mix(1.6, 13.5, size) * scale * weight;
    const shade = blend(
      blend(plum, rose, 0.45),
      blend(color, cream, smooth(size, 0.55, 1) * 0.3),
      smooth(size, 0, 0.6),
    );
    context.beginPath();
    context.arc(place[0], place[1] - swell * lift * scale, radius, 0, tau);
    context.fillStyle = css(shade, mix(0.5, 0.95, size));
    context.fill();
  }
}

export const scene = loop(draw, { quantiser: 32, finer: 2, isScaled: true });
