/** Agents: three rosettes that turn each other like gears, and lights that travel from one to the next. */
import { blend, colorsOf, type Color } from '../../kit/color.ts';
import { mix, smooth } from '../../kit/curves.ts';
import { polar, star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade, veil, type Shade } from '../lib/calm.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, lightFrom, shine } from '../lib/light.ts';
import { loop, loopSeconds, smaller } from '../lib/loop.ts';
import { flower } from '../lib/ornament.ts';
import { fillShape, traceShape } from '../lib/shapes.ts';

const { night, plum, rose, amber, sand, abyss: deep } = dusk;
const { violet, cyan } = colorsOf(subjects.agents);

interface Gear {
  readonly centre: Point;
  readonly points: number;
  /** Where it meshes with the next; like a gear's, it grows with the number of points. */
  readonly radius: number;
  readonly direction: 1 | -1;
  readonly start: number;
  readonly tint: Color;
}

const [left, top, right]: readonly [Point, Point, Point] = [
  [290, 770],
  [832, 82],
  [1600, 500],
];
const direction = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
const [leftToTop, topToRight] = [direction(left, top), direction(top, right)];

/** A tip of the left and of the right rosette meets a notch of the upper one. */
const upperStart = leftToTop + Math.PI + tau / 24;
const upperAtRight = (((topToRight - upperStart) / tau) * 12 - 0.5) / 12;
const gears: readonly Gear[] = [
  { centre: left, points: 16, radius: 500, direction: 1, start: leftToTop, tint: violet },
  { centre: top, points: 12, radius: 375, direction: -1, start: upperStart, tint: rose },
  {
    centre: right,
    points: 16,
    radius: 500,
    direction: 1,
    start: topToRight + Math.PI + upperAtRight * tau * (12 / 16),
    tint: cyan,
  },
];

/** The path of the lights: along the rim of each rosette, and over to the next where they mesh. */
const way: readonly (readonly [Gear: number, from: number, to: number])[] = [
  [0, leftToTop - 2.3, leftToTop],
  [1, leftToTop + Math.PI, topToRight],
  [2, topToRight + Math.PI, topToRight + Math.PI + 2.3],
];
const lengths = way.map(([gear, from, to]) => Math.abs(to - from) * (gears[gear]?.radius ?? 0));
const wayLength = lengths.reduce((sum, length) => sum + length, 0);

function alongWay(share: number): Point {
  let rest = share * wayLength;
  for (const [index, [gear, from, to]] of way.entries()) {
    const length = lengths[index] ?? 1;
    if (rest <= length || index === way.length - 1) {
      const { centre, radius } = gears[gear] ?? { centre: left, radius: 0 };
      return polar(centre, radius * 0.985, mix(from, to, rest / length));
    }
    rest -= length;
  }
  return left;
}

const key: Point = [980, 380];

const shade: Shade = {
  color: deep,
  centre: [0.5, 0.52],
  radius: [0.24, 0.24],
  middle: 0.62,
  rim: 0.5,
};

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'agents', night, [
    { centre: [300, 900], radius: [760, 560], color: violet, strength: 0.13 },
    { centre: [1000, 60], radius: [900, 420], color: rose, strength: 0.16 },
    { centre: [1700, 420], radius: [640, 620], color: cyan, strength: 0.09 },
    { centre: [960, 1080], radius: [1200, 300], color: plum, strength: 0.35 },
  ]);
  const turn = t / loopSeconds;
  soften(context, size, { shrink: 6, blur: 26, alpha: 0.75 }, (small) => {
    for (const gear of gears) drawLines(small, gear, turn, false);
  });
  for (const gear of gears) drawBody(context, gear, turn);
  additive(context, () => {
    for (const gear of gears) drawLines(context, gear, turn, true);
    drawSparks(context, turn);
  });
  shine(context, size, 26, 0.7);
  drawShade(context, size, 'agents', shade);
}

const angleOf = ({ points, direction: way, start }: Gear, turn: number) =>
  start + (way * turn * tau) / points;

/** The angle of the ring inside a rosette, which turns the other way. */
const innerAngle = (gear: Gear, turn: number) =>
  gear.start - (gear.direction * turn * tau) / (gear.points / 2);

