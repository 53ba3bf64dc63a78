/** Identity: the ridges of a fingerprint, which form a rosette and separate again. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { dimMiddle } from '../lib/calm.ts';
import { bake, layer, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { paintGround, type Ground } from '../lib/ground.ts';
import { additive, bloom, glow } from '../lib/light.ts';
import { loop, loopSeconds, smaller } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';

const { night, plum, rose, ember, amber, sand } = dusk;
const { pearl, green, mint } = colorsOf(subjects.identity);

const ground: Ground = {
  color: blend(night, plum, 0.12),
  lights: [
    { centre: [0.06, 0.08], radius: [0.55, 0.6], color: green, strength: 0.13 },
    { centre: [1, 1], radius: [0.6, 0.65], color: plum, strength: 0.55 },
    { centre: [1.02, 1.02], radius: [0.34, 0.4], color: ember, strength: 0.2 },
  ],
  folds: [],
};

interface Ridge {
  readonly index: number;
  readonly radius: number;
  /** Where its pieces begin and end in the fingerprint, in turns. */
  readonly arcs: readonly Point[];
}

const ridges = Array.from({ length: 21 }, (_, index): Ridge => {
  const count = 2 + Math.floor(hash(index, 3) * 2.6);
  const start = hash(index, 5);
  return {
    index,
    radius: 0.15 + index * 0.0415,
    arcs: Array.from({ length: count }, (_, arc): Point => {
      const from = start + (arc + 0.12 * hash(index, arc, 7)) / count;
      return [from, from + (0.92 - 0.2 * hash(index, arc, 9)) / count];
    }),
  };
});

/** How far a ridge has joined the rosette; the change spreads from the middle. */
function gathered(ridge: Ridge, t: number): number {
  const wave = 0.5 - 0.5 * Math.cos(tau * (t / loopSeconds - ridge.index * 0.012));
  return wave * wave * (3 - 2 * wave);
}

/** A point on a ridge, by its angle in turns. The ridges rise towards the edges, like a bowl. */
function place(ridge: Ridge, angle: number, share: number, t: number, size: Size): Point {
  const { index, radius } = ridge;
  const a = angle * tau;
  const sway = Math.sin((tau * t) / loopSeconds);
  const whorl =
    1 +
    0.13 * Math.sin(a - 0.9) +
    0.09 * Math.sin(2 * a + 0.5) +
    0.03 * Math.sin(3 * a + 1.1 + index * 0.08 + sway * 0.3);
  // Petals: round outside, narrow where they meet, slightly turned from ring to ring.
  const petal = Math.sqrt(Math.cos(4 * a + index * 0.09) ** 2 + 0.03);
  const bloomed = 0.93 + (0.17 * petal - 0.04) * clamp(0.5 + index * 0.06);
  const reach = radius * mix(whorl, bloomed, share) * size.height;
  const turned = a + 0.05 * sway * (1 - index / 24) + 0.06;
  const tilt = 0.86;
  return [
    size.width * 0.5 + reach * Math.cos(turned) * 1.12,
    size.height * 0.5 + reach * Math.sin(turned) * tilt + (index - 6) * size.height * 0.0035,
  ];
}

function traceRidge(sheet: Context, size: Size, ridge: Ridge, t: number) {
  const share = gathered(ridge, t);
  for (const [index, [from, to]] of ridge.arcs.entries()) {
    const next = ridge.arcs[index + 1]?.[0] ?? (ridge.arcs[0]?.[0] ?? 0) + 1;
    // The gaps close as the rosette forms.
    const end = mix(to, next, clamp(share * 1.25) ** 2);
    const steps = Math.ceil((end - from) * 240);
    for (let step = 0; step <= steps; step += 1) {
      const dot = place(ridge, mix(from, end, step / steps), share, t, size);
      if (step === 0) sheet.moveTo(...dot);
      else sheet.lineTo(...dot);
    }
  }
}

/** Colours around the middle, starting from the light. */
function sweep(context: Context, { width, height }: Size, light: Point, colors: readonly string[]) {
  const angle = Math.atan2(light[1], light[0]);
  const gradient = context.createConicGradient(angle, width / 2, height / 2);
  for (const [index, color] of colors.entries()) {
    gradient.addColorStop(index / (colors.length - 1), color);
  }
  return gradient;
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const still = bake('identity', size, (sheet) => {
    paintGround(sheet, size, ground);
  });
  context.drawImage(still, 0, 0);
  const angle = (tau * t) / loopSeconds - 2.4;
  const light: Point = [Math.cos(angle), Math.sin(angle)];
  const trace = (sheet: Context, shift: number, lineWidth: (ridge: Ridge) => number) => {
    sheet.save();
    sheet.lineCap = 'round';
    sheet.translate(light[0] * shift, light[1] * shift);
    for (const ridge of ridges) {
      sheet.beginPath();
      traceRidge(sheet, size, ridge, t);
      sheet.lineWidth = lineWidth(ridge) * (0.7 + ridge.index * 0.03);
      sheet.stroke();
    }
    sheet.restore();
  };
  const shade = css(blend(night, dusk.ink, 0.6));
  layer(
    context,
    size,
    { shrink: 4, blur: 8, alpha: 0.75, mode: 'source-over', paints: [shade] },
    (sheet) => {
      sheet.lineJoin = 'round';
      trace(sheet, -9, () => 26);
    },
  );
  const body = sweep(context, size, light, [
    css(blend(green, night, 0.42)),
    css(blend(plum, green, 0.2)),
    css(plum),
    css(blend(plum, rose, 0.25)),
    css(plum),
    css(blend(green, night, 0.42)),
  ]);
  layer(context, size, { alpha: 0.6, mode: 'source-over', paints: [body] }, (sheet) => {
    sheet.lineJoin = 'round';
    trace(sheet, 0, () => 21);
  });
  // The side that faces the light shines, and every third ridge more.
  const shine = sweep(context, size, light, [
    css(pearl, 0.95),
    css(mint, 0.6),
    css(green, 0.2),
    css(rose, 0.12),
    css(amber, 0.24),
    css(sand, 0.6),
    css(pearl, 0.95),
  ]);
  additive(context, () => {
    context.globalAlpha = 0.75;
    context.strokeStyle = shine;
    trace(context, 7, ({ index }) => (index % 3 === 0 ? 4.2 : 1.8));
  });
  dimMiddle(context, size, blend(night, plum, 0.1), 0.72);
  additive(context, () => {
    const at: Point = [width * (0.5 + 0.46 * light[0]), height * (0.5 + 0.5 * light[1])];
    glow(context, at, height * 0.62, blend(green, amber, 0.3), 0.13);
  });
  bloom(context, size, 28, 0.5);
}

export const scene = loop(draw, { quantiser: 35, size: smaller, finer: 0 });
