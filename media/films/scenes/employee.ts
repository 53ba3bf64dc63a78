/** Employee: a mosaic of kites circles a calm centre; its rings close up like a team, then loosen. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { calm, dimMiddle } from '../lib/calm.ts';
import { bake, layer, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { paintGround, type Ground } from '../lib/ground.ts';
import { additive, bloom, glow } from '../lib/light.ts';
import { loop, loopSeconds, smaller } from '../lib/loop.ts';
import { fillShape } from '../lib/shapes.ts';

const { night, plum, rose, ember, amber, sand, cream } = dusk;
const { honey } = colorsOf(subjects.employee);

const ground: Ground = {
  color: night,
  lights: [
    { centre: [0.5, 1.05], radius: [0.9, 0.5], color: plum, strength: 0.4 },
    { centre: [0.86, 0.02], radius: [0.5, 0.5], color: honey, strength: 0.17 },
    { centre: [0.1, 1], radius: [0.5, 0.4], color: rose, strength: 0.12 },
  ],
  folds: [],
};

/**
 * Rings of kites that fit without gaps: the inner tip of each kite is between the shoulders of two kites of the next
 * inner ring, and all rings have the same number of kites.
 */
const count = 20;
const radius = (step: number) => 0.285 * 1.345 ** step;
/** From the outermost, which is lowest, to the innermost. */
const rings = [4, 3, 2, 1, 0];

/** The disc leans back slightly. */
function project(x: number, y: number, h: number, { width, height }: Size): Point {
  const u = x * Math.cos(-0.12) - y * Math.sin(-0.12);
  const v = x * Math.sin(-0.12) + y * Math.cos(-0.12);
  const far = 1.08 - v * 0.3;
  return [width * 0.5 + (u * height * 0.98) / far, height * (0.5 + (v * 0.72 - h) / far)];
}

interface Kite {
  readonly ring: number;
  readonly angle: number;
  readonly index: number;
  readonly lift: number;
  /** From 0, when it is alone, to 1, when it touches the others. */
  readonly together: number;
}

function kitesAt(t: number): Kite[] {
  const whole = t / loopSeconds;
  return rings.flatMap((ring) => {
    const wave = 0.5 - 0.5 * Math.cos(tau * (whole - ring * 0.085));
    const together = wave * wave * (3 - 2 * wave);
    const sway = (1 - together) * 0.3 * Math.sin(tau * whole + ring * 2.2);
    return Array.from({ length: count }, (_, index): Kite => {
      // Moves on by two places in a loop, because every second kite looks the same.
      const angle = ((index + ring / 2 + 2 * whole + sway) / count) * tau;
      // A slow swell runs round the rings.
      const swell = 0.5 + 0.5 * Math.cos(angle - tau * whole + ring * 0.8);
      return { ring, angle, index, lift: swell ** 3, together };
    });
  });
}

/** The kite's inner tip, shoulders and outer tip. */
function corners({ ring, angle, lift, together }: Kite, size: Size, height: number): Point[] {
  const scale = mix(0.7, 0.975, together) * mix(0.97, 1, lift);
  const middle = (radius(ring) + radius(ring + 2)) / 2;
  const at = (step: number, turned: number) => {
    const reach = middle + (radius(step) - middle) * scale + (1 - together) * 0.02 * ring;
    const way = angle + (turned * scale * tau) / count;
    return project(reach * Math.cos(way), reach * Math.sin(way), height, size);
  };
  return [at(ring, 0), at(ring + 1, -0.5), at(ring + 2, 0), at(ring + 1, 0.5)];
}

const lightAngle = -0.95;

function drawKite(context: Context, size: Size, kite: Kite) {
  const { ring, angle, index, lift } = kite;
  const [tip, left, end, right] = corners(kite, size, lift * 0.03);
  if (!tip || !left || !end || !right) return;
  const share = calm([(tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2], size, 0.16);
  const warm = index % 2 === 0 ? blend(ember, amber, 0.35) : blend(rose, ember, 0.3);
  for (const side of [-1, 1]) {
    const facing = 0.5 + 0.5 * Math.cos(angle + side * 1.25 - lightAngle);
    const shade = clamp(0.08 + 0.62 * facing ** 1.7 + lift * 0.3 * facing);
    const body = blend(blend(night, plum, 0.62), warm, shade * 0.8);
    const lit = blend(body, sand, lift * facing ** 2 * 0.4);
    const far = ring === 4 ? 0.75 : 1;
    const shape = side < 0 ? [tip, left, end] : [tip, end, right];
    fillShape(context, shape, css(blend(night, lit, (0.12 + 0.88 * share) * far)));
  }
  context.beginPath();
  for (const dot of [left, end, right]) context.lineTo(...dot);
  context.strokeStyle = css(blend(amber, cream, lift * 0.5), (0.1 + 0.34 * lift) * share * share);
  context.lineWidth = 1 + lift;
  context.stroke();
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const still = bake('employee', size, (sheet) => {
    paintGround(sheet, size, ground);
  });
  context.drawImage(still, 0, 0);
  const kites = kitesAt(t);
  const shade = css(dusk.ink);
  layer(
    context,
    size,
    { shrink: 4, blur: 12, alpha: 0.7, mode: 'source-over', paints: [shade] },
    (sheet) => {
      for (const kite of kites) {
        sheet.save();
        sheet.translate(-10 - 16 * kite.lift, 14 + 22 * kite.lift);
        fillShape(sheet, corners(kite, size, 0), 'white');
        sheet.restore();
      }
    },
  );
  for (const kite of kites) drawKite(context, size, kite);
  dimMiddle(context, size, night, 0.35);
  additive(context, () => {
    const angle = tau * (t / loopSeconds);
    const at: Point = [
      width * (0.5 + 0.36 * Math.cos(angle)),
      height * (0.5 + 0.4 * Math.sin(angle)),
    ];
    glow(context, at, height * 0.55, honey, 0.12);
    glow(context, [width * 0.9, 0], height * 0.9, amber, 0.13);
  });
  bloom(context, size, 30, 0.5);
}

export const scene = loop(draw, { quantiser: 33, size: smaller, finer: 0 });
