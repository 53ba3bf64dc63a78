/** Justice: two mirrored rosettes, held in balance by a beam of light. */
import { blend, css } from '../../kit/color.ts';
import { mix } from '../../kit/curves.ts';
import { polygon, star, starDepth, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade } from '../lib/calm.ts';
import { bake, type Context } from '../lib/canvas.ts';
import { dusk, duskOf } from '../lib/dusk.ts';
import { additive, drawFloor, glow } from '../lib/light.ts';
import { loop, loopSeconds, smaller } from '../lib/loop.ts';
import { rosette } from '../lib/ornament.ts';
import { fillShape, strokeLines } from '../lib/shapes.ts';
import { drawLit, roundMask } from '../lib/wave.ts';

const fold = 16;
const { night, haze, deep, accent, lit, light } = duskOf(subjects.justice, 0.5);

/** The distance of the rosettes from the sides, as a share of the width, and their radius, as a share of the height. */
const [inset, reach] = [0.135, 0.385];

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const turn = t / loopSeconds;
  const sway = Math.sin(turn * tau);
  const room = bake('justice room', size, (layer) => {
    drawRoom(layer, size);
  });
  context.drawImage(room, 0, 0);
  const glass = bake('justice glass', frame(size), (layer) => {
    layer.translate(layer.canvas.width / 2, layer.canvas.height / 2);
    drawRosette(layer, height * reach);
  });
  const shine = bake('justice lit', frame(size), (layer) => {
    layer.translate(layer.canvas.width / 2, layer.canvas.height / 2);
    drawLight(layer, height * reach);
  });
  const middle: Point = [glass.width / 2, glass.height / 2];
  for (const side of [-1, 1] as const) {
    context.save();
    context.translate(width / 2, height / 2);
    context.scale(side, 1);
    context.translate(width * (0.5 - inset), side * sway * height * 0.016);
    context.drawImage(glass, -middle[0], -middle[1]);
    const corner: Point = [-middle[0], -middle[1]];
    drawLit(context, shine, corner, 0.8, (copy) => roundMask(copy, middle, turn));
    drawHeart(context, turn, side * sway, height * reach);
    context.restore();
  }
  drawBeam(context, sway, size);
  drawShade(context, size, 'justice', {
    color: blend(dusk.ink, night, 0.5),
    centre: [0.5, 0.5],
    radius: [0.27, 0.42],
    middle: 0.5,
    rim: 0.5,
  });
}

function drawRoom(context: Context, size: Size) {
  const { width, height } = size;
  const wing: Point = [width * 0.34, height * 0.7];
  const foot: Point = [width * 0.6, height * 0.45];
  const head: Point = [width * 0.5, height * 0.3];
  drawFloor(context, size, 'justice', blend(dusk.ink, night, 0.7), [
    { centre: [width * inset, height * 0.5], radius: wing, color: deep, strength: 0.5 },
    { centre: [width * (1 - inset), height * 0.5], radius: wing, color: deep, strength: 0.5 },
    { centre: [width * 0.5, height], radius: foot, color: dusk.plum, strength: 0.7 },
    { centre: [width * 0.5, 0], radius: head, color: haze, strength: 0.35 },
  ]);
  drawWide(context, size);
}

/** The size of a layer that a rosette and its shine fit on. */
const frame = ({ height }: Size): Size => {
  const side = Math.ceil(height * reach * 2.5);
  return { width: side, height: side };
};

const gold = blend(dusk.amber, dusk.sand, 0.4);
const origin: Point = [0, 0];
const close = (dots: readonly Point[]) => [...dots, ...dots.slice(0, 1)];

/** Far behind, out of the light: the large stars around both rosettes. */
function drawWide(context: Context, { width, height }: Size) {
  const unit = height * reach;
  for (const x of [width * inset, width * (1 - inset)]) {
    additive(context, () => {
      glow(context, [x, height / 2], unit * 2.1, accent, 0.16);
      glow(context, [x, height / 2], unit * 1.2, dusk.ember, 0.24);
    });
    const wide = polygon(fold * 2, unit * 1.62, [x, height / 2]);
    for (const [step, alpha] of [
      [9, 0.13],
      [11, 0.16],
      [13, 0.1],
    ] as const) {
      const chords = wide.map((dot, index) => [dot, wide[(index + step) % wide.length] ?? dot]);
      strokeLines(context, chords, blend(accent, lit, 0.3), alpha, height / 900);
    }
    for (const radius of [1.62, 1.66]) {
      const ring = close(polygon(160, unit * radius, [x, height / 2]));
      strokeLines(context, [ring], accent, 0.25, height / 1080);
    }
  }
}

