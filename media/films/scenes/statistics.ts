/** Statistics: columns on a floor of squares, one for each number, which together make a mountain. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { look } from '../../kit/isometric.ts';
import { subjects } from '../../kit/palette.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { fillShape, strokeLine } from '../lib/shapes.ts';

const { night, plum, amber, sand, cream, abyss } = dusk;
const { ultramarine, azure } = colorsOf(subjects.statistics);

const half = 15;
const full: Size = { width: 1920, height: 1080 };
const camera = { focus: [0, 0, 0], zoom: 62, yaw: tau / 8, pitch: 0.62 } as const;
const view = look(camera, full, [0.5, 0.62]);

interface Column {
  readonly x: number;
  readonly y: number;
  readonly far: number;
  readonly peak: number;
  readonly seed: number;
}

/** From far to near, so each hides those behind it. */
const columns: readonly Column[] = Array.from({ length: (2 * half + 1) ** 2 }, (_, index) => {
  const x = (index % (2 * half + 1)) - half;
  const y = Math.floor(index / (2 * half + 1)) - half;
  const far = Math.hypot(x, y);
  const peak = Math.exp(-((far / 3.9) ** 2));
  return { x, y, far, peak, seed: hash(x + 40, y + 40) };
}).sort((a, b) => view.depth(a.x, a.y) - view.depth(b.x, b.y));

/** A slow swell spreads from the middle. */
function heightOf({ far, peak, seed }: Column, turn: number) {
  const swell = Math.cos((far / 5.5 - turn) * tau);
  const own = Math.sin((turn + seed) * tau);
  const foot = 0.55 * Math.exp(-((far / 12) ** 2));
  return (
    0.16 + peak * mix(4.6, 7.4, seed) + foot * (0.6 + 0.6 * swell + 0.35 * own) + peak * 0.4 * swell
  );
}

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'statistics', night, [
    { centre: [960, 380], radius: [640, 420], color: ultramarine, strength: 0.45 },
    { centre: [960, 1160], radius: [1200, 360], color: plum, strength: 0.5 },
  ]);
  const turn = t / loopSeconds;
  additive(context, () => {
    glow(context, [960, 330], 520, azure, 0.22);
  });
  for (const column of columns) drawColumn(context, column, heightOf(column, turn));
  soften(context, size, { shrink: 6, blur: 26, alpha: 0.6 }, (small) => {
    for (const column of columns) {
      const height = heightOf(column, turn);
      if (height > 1.6)
        fillShape(small, roofOf(column, height), css(amber, clamp(height / 8) * 0.8));
    }
  });
  shine(context, size, 26, 0.45);
}

const width = 0.41;
const corner = ({ x, y }: Column, dx: number, dy: number, height: number): Point =>
  view.project(x + dx * width, y + dy * width, height);
const roofOf = (column: Column, height: number) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx = 0, dy = 0]) => corner(column, dx, dy, height));

function drawColumn(context: Context, column: Column, height: number) {
  const [middleX] = view.project(column.x, column.y);
  if (middleX < -80 || middleX > 2000) return;
  const warmth = smooth(height, 0.9, 6.2);
  const fade = mix(0.3, 1, Math.exp(-((column.far / 12) ** 2)));
  const color = blend(blend(ultramarine, azure, clamp(height / 2.4)), amber, warmth);
  const [, right, near, left] = roofOf(column, height);
  if (!right || !near || !left) return;
  const face = (from: Point, dx: number, dy: number, share: number) => {
    const shape = [from, near, corner(column, 1, 1, 0), corner(column, dx, dy, 0)];
    const gradient = context.createLinearGradient(...near, ...corner(column, 1, 1, 0));
    gradient.addColorStop(0, css(blend(abyss, color, share * fade)));
    gradient.addColorStop(1, css(blend(abyss, ultramarine, share * 0.34 * fade)));
    fillShape(context, shape, gradient);
  };
  face(left, -1, 1, 0.36);
  face(right, 1, -1, 0.68);
  const roof = roofOf(column, height);
  fillShape(
    context,
    roof,
    css(
      blend(
        night,
        blend(color, sand, warmth * 0.55),
        0.24 + fade * 0.7 * clamp(height / 2.2, 0.3, 1),
      ),
    ),
  );
  const light = blend(color, cream, 0.3 + warmth * 0.5);
  strokeLine(
    context,
    [left, near, right],
    css(light, (0.12 + 0.5 * clamp(height / 3)) * fade),
    1.3,
  );
}

export const scene = loop(draw, { quantiser: 31, isScaled: true });
