/** CODAI: answers drift in from both sides; each finds its petal of the rosette, which lights up. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { polar, star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, lightFrom, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { flower } from '../lib/ornament.ts';
import { fillShape, strokeLine, strokeShapes } from '../lib/shapes.ts';

const { night, plum, amber, sand, cream, abyss } = dusk;
const { indigo, lilac, iris } = colorsOf(subjects.codai);

const centre: Point = [960, 430];
const classes = 16;
const radius = 350;
const { petals, core } = flower(classes, radius, centre, tau / classes / 2);

interface Answer {
  readonly petal: number;
  readonly start: number;
  readonly way: readonly Point[];
}

/** Three answers for every petal; they bend from their side of the picture to its tip. */
const answers: readonly Answer[] = Array.from({ length: classes * 3 }, (_, index) => {
  const petal = index % classes;
  const axis = tau / classes / 2 + (petal / classes) * tau;
  const side = Math.cos(axis) > 0 ? 1 : -1;
  const from: Point = [960 + side * 1080, centre[1] + mix(-520, 720, hash(index, 1))];
  const [near, tip] = [
    polar(centre, radius * 1.75, axis + mix(-0.25, 0.25, hash(index, 2))),
    polar(centre, radius * 0.96, axis),
  ];
  const way = Array.from({ length: 61 }, (_, step): Point => {
    const q = step / 60;
    const [a, b, c] = [(1 - q) ** 2, 2 * q * (1 - q), q * q];
    return [from[0] * a + near[0] * b + tip[0] * c, from[1] * a + near[1] * b + tip[1] * c];
  });
  return { petal, start: (petal * 5 + Math.floor(index / classes) * 16) / 48, way };
});

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'codai', night, [
    { centre, radius: [620, 430], color: indigo, strength: 0.75 },
    { centre: [960, 1160], radius: [1200, 360], color: plum, strength: 0.5 },
  ]);
  const turn = t / loopSeconds;
  additive(context, () => {
    for (const { way } of answers) strokeLine(context, way, css(lilac, 0.13), 1.3);
  });
  for (const [slot] of petals.entries()) drawPetal(context, slot, lightOf(slot, turn));
  drawCore(context, turn);
  additive(context, () => {
    for (const answer of answers) drawAnswer(context, answer, turn);
  });
  soften(context, size, { shrink: 6, blur: 26, alpha: 0.7 }, (small) => {
    for (const [slot, { outline }] of petals.entries()) {
      fillShape(small, outline, css(blend(lilac, amber, 0.6), 0.55 * lightOf(slot, turn)));
    }
  });
  shine(context, size, 26, 0.5);
}

/** A petal lights up as an answer arrives, and dims until the next. */
function lightOf(slot: number, turn: number) {
  let light = 0;
  for (const { petal, start } of answers) {
    if (petal !== slot) continue;
    const since = (((turn - start) % 1) + 1) % 1;
    light += smooth(since, 0, 0.04) * (1 - smooth(since, 0.06, 0.42));
  }
  return clamp(light);
}

function drawPetal(context: Context, slot: number, light: number) {
  const petal = petals[slot];
  if (!petal) return;
  const color = blend(lilac, amber, light);
  for (const [index, half] of petal.halves.entries()) {
    const fill = lightFrom(context, centre, radius, [
      [0.2, blend(indigo, color, 0.2 + light * 0.5), 1],
      [0.75, blend(indigo, color, (index === 0 ? 0.42 : 0.2) + light * 0.45), 1],
      [1, blend(blend(abyss, color, 0.4), sand, light * 0.7), 1],
    ]);
    fillShape(context, half, fill);
  }
  fillShape(context, petal.kite, css(blend(abyss, indigo, 0.75), 0.8));
  strokeShapes(
    context,
    [petal.outline],
    css(blend(iris, cream, light), mix(0.45, 0.95, light)),
    1.7,
  );
  strokeShapes(context, [petal.kite], css(iris, 0.22), 1);
}

/** The code in the middle: a star that turns steadily. */
function drawCore(context: Context, turn: number) {
  fillShape(context, core, css(blend(abyss, indigo, 0.7)));
  strokeShapes(context, [core], css(sand, 0.6), 1.8);
  const angle = (turn * tau) / 8;
  additive(context, () => {
    glow(context, centre, 190, amber, 0.42);
  });
  for (const [share, alpha] of [
    [0.25, 0.3],
    [0.19, 0.55],
    [0.12, 1],
  ] as const) {
    const shape = star(
      8,
      radius * share,
      radius * share * 0.7,
      centre,
      angle * (share === 0.19 ? -1 : 1),
    );
    fillShape(context, shape, css(blend(amber, cream, alpha), alpha));
    strokeShapes(context, [shape], css(cream, 0.6), 1.2);
  }
}

function drawAnswer(context: Context, { start, way }: Answer, turn: number) {
  const gone = (((turn - start) % 1) + 1) % 1;
  const place = clamp(smooth(gone, 0.4, 1.16) / smooth(1, 0.4, 1.16)) * 60;
  const step = Math.floor(place);
  const [from, to] = [way[step] ?? centre, way[Math.min(60, step + 1)] ?? centre];
  const at: Point = [mix(from[0], to[0], place - step), mix(from[1], to[1], place - step)];
  const seen = smooth(gone, 0.42, 0.55);
  glow(context, at, 34, amber, 0.6 * seen);
  fillShape(context, star(8, 8, 5, at, gone * tau), css(cream, 0.9 * seen));
}

export const scene = loop(draw, { quantiser: 31, isScaled: true });
