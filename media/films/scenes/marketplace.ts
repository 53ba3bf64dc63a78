/** Marketplace: a vaulted souq, arch behind arch, with goods of light that travel through it. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, lightFrom, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { plain } from '../lib/plain.ts';
import { fillShape, strokeLine, traceShape } from '../lib/shapes.ts';

const { night, plum, ember, sand, cream, abyss } = dusk;
const { saffron, tile, mint } = colorsOf(subjects.marketplace);

const far: Point = [960, 470];
const view = plain(far, 0.82, 900);
const bays = 11;
const first = 1.2;
const depthOf = (bay: number) => first + bay * 0.62;

/** Half of a pointed arch, from its foot to its tip; `grow` widens it. */
const profile = (grow: number): readonly Point[] => [
  [0.92 + grow, 0],
  [0.92 + grow, 1.02],
  ...Array.from({ length: 17 }, (_, step): Point => {
    const q = step / 16;
    return [(0.92 + grow) * (1 - q ** 1.7), 1.02 + (0.86 + grow) * q ** 0.82];
  }),
];

function arch(z: number, grow: number): readonly Point[] {
  const right = profile(grow).map(([x, h]) => view.project(x, z, h));
  const left = profile(grow).map(([x, h]) => view.project(-x, z, h));
  return [...right, ...left.toReversed()];
}

function draw(context: Context, t: number, size: Size) {
  const turn = t / loopSeconds;
  drawFloor(context, size, 'marketplace', night, [
    { centre: far, radius: [420, 380], color: ember, strength: 0.35 },
    { centre: [960, 1160], radius: [1200, 360], color: plum, strength: 0.4 },
  ]);
  additive(context, () => {
    glow(context, far, 420, saffron, 0.42);
    glow(context, far, 170, cream, 0.4);
  });
  for (let bay = bays - 1; bay >= 0; bay -= 1) {
    drawWall(context, bay, turn);
    drawSlab(context, bay);
    drawLantern(context, bay, turn);
  }
  additive(context, () => {
    for (const good of goods) drawGood(context, good, turn);
  });
  soften(context, size, { shrink: 6, blur: 30, alpha: 0.5 }, (small) => {
    for (let bay = 0; bay < bays; bay += 1) {
      strokeLine(
        small,
        arch(depthOf(bay), 0),
        css(saffron, 0.5 * litBy(bay, turn)),
        16 / depthOf(bay),
      );
    }
  });
  shine(context, size, 28, 0.45);
}

/** The light of a bay: a wave that comes from the far end. */
const litBy = (bay: number, turn: number) =>
  mix(0.34, 1, (0.5 + 0.5 * Math.cos((bay / 4 + turn) * tau)) ** 2) * mix(0.55, 1, bay / bays);

/** The wall with its opening, and the thickness of the arch, which the light behind it falls on. */
function drawWall(context: Context, bay: number, turn: number) {
  const z = depthOf(bay);
  const light = litBy(bay, turn);
  const inner = arch(z, 0);
  const depth = clamp(bay / bays);
  const tone = blend(blend(abyss, plum, 0.55 + depth * 0.3), saffron, depth * 0.22 + light * 0.05);
  context.beginPath();
  context.rect(-10, -10, 1940, 1100);
  traceShape(context, inner);
  const face = lightFrom(context, far, 1250 / z, [
    [0, blend(tone, saffron, 0.3 + light * 0.3), 1],
    [0.55, blend(tone, tile, 0.28), 1],
    [1, blend(abyss, tone, 0.7), 1],
  ]);
  context.fillStyle = face;
  context.fill('evenodd');
  context.lineJoin = 'round';
  strokeLine(context, inner, css(blend(saffron, sand, light), mix(0.3, 0.95, light)), 5 / z ** 0.7);
  strokeLine(
    context,
    arch(z, 0.07),
    css(blend(tile, mint, light), 0.22 + 0.4 * light),
    2.4 / z ** 0.6,
  );
  strokeLine(context, arch(z, 0.13), css(saffron, 0.1 + 0.16 * light), 1.6 / z ** 0.6);
}

/** The floor in front of a wall. It is lit from the far end. */
function drawSlab(context: Context, bay: number) {
  const [near, back] = [Math.max(0.75, depthOf(bay - 1)), depthOf(bay)];
  const row = (z: number): readonly [Point, Point] => [
    view.project(-0.92, z),
    view.project(0.92, z),
  ];
  const [[nearLeft, nearRight], [backLeft, backRight]] = [row(near), row(back)];
  const tone = (share: number) => css(blend(blend(night, plum, 0.7), saffron, 0.06 + share * 0.6));
  const light = context.createLinearGradient(0, nearLeft[1], 0, backLeft[1]);
  light.addColorStop(0, tone(((bay - 0.5) / bays) ** 2));
  light.addColorStop(1, tone(((bay + 0.5) / bays) ** 2));
  fillShape(context, [nearLeft, nearRight, backRight, backLeft], light);
  strokeLine(context, [nearLeft, nearRight], css(saffron, 0.22), 1.2);
}

/** A star lantern hangs in the tip of every arch. */
function drawLantern(context: Context, bay: number, turn: number) {
  const z = depthOf(bay);
  const sway = 0.012 * Math.sin((turn + hash(bay, 3)) * tau);
  const [tip, at] = [view.project(0, z, 1.88), view.project(sway, z, 1.52)];
  const radius = view.scale(z) * 0.075;
  const light = litBy(bay, turn);
  strokeLine(context, [tip, at], css(sand, 0.3), 1.2);
  additive(context, () => {
    glow(context, at, radius * 5, saffron, 0.5 * light);
  });
  fillShape(
    context,
    star(8, radius, radius * 0.72, at, tau / 16),
    css(blend(saffron, sand, light)),
  );
  fillShape(context, star(8, radius * 0.5, radius * 0.36, at), css(cream, 0.5 + 0.5 * light));
}

/** Goods go out on the left and come in on the right. */
const goods = Array.from({ length: 14 }, (_, index) => ({
  side: index % 2 === 0 ? 1 : -1,
  lane: mix(0.3, 0.62, hash(index, 1)),
  height: mix(0.22, 0.5, hash(index, 2)),
  start: index / 14,
}));

function drawGood(
  context: Context,
  { side, lane, height, start }: (typeof goods)[number],
  turn: number,
) {
  const way = (start + turn) % 1;
  const z = mix(depthOf(0.2), depthOf(bays), side > 0 ? 1 - way : way);
  const seen = smooth(way, 0, 0.12) * (1 - smooth(way, 0.88, 1));
  const at = view.project(side * lane, z, height + 0.02 * Math.sin((way * 3 + start) * tau));
  const radius = view.scale(z) * 0.034;
  glow(context, at, radius * 4.5, side > 0 ? saffron : tile, 0.5 * seen);
  fillShape(
    context,
    star(8, radius, radius * 0.66, at, way * tau),
    css(side > 0 ? sand : mint, seen),
  );
}

export const scene = loop(draw, { quantiser: 31, isScaled: true });