/** Glass lit from its middle and held in gold, centred on the origin. */
function drawRosette(context: Context, unit: number) {
  const hair = unit / 432;
  const { core, petals, kites } = rosette(fold, unit);
  const glass = context.createRadialGradient(0, 0, unit * 0.25, 0, 0, unit);
  glass.addColorStop(0, css(blend(dusk.amber, dusk.ember, 0.5), 0.85));
  glass.addColorStop(0.3, css(blend(deep, dusk.rose, 0.5), 0.8));
  glass.addColorStop(0.62, css(blend(deep, accent, 0.38), 0.86));
  glass.addColorStop(1, css(blend(night, deep, 0.8), 0.92));
  for (const petal of petals) fillShape(context, petal, glass);
  for (const kite of kites) fillShape(context, kite, css(blend(night, deep, 0.6), 0.7));
  const inlay = petals.map((petal) => {
    const [x, y] = petal.reduce(([sx, sy], [px, py]) => [sx + px / 6, sy + py / 6], [0, 0]);
    return close(petal.map(([px, py]): Point => [mix(px, x, 0.3), mix(py, y, 0.3)]));
  });
  strokeLines(context, inlay, lit, 0.22, hair);
  const kiteLines = kites.map(close);
  const petalLines = petals.map(close);
  context.lineJoin = 'round';
  strokeLines(context, [...kiteLines, ...petalLines], dusk.ink, 0.5, hair * 6);
  strokeLines(context, kiteLines, blend(accent, gold, 0.45), 0.6, hair * 1.6);
  strokeLines(context, petalLines, gold, 0.85, hair * 2.6);

  fillShape(context, core, css(blend(deep, night, 0.45), 0.9));
  strokeLines(context, [close(core)], gold, 0.9, hair * 2.2);
  for (const [radius, alpha] of [
    [1.11, 0.6],
    [1.15, 0.28],
  ] as const) {
    strokeLines(context, [close(polygon(160, unit * radius))], gold, alpha, hair * 1.4);
  }
}

/** The parts that the circling light reveals: softly shining gold, and the glass. */
function drawLight(context: Context, unit: number) {
  const { core, petals, kites } = rosette(fold, unit);
  const glass = context.createRadialGradient(0, 0, unit * 0.3, 0, 0, unit);
  glass.addColorStop(0, css(dusk.ember, 0.5));
  glass.addColorStop(0.6, css(blend(accent, lit, 0.3), 0.34));
  glass.addColorStop(1, css(accent, 0.2));
  for (const petal of petals) fillShape(context, petal, glass);
  context.lineJoin = 'round';
  const lines = [...kites, ...petals, core].map(close);
  for (const [width, alpha] of [
    [22, 0.03],
    [11, 0.06],
    [3, 0.7],
  ] as const) {
    strokeLines(context, lines, dusk.sand, alpha, (unit / 432) * width);
  }
}

/** The middle: stars within stars that turn by one point in a loop, and a pulsing light. */
function drawHeart(context: Context, turn: number, weight: number, unit: number) {
  const hair = unit / 432;
  const angle = (turn * tau) / fold;
  for (const [ring, step] of [6, 5, 4].entries()) {
    const radius = unit * (0.27 - ring * 0.075);
    const start = ring % 2 === 0 ? angle : -angle;
    const points = star(fold, radius, radius * starDepth(fold, step), origin, start);
    strokeLines(context, [close(points)], light, 0.65, hair * 1.5);
  }
  additive(context, () => {
    glow(context, origin, unit * 0.5, dusk.ember, 0.42 + 0.06 * weight);
    glow(context, origin, unit * 0.09, dusk.sand, 0.7);
  });
  for (const bead of polygon(fold * 2, unit * 1.13, origin, angle)) {
    glow(context, bead, hair * 9, dusk.sand, 0.5);
  }
}

/** The beam of the balance, which tilts as the rosettes rise and sink. */
function drawBeam(context: Context, sway: number, { width, height }: Size) {
  const lift = sway * height * 0.016;
  const beam = context.createLinearGradient(width * inset, 0, width * (1 - inset), 0);
  beam.addColorStop(0, css(dusk.amber, 0));
  beam.addColorStop(0.28, css(dusk.amber, 0.55));
  beam.addColorStop(0.5, css(dusk.sand, 0.8));
  beam.addColorStop(0.72, css(dusk.amber, 0.55));
  beam.addColorStop(1, css(dusk.amber, 0));
  context.beginPath();
  context.moveTo(width * inset, height / 2 - lift);
  context.lineTo(width * (1 - inset), height / 2 + lift);
  context.strokeStyle = beam;
  context.lineWidth = height / 600;
  context.stroke();
  additive(context, () => {
    glow(context, [width / 2, height / 2], height * 0.1, dusk.amber, 0.5);
    glow(context, [width / 2, height / 2], height * 0.024, dusk.sand, 0.8);
  });
}

export const scene = loop(draw, { quantiser: 28, size: smaller, finer: 0 });
