/** AI sampling: a field of stars under a lens; within it, a chosen few rise and represent the rest. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { fillShape, strokeShapes } from '../lib/shapes.ts';

const { night, plum, rose, amber, sand, cream, abyss } = dusk;
const { petrol, sky } = colorsOf(subjects.sampling);

const centre: Point = [960, 430];
const lens = 330;
const pitch = 66;

interface Member {
  readonly place: Point;
  /** How far inside the lens: 1 in its middle, 0 at its rim and beyond. */
  readonly inside: number;
  readonly seed: number;
  /** Whether it may be drawn, and when. */
  readonly draw: number | undefined;
}

/** Rows are shifted by half a place; one in seven of the field belongs to the sample. */
const members: readonly Member[] = Array.from({ length: 33 * 21 }, (_, index) => {
  const [column, row] = [(index % 33) - 16, Math.floor(index / 33) - 10];
  const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * pitch, row * pitch * 0.866];
  const away = Math.hypot(x, y) / lens;
  // Inside, the lens spreads the stars apart.
  const spread = away < 1 ? 1 + 0.28 * (1 - away ** 2) : 1;
  const isChosen = (((column + 3 * row + (row & 1)) % 7) + 7) % 7 === 0 && away < 0.98;
  return {
    place: [centre[0] + x * spread, centre[1] + y * spread] as Point,
    inside: clamp(1 - away ** 4),
    seed: hash(column + 50, row + 50),
    draw: isChosen ? (((Math.atan2(y, x) / tau) % 1) + 1) % 1 : undefined,
  };
}).filter(({ place: [x, y] }) => x > -40 && x < 1960 && y > -40 && y < 1120);

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'sampling', night, [
    { centre, radius: [560, 420], color: petrol, strength: 0.7 },
    { centre: [960, 1160], radius: [1200, 360], color: plum, strength: 0.55 },
  ]);
  const turn = t / loopSeconds;
  for (const member of members) if (member.draw === undefined) drawMember(context, member, turn);
  drawLens(context, turn);
  soften(context, size, { shrink: 6, blur: 28, alpha: 0.8 }, (small) => {
    for (const member of members) if (member.draw !== undefined) drawChosen(small, member, turn);
  });
  for (const member of members) if (member.draw !== undefined) drawChosen(context, member, turn);
  shine(context, size, 26, 0.5);
}

function drawMember(context: Context, { place, inside, seed }: Member, turn: number) {
  const breath = 0.5 + 0.5 * Math.sin((turn + seed) * tau);
  const far = Math.hypot((place[0] - 960) / 960, (place[1] - 430) / 640);
  const light = mix(0.5, 0.6, inside) + 0.08 * breath - 0.16 * clamp(far);
  const reach = mix(15, 21, inside);
  const tone = blend(blend(plum, rose, 0.6), sky, inside * 0.75);
  const outline = star(8, reach, reach * 0.7, place, tau / 16);
  fillShape(context, outline, css(blend(night, tone, light)));
  strokeShapes(context, [outline], css(blend(tone, cream, 0.15), 0.2 + light * 0.5), 1.1);
}

/** A rim of glass, with a glint that goes round it. */
function drawLens(context: Context, turn: number) {
  const [x, y] = centre;
  const rim = context.createConicGradient(turn * tau, x, y);
  for (let step = 0; step <= 24; step += 1) {
    const glint = (0.5 + 0.5 * Math.cos((step / 24) * tau)) ** 5;
    rim.addColorStop(step / 24, css(blend(sky, cream, glint), 0.4 + 0.6 * glint));
  }
  additive(context, () => {
    glow(context, centre, lens * 1.5, sky, 0.16);
  });
  for (const [radius, width, alpha] of [
    [lens * 1.14, 7, 0.9],
    [lens * 1.19, 1.4, 0.7],
    [lens * 1.26, 1, 0.35],
  ] as const) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(x, y, radius, 0, tau);
    context.strokeStyle = rim;
    context.lineWidth = width;
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The chosen stars are above the field, and shine as the glint passes them. */
function drawChosen(context: Context, { place, inside, draw: when = 0 }: Member, turn: number) {
  const near = 0.5 + 0.5 * Math.cos((turn - when) * tau);
  const light = mix(0.5, 1, near ** 2) * smooth(inside, 0, 0.3);
  const [x, y] = place;
  const at: Point = [x, y - 9 - 7 * near];
  const reach = mix(25, 34, light);
  fillShape(context, star(8, reach, reach * 0.7, [x + 2, y + 8], tau / 16), css(abyss, 0.5));
  fillShape(
    context,
    star(8, reach, reach * 0.7, at, tau / 16),
    css(blend(amber, sand, light * 0.7)),
  );
  const outline = star(8, reach, reach * 0.7, at, tau / 16);
  for (const [index, corner] of outline.entries()) {
    if (index % 2 === 1) continue;
    const next = outline[index + 1] ?? corner;
    fillShape(context, [at, corner, next], css(cream, 0.12 + 0.4 * light));
  }
  strokeShapes(context, [outline], css(cream, 0.5 + 0.5 * light), 1.5);
  additive(context, () => {
    glow(context, at, reach * 2.4, amber, 0.3 * light);
  });
}

export const scene = loop(draw, { quantiser: 31, isScaled: true });