/** Its shadow on the ground, its body, then the petals, cut like gems. */
function drawBody(context: Context, gear: Gear, turn: number) {
  const { centre, points, radius, tint } = gear;
  const angle = angleOf(gear, turn);
  const [x, y] = centre;
  veil(context, [x + (x - key[0]) * 0.06, y + 70], [radius * 1.35, radius * 1.35], deep, 0.75);
  context.beginPath();
  traceShape(context, star(points, radius * 1.06, radius * 0.9, centre, angle));
  const dark = blend(night, plum, 0.2);
  context.fillStyle = lightFrom(context, centre, radius * 1.06, [
    [0, blend(dark, tint, 0.16), 0.95],
    [0.5, dark, 0.9],
    [0.84, dark, 0.85],
    [1, blend(plum, tint, 0.3), 0.7],
  ]);
  context.fill();

  const { petals, core } = flower(points, radius * 0.86, centre, angle);
  const cut = (dots: readonly Point[], facing: number, strength: number) => {
    const shine = strength * (0.12 + 0.88 * (0.5 + 0.5 * Math.cos(facing - lightAngle)) ** 1.6);
    const style = lightFrom(context, key, 1250, [
      [0, blend(tint, sand, 0.75), shine],
      [0.3, blend(tint, amber, 0.45), shine * 0.85],
      [0.6, tint, shine * 0.62],
      [1, tint, shine * 0.3],
    ]);
    fillShape(context, dots, style);
  };
  const lightAngle = direction(centre, key);
  additive(context, () => {
    for (const { axis, halves, kite } of petals) {
      cut(halves[0], axis + tau / 4, 0.36);
      cut(halves[1], axis - tau / 4, 0.36);
      cut(kite, axis + tau / points / 2, 0.13);
    }
    for (let corner = 0; corner < core.length; corner += 1) {
      const [a = centre, b = centre] = [core[corner], core[(corner + 1) % core.length]];
      const ridge = angle + ((Math.ceil(corner / 2) + 0.5) * tau) / points;
      cut([centre, a, b], ridge + (corner % 2 === 0 ? tau / 4 : -tau / 4), 0.3);
    }
  });
}

/** The strapwork. The key light stays in place while the rosettes turn. */
function drawLines(context: Context, gear: Gear, turn: number, isSharp: boolean) {
  const { centre, points, radius, tint } = gear;
  const angle = angleOf(gear, turn);
  const stroke = (width: number, strength: number, shapes: readonly (readonly Point[])[]) => {
    context.beginPath();
    for (const shape of shapes) traceShape(context, shape);
    context.lineWidth = isSharp ? width : width * 9;
    context.strokeStyle = lightFrom(context, key, 1150, [
      [0, sand, strength],
      [0.3, amber, strength * 0.85],
      [0.62, tint, strength * 0.6],
      [1, tint, strength * 0.2],
    ]);
    context.stroke();
  };
  const { petals, core } = flower(points, radius * 0.86, centre, angle);
  stroke(2.6, 0.9, [star(points, radius * 1.06, radius * 0.9, centre, angle)]);
  stroke(2, isSharp ? 0.75 : 0.45, [core]);
  if (!isSharp) return;
  stroke(
    1.5,
    0.5,
    petals.map(({ outline }) => outline),
  );
  stroke(
    1,
    0.26,
    petals.map(({ kite }) => kite),
  );
  stroke(1, 0.5, [star(points, radius * 1.02, radius * 0.865, centre, angle)]);
  const heart = innerAngle(gear, turn);
  stroke(1.2, 0.6, [star(points / 2, radius * 0.2, radius * 0.12, centre, heart)]);
}

const sparks = 4;
function drawSparks(context: Context, turn: number) {
  for (let spark = 0; spark < sparks; spark += 1) {
    const share = (turn + spark) / sparks;
    const fade = smooth(share, 0, 0.12) * (1 - smooth(share, 0.88, 1));
    const steps = 70;
    for (let step = steps; step >= 0; step -= 1) {
      const place = alongWay(Math.max(0, share - (step / steps) * 0.075));
      const near = (1 - step / steps) ** 2;
      glow(context, place, mix(4, 13, near), amber, fade * near * 0.3);
    }
    const place = alongWay(share);
    glow(context, place, 130, amber, fade * 0.34);
    glow(context, place, 42, sand, fade * 0.6);
    glow(context, place, 11, sand, fade);
  }
}

export const scene = loop(draw, { quantiser: 32, size: smaller, finer: 0, isScaled: true });
