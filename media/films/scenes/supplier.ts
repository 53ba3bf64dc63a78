/** Supplier: plaited straps flow from left to right over the dunes. */
import { blend, colorsOf, css, type Color } from '../../kit/color.ts';
import { bell } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { calm, dimMiddle } from '../lib/calm.ts';
import { bake, layer, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { paintGround, type Ground } from '../lib/ground.ts';
import { additive, bloom, glow } from '../lib/light.ts';
import { loop, loopSeconds, smaller } from '../lib/loop.ts';

const { night, plum, rose, ember, amber, sand } = dusk;
const { terracotta, clay } = colorsOf(subjects.supplier);

const ground: Ground = {
  color: night,
  lights: [
    { centre: [0.85, 0.3], radius: [0.6, 0.5], color: plum, strength: 0.55 },
    { centre: [0.95, 0.36], radius: [0.3, 0.22], color: terracotta, strength: 0.16 },
    { centre: [0.1, 0], radius: [0.6, 0.4], color: plum, strength: 0.3 },
  ],
  folds: [
    {
      ridge: (x) => 0.5 + 0.07 * Math.sin(x * 4.2 + 0.4),
      color: blend(night, plum, 0.25),
      rim: blend(plum, terracotta, 0.55),
      lit: (x) => 0.1 + 0.7 * bell(x, 0.98, 0.32),
      reach: 0.07,
    },
    {
      ridge: (x) => 0.3 + 0.1 * Math.sin(x * 3.4 + 3.4),
      color: blend(night, clay, 0.16),
      rim: blend(clay, ember, 0.3),
      lit: (x) => 0.14 + 0.4 * bell(x, 0.1, 0.3) + 0.3 * bell(x, 1, 0.25),
      reach: 0.12,
    },
  ],
};

/** A plait of strands that go up and down, one after another. */
interface Plait {
  readonly strands: number;
  readonly period: number;
  readonly height: number;
  readonly strap: number;
  /** The height of its middle at a point across. */
  readonly line: (across: number) => number;
  readonly strength: number;
}

/** Lengths are shares of the picture's height. */
const plaits: readonly Plait[] = [
  {
    strands: 4,
    period: 0.66,
    height: 0.098,
    strap: 0.027,
    line: (x) => 0.17 + 0.05 * Math.sin(x * 3.6 + 0.6),
    strength: 0.7,
  },
  {
    strands: 4,
    period: 1,
    height: 0.155,
    strap: 0.043,
    line: (x) => 0.86 - 0.07 * Math.sin(x * 3.2 + 2.6),
    strength: 1,
  },
];

/** Up and down in straight lines with soft corners; a period is 1 long. */
const zigzag = (phase: number) =>
  -Math.asin(roundness * Math.cos(tau * phase)) / Math.asin(roundness);
const roundness = 0.975;

/** `x` counts periods along the plait, which moves on by one in a loop. */
function place(plait: Plait, strand: number, x: number, t: number, { width, height }: Size): Point {
  const screen = (x + t / loopSeconds) * plait.period * height;
  const y = plait.line(screen / width) + zigzag(x + strand / plait.strands) * plait.height;
  return [screen, y * height];
}

/** Traces a strand between two points along the plait. */
function trace(context: Context, size: Size, t: number, plait: Plait, strand: number, part: Point) {
  const [from, to] = part;
  const steps = Math.ceil((to - from) * 80);
  for (let step = 0; step <= steps; step += 1) {
    const dot = place(plait, strand, from + ((to - from) * step) / steps, t, size);
    if (step === 0) context.moveTo(...dot);
    else context.lineTo(...dot);
  }
}

/** Where a plait begins and ends: in whole steps, so the last frame matches the first to the pixel. */
const reachOf = ({ period }: Plait, { width, height }: Size): Point => [
  -1.5,
  Math.ceil(width / height / period) + 0.5,
];

interface Paints {
  readonly gap: string;
  readonly edge: CanvasGradient;
  readonly body: CanvasGradient;
  readonly groove: CanvasGradient;
  readonly core: CanvasGradient;
}

/**
 * A strap: the gap next to it, its bright edges, its body and two fine lines inside. Each extends slightly further than
 * the one before, so a piece on top shows no ends.
 */
function strokeStrap(
  context: Context,
  width: number,
  paints: Paints,
  path: (more: number) => void,
) {
  for (const [share, style, more] of [
    [1.3, paints.gap, 0],
    [1, paints.edge, 0.004],
    [0.9, paints.body, 0.008],
    [0.42, paints.groove, 0.012],
    [0.37, paints.core, 0.016],
  ] as const) {
    context.beginPath();
    path(more);
    context.lineWidth = width * share;
    context.strokeStyle = style;
    context.stroke();
  }
}

function drawPlait(context: Context, size: Size, t: number, plait: Plait) {
  const { strands, strap } = plait;
  const [first, last] = reachOf(plait, size);
  const paints = paintsFor(context, size, plait);
  const width = strap * size.height;
  context.lineJoin = 'round';
  for (let strand = 0; strand < strands; strand += 1) {
    strokeStrap(context, width, paints, () => {
      trace(context, size, t, plait, strand, [first, last]);
    });
  }
  // Over and under alternate: at every second height, the rising strand is on top.
  for (let a = 0; a < strands; a += 1) {
    for (let b = a + 1; b < strands; b += 1) {
      for (let half = Math.floor(first * 2); half < last * 2; half += 1) {
        const x = half / 2 - (a + b) / (2 * strands);
        if (x < first + 0.2 || x > last - 0.2) continue;
        const rises = zigzag(x + 0.01 + a / strands) > zigzag(x - 0.01 + a / strands);
        const level = Math.round(((zigzag(x + a / strands) + 1) / 2) * strands);
        const top = rises === (level % 2 === 0) ? a : b;
        const reach = 0.3 / strands;
        strokeStrap(context, width, paints, (more) => {
          trace(context, size, t, plait, top, [x - reach - more, x + reach + more]);
        });
      }
    }
  }
}

function paintsFor(context: Context, size: Size, { line, strength }: Plait): Paints {
  const along = (colors: readonly (readonly [number, Color])[]) => {
    const gradient = context.createLinearGradient(0, 0, size.width, 0);
    for (const [at, color] of colors) {
      const share = calm([at * size.width, line(at) * size.height], size, 0.2) * strength;
      gradient.addColorStop(at, css(blend(night, color, share)));
    }
    return gradient;
  };
  return {
    gap: css(dusk.ink, 0.6),
    edge: along([
      [0, blend(terracotta, amber, 0.35)],
      [0.5, blend(clay, terracotta, 0.6)],
      [0.75, blend(ember, amber, 0.4)],
      [1, sand],
    ]),
    body: along([
      [0, blend(clay, night, 0.35)],
      [0.5, blend(plum, night, 0.3)],
      [1, clay],
    ]),
    groove: along([
      [0, blend(clay, amber, 0.35)],
      [0.5, blend(clay, rose, 0.4)],
      [1, blend(terracotta, amber, 0.4)],
    ]),
    core: along([
      [0, blend(clay, terracotta, 0.25)],
      [0.5, blend(clay, plum, 0.5)],
      [1, blend(clay, terracotta, 0.6)],
    ]),
  };
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const still = bake('supplier', size, (sheet) => {
    paintGround(sheet, size, ground);
  });
  context.drawImage(still, 0, 0);
  for (const plait of plaits) {
    const shade = css(dusk.ink);
    layer(
      context,
      size,
      { shrink: 4, blur: 14, alpha: 0.65, mode: 'source-over', paints: [shade] },
      (sheet) => {
        sheet.translate(-0.3 * plait.strap * height, 0.8 * plait.strap * height);
        sheet.lineJoin = 'round';
        sheet.lineWidth = plait.strap * height * 1.3;
        for (let strand = 0; strand < plait.strands; strand += 1) {
          sheet.beginPath();
          trace(sheet, size, t, plait, strand, reachOf(plait, size));
          sheet.stroke();
        }
      },
    );
    drawPlait(context, size, t, plait);
  }
  dimMiddle(context, size, night, 0.5);
  additive(context, () => {
    // A light moves with the flow, and fades in and out beyond the edges.
    const x = width * (-0.4 + (1.8 * t) / loopSeconds);
    const share = bell(x / width, 0.5, 0.5);
    glow(context, [x, height * 0.9], height * 0.5, ember, 0.22 * share, 0.7);
    glow(context, [width - x, height * 0.15], height * 0.42, amber, 0.14 * share, 0.7);
    const breath = Math.sin((tau * t) / loopSeconds);
    glow(context, [width, height * 0.4], height * 0.7, terracotta, 0.12 + 0.03 * breath);
  });
  bloom(context, size, 28, 0.5);
}

export const scene = loop(draw, { quantiser: 31, size: smaller });
