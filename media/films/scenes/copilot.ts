/** Copilot: a guiding light, and a flock of fine lines that follows it in two wings. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade, type Shade } from '../lib/calm.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, lightFrom, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { fillShape, traceShape } from '../lib/shapes.ts';

const { night, plum, rose, amber, sand, abyss: deep } = dusk;
const { blue, ice } = colorsOf(subjects.copilot);

/** The path of the light: from the horizon on the left, below the card, up to the right. */
const bends: readonly [Point, Point, Point, Point] = [
  [-260, 640],
  [520, 1010],
  [1240, 1000],
  [1560, 330],
];

function guide(share: number): Point {
  const [a, b, c, d] = bends;
  const rest = 1 - share;
  const along = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return [along(0), along(1)];
}

/** The direction to the left of the path, as seen in flight. */
function aside(share: number): Point {
  const [from, to] = [guide(share - 0.002), guide(share + 0.002)];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [y / length, -x / length];
}

interface Follower {
  /** From 0 next to the light to 1 at the tip of the wing. */
  readonly rank: number;
  readonly side: 1 | -1;
  /** How far along the path it flies. */
  readonly head: number;
  readonly reach: number;
}

const inWing = 15;
const flock: readonly Follower[] = ([1, -1] as const).flatMap((side) =>
  Array.from({ length: inWing }, (_, index): Follower => {
    const rank = (index + 1) / inWing;
    return {
      rank,
      side,
      head: 0.985 - 0.3 * rank ** 0.9 - (side === 1 ? 0 : 0.02),
      reach: side * (46 * (index + 1) - 9 * (1 - rank) * index),
    };
  }),
);

/** The lines converge at the horizon, and the wings beat; those far from the light beat later. */
function wingPlace({ reach, rank, side }: Follower, share: number, turn: number): Point {
  const [x, y] = guide(share);
  const [acrossX, acrossY] = aside(share);
  const spread = mix(0.1, 1, smooth(share, -0.25, 0.95));
  const beat = Math.sin((turn - rank * 0.22 - (1 - share) * 0.55) * tau);
  const ripple = Math.sin((turn * 2 + share * 3.2 + rank * 0.4) * tau);
  const away = reach * spread * (1 + 0.075 * beat) + side * ripple * 5 * rank * spread;
  return [x + acrossX * away, y + acrossY * away - 26 * rank ** 1.5 * beat * spread];
}

const head: Follower = { reach: 0, rank: 0, side: 1, head: 1 };

const shade: Shade = {
  color: deep,
  centre: [0.48, 0.48],
  radius: [0.21, 0.22],
  middle: 0.6,
  rim: 0.5,
};

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'copilot', night, [
    { centre: [-60, 640], radius: [760, 300], color: amber, strength: 0.13 },
    { centre: [60, 700], radius: [1100, 420], color: rose, strength: 0.17 },
    { centre: [1560, 330], radius: [760, 560], color: blue, strength: 0.17 },
    { centre: [960, 1120], radius: [1300, 300], color: plum, strength: 0.45 },
  ]);
  const turn = t / loopSeconds;
  additive(context, () => {
    drawAstrolabe(context, turn);
  });
  soften(context, size, { shrink: 6, blur: 22, alpha: 0.8 }, (small) => {
    drawWings(small, turn);
    for (const follower of flock) drawFollower(small, follower, turn, 6);
    drawGuide(small, turn, 5);
  });
  additive(context, () => {
    for (const follower of flock) drawFollower(context, follower, turn, 1);
    drawGuide(context, turn, 1);
    drawHead(context, turn);
  });
  shine(context, size, 26, 0.5);
  drawShade(context, size, 'copilot', shade);
}

const line = (follower: Follower, from: number, to: number, turn: number) =>
  Array.from({ length: 61 }, (_, step) => wingPlace(follower, mix(from, to, step / 60), turn));

function strokePath(context: Context, dots: readonly Point[]) {
  context.beginPath();
  for (const dot of dots) context.lineTo(...dot);
  context.stroke();
}

