/** AI committee: twelve seats around a core; light passes from seat to seat, and each seat speaks to the core. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { polar, star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade, veil, type Shade } from '../lib/calm.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, lightFrom, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { flower } from '../lib/ornament.ts';
import { fillShape, strokeLine, strokeShapes, traceShape } from '../lib/shapes.ts';

const { night, plum, sand, abyss: deep } = dusk;
const { magenta, wine, gold } = colorsOf(subjects.aiCommittee);

const seats = 12;
const ring = 1;
/** The round table seen from a gallery: a circle on the ground whose lower side is near. */
const place = (radius: number, angle: number, height = 0): Point => {
  const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const scale = nearness(radius, angle);
  return [960 + x * 760 * scale, 520 + (z * 400 - height * 300) * scale];
};
const nearness = (radius: number, angle: number) => 1 / (1 - Math.sin(angle) * radius * 0.25);

const seatAngle = (seat: number) => ((seat + 0.5) / seats) * tau;

/** Three lights go round and pause at each seat, as if to think. */
const lights = 3;
const stepsInLoop = seats / lights;
function lightSeat(light: number, turn: number) {
  const way = turn * stepsInLoop + 0.5;
  const step = Math.floor(way);
  return light * stepsInLoop + step + smooth(way - step, 0.25, 0.95);
}

/** How much light a seat has, from 0 to 1. */
function attention(seat: number, turn: number) {
  let sum = 0;
  for (let light = 0; light < lights; light += 1) {
    const away = lightSeat(light, turn) - seat;
    const near = Math.abs(away - Math.round(away / seats) * seats);
    sum += Math.exp(-((near / 0.85) ** 2));
  }
  return clamp(sum);
}

const shade: Shade = {
  color: deep,
  centre: [0.5, 0.5],
  radius: [0.2, 0.18],
  middle: 0.6,
  rim: 0.55,
};

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'ai-committee', night, [
    { centre: [960, 470], radius: [900, 400], color: wine, strength: 0.2 },
    { centre: [960, 1160], radius: [1100, 300], color: magenta, strength: 0.1 },
    { centre: [960, 0], radius: [800, 240], color: plum, strength: 0.3 },
  ]);
  const turn = t / loopSeconds;
  soften(context, size, { shrink: 6, blur: 24, alpha: 0.8 }, (small) => {
    drawTable(small, turn, 7);
    drawPaths(small, turn, 7);
    for (const seat of order) drawBeam(small, seat, turn);
  });
  additive(context, () => {
    drawTable(context, turn, 1);
    drawPaths(context, turn, 1);
  });
  drawShade(context, size, 'ai-committee', shade);
  additive(context, () => {
    drawLights(context, turn);
  });
  for (const seat of order) drawSeat(context, seat, turn);
  shine(context, size, 26, 0.65);
}

/** From far to near. */
const order = Array.from({ length: seats }, (_, seat) => seat).sort(
  (a, b) => Math.sin(seatAngle(a)) - Math.sin(seatAngle(b)),
);

const circle = (radius: number) =>
  Array.from({ length: 181 }, (_, step) => place(radius, (step / 180) * tau));

const onTable = (dots: readonly Point[]) =>
  dots.map(([x, y]) => place(Math.hypot(x, y), Math.atan2(y, x)));

/** The inlaid rosette turns by one petal in a loop. */
function drawTable(context: Context, turn: number, weight: number) {
  const { petals, core } = flower(seats, 0.74, [0, 0], (turn * tau) / seats);
  const stroke = (
    shapes: readonly (readonly Point[])[],
    width: number,
    style: string | CanvasGradient,
  ) => {
    context.beginPath();
    for (const shape of shapes) traceShape(context, onTable(shape));
    context.lineWidth = width * weight;
    context.strokeStyle = style;
    context.stroke();
  };
  const light = context.createLinearGradient(0, 150, 0, 950);
  light.addColorStop(0, css(magenta, 0.16));
  light.addColorStop(0.5, css(magenta, 0.34));
  light.addColorStop(1, css(gold, 0.6));
  const [outlines, kites] = [petals.map(({ outline }) => outline), petals.map(({ kite }) => kite)];
  stroke(outlines, 1.4, light);
  stroke([core], 2, light);
  if (weight === 1) stroke(kites, 1, css(magenta, 0.16));
  for (const [radius, width, strength] of [
    [0.82, 1, 0.3],
    [0.845, 2.2, 0.55],
    [1, 1.6, 0.5],
    [1.24, 1, 0.3],
    [1.27, 1.6, 0.26],
    [1.62, 1, 0.12],
  ] as const) {
    context.globalAlpha = strength * 1.5;
    strokeLine(context, circle(radius), light, width * weight);
  }
  context.globalAlpha = 1;
}

/** From the seat that has the light, a line leads to the core. */
function drawPaths(context: Context, turn: number, weight: number) {
  for (let seat = 0; seat < seats; seat += 1) {
    const strength = attention(seat, turn);
    const angle = seatAngle(seat);
    const [from, to] = [place(0.84, angle), place(0.16, angle)];
    const gradient = context.createLinearGradient(...from, ...to);
    const color = blend(magenta, gold, strength);
    gradient.addColorStop(0, css(color, mix(0.14, 0.75, strength)));
    gradient.addColorStop(0.55, css(color, mix(0.05, 0.22, strength)));
    gradient.addColorStop(1, css(color, mix(0.02, 0.4, strength)));
    strokeLine(context, [from, to], gradient, mix(1, 2, strength) * weight);
  }
}

