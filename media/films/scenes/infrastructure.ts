/** Infrastructure: a vault of niches in tiers, lit from below by a light that rises through them. */
import { blend, colorsOf, css, type Color } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { polar, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade, type Shade } from '../lib/calm.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { fillShape, strokeLine } from '../lib/shapes.ts';

const { night, plum, amber, sand, abyss: deep } = dusk;
const { teal, pine } = colorsOf(subjects.infrastructure);

/** The eye of the vault. Each tier is a circle around it, larger than the one above by the same factor. */
const eye: Point = [960, -170];
const around = 36;
const tiers = 17;
const growth = 1.165;
const firstRadius = 165;

interface Niche {
  readonly foot: Point;
  readonly apex: Point;
  readonly radius: number;
  readonly wave: number;
  readonly calm: number;
  readonly seed: number;
  /** The front of a niche, and its hollow: two walls that meet at the back, and a floor. */
  readonly front: readonly Point[];
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly floor: readonly Point[];
  readonly edge: readonly Point[];
}

function niche(tier: number, place: number): Niche {
  const radius = firstRadius * growth ** tier;
  const middle = ((place + (tier % 2) / 2) / around) * tau + tau / 4;
  /** `across` goes from -1 to 1; `up`, towards the eye, counts tiers. */
  const at = (across: number, up: number): Point =>
    polar(eye, radius * growth ** -up, middle - (across * tau) / around / 2);
  // A pointed arch: steep at first, then leaning in to an edge.
  const bow = (half: number, spring: number, top: number) =>
    Array.from({ length: 15 }, (_, step): Point => {
      const q = step / 14;
      return at(half * (1 - q ** 2.3), spring + (top - spring) * q);
    });
  const arch = (half: number, spring: number, top: number) => [
    ...bow(half, spring, top),
    ...bow(-half, spring, top).toReversed(),
  ];
  const [apex, back, foot] = [at(0, 1.2), at(0, 0.3), at(0, 0)];
  const card = Math.hypot((foot[0] - 960) / 640, (foot[1] - 540) / 330);
  return {
    foot,
    apex,
    radius,
    wave: tier / 8 + 0.1 * Math.cos((middle - tau / 4) * 3),
    calm: clamp(0.24 + 0.76 * clamp((card - 0.5) / 1) ** 1.2) * clamp((radius - 150) / 260),
    seed: hash(tier, place),
    front: [at(1, 0), ...arch(1, 0.45, 1.46), at(-1, 0), at(0, -0.46)],
    left: [back, at(-0.82, 0.06), ...bow(-0.82, 0.42, 1.2)],
    right: [back, at(0.82, 0.06), ...bow(0.82, 0.42, 1.2)],
    floor: [at(0, -0.3), at(-0.82, 0.06), back, at(0.82, 0.06)],
    edge: [back, apex],
  };
}

const niches: readonly Niche[] = Array.from({ length: tiers * around }, (_, index) =>
  niche(Math.floor(index / around), index % around),
).filter(
  ({ foot: [x, y], radius }) =>
    x > -radius * 0.3 && x < 1920 + radius * 0.3 && y > -200 && y < 1080 + radius * 0.3,
);

const shade: Shade = {
  color: deep,
  centre: [0.5, 0.52],
  radius: [0.23, 0.23],
  middle: 0.5,
  rim: 0.55,
};

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'infrastructure', night, [
    { centre: [960, 1150], radius: [1300, 420], color: pine, strength: 0.5 },
    { centre: [960, -100], radius: [900, 420], color: plum, strength: 0.6 },
  ]);
  const turn = t / loopSeconds;
  for (const each of niches) drawNiche(context, each, lit(each, turn));
  soften(context, size, { shrink: 6, blur: 30, alpha: 0.8 }, (small) => {
    for (const each of niches) {
      const strength = lit(each, turn);
      fillShape(small, each.floor, css(blend(amber, sand, 0.3), strength ** 1.3 * 0.5));
    }
  });
  additive(context, () => {
    glow(context, [960, -60], 700, amber, 0.22, 0.6);
  });
  shine(context, size, 26, 0.42);
  drawShade(context, size, 'infrastructure', shade);
}

/** How strongly a niche is lit: a wave that rises from tier to tier. */
function lit({ wave, calm, seed }: Niche, turn: number) {
  const crest = 0.5 + 0.5 * Math.cos((wave + turn + 0.25) * tau);
  const breath = 0.5 + 0.5 * Math.sin((turn + seed) * tau);
  return calm * (0.08 + 0.74 * crest ** 1.8 + 0.14 * breath * seed);
}

function drawNiche(context: Context, each: Niche, strength: number) {
  const { foot, apex, front, left, right, floor, edge, radius } = each;
  const fill = (dots: readonly Point[], stops: readonly (readonly [number, Color])[]) => {
    const gradient = context.createLinearGradient(...foot, ...apex);
    for (const [at, color] of stops) gradient.addColorStop(at, css(color));
    fillShape(context, dots, gradient);
  };
  const stone = blend(night, plum, 0.42);
  const fire = blend(teal, blend(amber, sand, 0.5), 0.62 + strength * 0.38);
  fill(front, [
    [0, blend(stone, fire, strength * 0.4)],
    [0.5, blend(stone, teal, strength * 0.13)],
    [1, blend(stone, plum, 0.5)],
  ]);
  for (const [wall, share] of [
    [left, 0.55],
    [right, 1],
  ] as const) {
    const base = blend(deep, pine, 0.1 + share * 0.22);
    fill(wall, [
      [0, blend(base, fire, strength * share * 0.55)],
      [0.28, blend(base, teal, strength * share * 0.5)],
      [0.65, blend(base, pine, strength * share * 0.6)],
      [1, blend(deep, base, 0.5)],
    ]);
  }
  const ground = blend(night, plum, 0.55);
  const [near = foot, , back = foot] = floor;
  const light = context.createLinearGradient(...near, ...back);
  const warm = blend(amber, sand, strength * 0.8);
  light.addColorStop(0, css(blend(ground, warm, strength * 0.92)));
  light.addColorStop(1, css(blend(ground, warm, strength * 0.66)));
  fillShape(context, floor, light);
  const rim = blend(teal, sand, 0.5 + strength * 0.4);
  context.lineJoin = 'round';
  const width = radius / 560;
  strokeLine(context, front.slice(1, -2), css(rim, mix(0.12, 0.72, strength)), width * 1.5);
  strokeLine(context, right.slice(1), css(rim, mix(0.03, 0.34, strength)), width * 0.8);
  strokeLine(context, left.slice(1), css(rim, mix(0.06, 0.5, strength)), width * 0.8);
  strokeLine(context, edge, css(rim, mix(0.02, 0.2, strength)), width * 0.8);
}

export const scene = loop(draw, { quantiser: 29, isScaled: true });