function drawFollower(context: Context, follower: Follower, turn: number, weight: number) {
  const { rank, side, head: at } = follower;
  const from = at - mix(0.62, 0.34, rank);
  const dots = line(follower, from, at, turn);
  const place = dots[dots.length - 1] ?? [0, 0];
  const [start = place] = dots;
  // The light of the leader passes through the flock, rank by rank.
  const lit = 0.5 + 0.5 * Math.cos((turn - rank * 0.7 - (side === 1 ? 0 : 0.08)) * tau);
  const color = blend(blend(sand, amber, rank * 0.6), blue, smooth(rank, 0.05, 0.75));
  const strength = mix(0.42, 0.85, lit) * mix(1, 0.6, rank);
  const gradient = context.createLinearGradient(...start, ...place);
  gradient.addColorStop(0, css(rose, 0));
  gradient.addColorStop(0.45, css(blend(rose, color, 0.55), strength * 0.28));
  gradient.addColorStop(0.85, css(color, strength * 0.75));
  gradient.addColorStop(1, css(blend(color, ice, 0.5), strength));
  context.strokeStyle = gradient;
  context.lineCap = 'round';
  context.lineWidth = mix(2, 1.1, rank) * weight;
  strokePath(context, dots);
  if (weight > 1) return;
  const tip = blend(color, ice, 0.4);
  glow(context, place, mix(34, 22, rank), tip, strength * 0.55);
  glow(context, place, mix(7, 5, rank), blend(tip, sand, 0.5), strength);
}

/** The air between the lines, lit by the light they follow. */
function drawWings(context: Context, turn: number) {
  for (const wing of [flock.slice(0, inWing), flock.slice(inWing)]) {
    const tips = wing.map((follower) => wingPlace(follower, follower.head, turn));
    const tails = wing.map((follower) => wingPlace(follower, follower.head - 0.32, turn));
    const style = lightFrom(context, guide(1), 900, [
      [0, amber, 0.24],
      [0.35, blend(rose, blue, 0.6), 0.13],
      [1, blue, 0],
    ]);
    fillShape(context, [guide(1), ...tips, ...tails.toReversed(), guide(0.7)], style);
  }
}

function drawGuide(context: Context, turn: number, weight: number) {
  const way = line(head, -0.05, 1, turn);
  const light = lightFrom(context, guide(1), 1750, [
    [0, sand, 1],
    [0.25, amber, 0.85],
    [0.6, amber, 0.42],
    [1, rose, 0.1],
  ]);
  context.strokeStyle = light;
  context.lineWidth = 3.2 * weight;
  strokePath(context, way);
  // The course ahead.
  const ahead = line(head, 1, 1.3, turn);
  context.strokeStyle = lightFrom(context, guide(1), 520, [
    [0, amber, 0.5],
    [1, amber, 0],
  ]);
  context.lineWidth = 1.2 * weight;
  strokePath(context, ahead);
  // Pulses that run along the path to the light.
  for (let pulse = 0; pulse < 3; pulse += 1) {
    const share = (turn + pulse) / 3;
    const fade = smooth(share, 0.05, 0.3) * (1 - smooth(share, 0.9, 1));
    for (let step = 0; step < 24; step += 1) {
      const near = (1 - step / 24) ** 2;
      const place = wingPlace(head, share - step * 0.003, turn);
      glow(context, place, mix(4, 11, near), sand, fade * near * 0.3);
    }
  }
}

function drawHead(context: Context, turn: number) {
  const place = wingPlace(head, 1, turn);
  const breath = 1 + 0.04 * Math.sin(turn * tau * 2);
  glow(context, place, 360 * breath, amber, 0.26);
  glow(context, place, 110 * breath, amber, 0.4);
  const angle = (turn * tau) / 8;
  fillShape(context, star(8, 30, 19, place, angle), css(sand, 0.6));
  context.beginPath();
  traceShape(context, star(8, 48, 36.7, place, angle));
  context.strokeStyle = css(amber, 0.7);
  context.lineWidth = 1.4;
  context.stroke();
}

/** The rings of an astrolabe in the sky. */
function drawAstrolabe(context: Context, turn: number) {
  const centre: Point = [330, 150];
  const light = lightFrom(context, [960, 420], 1100, [
    [0, ice, 0.05],
    [0.45, ice, 0.34],
    [1, blue, 0.1],
  ]);
  context.strokeStyle = light;
  for (const [radius, width] of [
    [520, 1],
    [500, 2],
    [432, 1],
    [250, 1.4],
    [238, 0.8],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(...centre, radius, 0, tau);
    context.stroke();
  }
  context.lineWidth = 1;
  context.beginPath();
  for (let mark = 0; mark < 96; mark += 1) {
    const angle = ((mark + turn * 4) / 96) * tau;
    const from = mark % 4 === 0 ? 440 : 478;
    context.moveTo(centre[0] + Math.cos(angle) * from, centre[1] + Math.sin(angle) * from);
    context.lineTo(centre[0] + Math.cos(angle) * 500, centre[1] + Math.sin(angle) * 500);
  }
  context.stroke();
  context.lineWidth = 1.2;
  context.beginPath();
  traceShape(context, star(8, 432, 432 * 0.765, centre, (-turn * tau) / 8));
  traceShape(context, star(8, 238, 238 * 0.541, centre, (turn * tau) / 8));
  context.stroke();
  glow(context, centre, 420, blue, clamp(0.12));
}

export const scene = loop(draw, { quantiser: 28, isScaled: true });