/** Where the light pauses, it rises as a beam. */
function drawBeam(context: Context, seat: number, turn: number) {
  const strength = attention(seat, turn);
  const angle = seatAngle(seat);
  const half = 50 * nearness(ring, angle);
  const [x, y] = place(ring, angle);
  const top = y - half * 8;
  const light = context.createLinearGradient(0, y, 0, top);
  light.addColorStop(0, css(gold, 0.5 * strength));
  light.addColorStop(0.4, css(magenta, 0.2 * strength));
  light.addColorStop(1, css(magenta, 0));
  const foot: readonly Point[] = [
    [x + half, y],
    [x - half, y],
  ];
  fillShape(context, [...foot, [x - half * 1.5, top], [x + half * 1.5, top]], light);
}

/** A seat: a vertical star with eight points above its light on the ground. */
function drawSeat(context: Context, seat: number, turn: number) {
  const angle = seatAngle(seat);
  const strength = attention(seat, turn);
  const scale = nearness(ring, angle);
  const foot = place(ring, angle);
  const sway = 0.02 * Math.sin((turn + seat / 4) * tau);
  const centre = place(ring, angle, 0.16 + sway + strength * 0.05);
  const radius = 68 * scale ** 1.4;
  const fog = mix(0.62, 1, smooth(scale, 0.78, 1.2));
  const start = tau / 16 + (turn * tau) / 8;
  const color = blend(magenta, gold, 0.1 + strength * 0.8);

  veil(context, [foot[0], foot[1] + 10], [radius * 1.7, radius * 0.8], deep, 0.7);
  additive(context, () => {
    glow(context, foot, radius * 3, color, mix(0.08, 0.5, strength) * fog, 0.38);
    const pool = Array.from({ length: 49 }, (_, step) =>
      polar(foot, radius * 1.15, (step / 48) * tau, 0.36),
    );
    strokeLine(context, pool, css(color, mix(0.25, 0.6, strength)), 1.2);
    glow(context, centre, radius * 3.2, color, mix(0.07, 0.36, strength) * fog);
  });
  const dots = star(8, radius, radius * 0.68, centre, start);
  const body = lightFrom(context, centre, radius, [
    [0, blend(night, color, 0.1 + strength * 0.3), 0.95],
    [1, blend(deep, wine, 0.5), 0.95],
  ]);
  fillShape(context, dots, body);
  additive(context, () => {
    // Sides that face the core are lit by it; sides that face the ground, by the light there.
    const toCore = Math.atan2(520 - centre[1], 960 - centre[0]);
    for (let corner = 0; corner < dots.length; corner += 1) {
      const [a = centre, b = centre] = [dots[corner], dots[(corner + 1) % dots.length]];
      const ridge = start + (Math.ceil(corner / 2) * tau) / 8;
      const facing = ridge + (corner % 2 === 0 ? tau / 4 : -tau / 4);
      const fromCore = (0.5 + 0.5 * Math.cos(facing - toCore)) ** 1.8;
      const fromGround = (0.5 + 0.5 * Math.sin(facing)) ** 1.8;
      const shine = 0.04 + fromCore * mix(0.2, 0.4, strength) + fromGround * strength * 0.5;
      fillShape(context, [centre, a, b], css(color, shine * fog));
    }
    context.lineJoin = 'miter';
    const inner = star(8, radius * 0.46, radius * 0.31, centre, start);
    const rim = (alpha: number) => css(blend(color, sand, 0.35), alpha * fog);
    strokeShapes(context, [inner], rim(mix(0.22, 0.6, strength)), 1);
    strokeShapes(context, [dots], rim(mix(0.5, 0.95, strength)), 1.8 * scale);
  });
}

/** The lights glide along the ring of the seats. */
function drawLights(context: Context, turn: number) {
  for (let light = 0; light < lights; light += 1) {
    const steps = 40;
    const lead = (lightSeat(light, turn) + 0.5) / seats;
    for (let step = steps; step >= 0; step -= 1) {
      const near = (1 - step / steps) ** 2;
      const at = place(ring, (lead - (step / steps) * 0.075) * tau);
      glow(context, at, mix(4, 15, near), gold, near * 0.3);
    }
    const head = place(ring, lead * tau);
    glow(context, head, 110, gold, 0.3);
    glow(context, head, 34, sand, 0.7);
  }
  const core = place(0, 0);
  const breath = 1 + 0.05 * Math.sin(turn * tau * 2);
  glow(context, core, 460 * breath, blend(magenta, gold, 0.45), 0.26, 0.56);
  glow(context, core, 120 * breath, gold, 0.2, 0.6);
  const heart = onTable(star(seats, 0.15, 0.1, [0, 0], (turn * tau) / seats));
  fillShape(context, heart, css(gold, 0.12));
  strokeShapes(context, [heart], css(gold, 0.42), 1.4);
}

export const scene = loop(draw, { quantiser: 33, isScaled: true });
