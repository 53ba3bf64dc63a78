/** The racks, their reflections and the light that rises from them. */
import { blend, css, type Color } from '../../../kit/color.ts';
import { clamp, mix, smooth } from '../../../kit/curves.ts';
import type { Point } from '../../../kit/geometry.ts';
import type { View } from '../../../kit/isometric.ts';
import type { Context } from '../../lib/canvas.ts';
import { additive } from '../../lib/light.ts';
import { hash, wander } from '../../lib/noise.ts';
import { fillShape, strokeLine } from '../../lib/shapes.ts';
import { dawn, racks, rackWidth, rise, slot, work, type Rack } from './region.ts';
import { cyan, ground, indigo, shade, steel, steelLit, violet } from './story.ts';

export function drawReflection(context: Context, view: View, t: number, rack: Rack) {
  const height = rack.height * rise(t, rack);
  if (height < 0.02) return;
  const half = rackWidth / 2;
  const { x, y } = rack;
  const depth = Math.min(height, 0.6);
  const light = 0.1 + 0.22 * work(t, rack) + 0.2 * dawn(t, rack.reach);
  const side = (from: Point, to: Point, color: Color) => {
    const [left, right] = [view.project(...from), view.project(...to)];
    const [leftLow, rightLow] = [view.project(...from, -depth), view.project(...to, -depth)];
    const gradient = context.createLinearGradient(0, left[1], 0, leftLow[1]);
    gradient.addColorStop(0, css(color, light));
    gradient.addColorStop(1, css(color, 0));
    fillShape(context, [left, right, rightLow, leftLow], gradient);
  };
  side([x - half, y + half], [x + half, y + half], indigo);
  side([x + half, y + half], [x + half, y - half], blend(steel, indigo, 0.4));
}

export function drawRack(context: Context, view: View, t: number, rack: Rack) {
  const standing = rise(t, rack);
  const height = rack.height * standing;
  if (height < 0.02) return;
  const { x, y, seed, reach } = rack;
  context.globalAlpha = smooth(height, 0, 0.3);
  const half = rackWidth / 2;
  const busy = work(t, rack);
  const glory = dawn(t, reach) * clamp(standing * 1.4);
  const fresh =
    1 - smooth(t, rack.isFirst ? 3.2 : 7.5 + reach * 3, rack.isFirst ? 5.6 : 9.6 + reach * 3);
  const haze = 0.35 * reach;

  const faceOf = (color: Color) => blend(color, ground, haze);
  const corner = (dx: number, dy: number, h: number) =>
    view.project(x + dx * half, y + dy * half, h);
  const top = [
    corner(-1, -1, height),
    corner(1, -1, height),
    corner(1, 1, height),
    corner(-1, 1, height),
  ];
  const side = (from: Point, to: Point, lit: Color, unlit: Color) => {
    const shape = [
      corner(...from, height),
      corner(...to, height),
      corner(...to, 0),
      corner(...from, 0),
    ];
    const gradient = context.createLinearGradient(
      0,
      corner(...from, height)[1],
      0,
      corner(...from, 0)[1],
    );
    gradient.addColorStop(0, css(lit));
    gradient.addColorStop(1, css(unlit));
    fillShape(context, shape, gradient);
  };
  const warm = 0.1 + 0.12 * busy + 0.16 * glory;
  // The front, +y, has the slots; the side, +x, is in the shade.
  side(
    [-1, 1],
    [1, 1],
    faceOf(blend(steelLit, indigo, warm)),
    faceOf(blend(steel, indigo, warm * 0.4)),
  );
  side([1, 1], [1, -1], faceOf(blend(steel, indigo, warm * 0.5)), faceOf(shade));
  fillShape(context, top, css(faceOf(blend(blend(steelLit, violet, 0.05), cyan, 0.1 * glory))));

  drawSlots(context, view, t, rack, height, busy, glory);

  // An opening in the top, which lets the light out.
  const hatch = 0.62;
  const opening = [
    corner(-hatch, -hatch, height),
    corner(hatch, -hatch, height),
    corner(hatch, hatch, height),
    corner(-hatch, hatch, height),
  ];
  const inner = clamp(0.16 * busy + 0.75 * glory + 0.5 * fresh * standing);
  const hatchColor = blend(indigo, cyan, clamp(glory * 0.55 + seed * 0.4));
  fillShape(context, opening, css(faceOf(blend(blend(steel, ground, 0.4), hatchColor, inner))));

  // Edges catch the light, and more so on a rack that has just risen.
  additive(context, () => {
    context.lineJoin = 'round';
    const edge = clamp(0.3 + 0.5 * fresh + 0.35 * glory) * (1 - haze);
    const color = blend(violet, cyan, clamp(glory + seed * 0.3));
    strokeLine(
      context,
      [...top, ...top.slice(0, 1)],
      css(color, edge),
      Math.max(1.1, view.zoom * 0.0075),
    );
    strokeLine(
      context,
      [corner(1, 1, height), corner(1, 1, 0)],
      css(color, edge * 0.45),
      Math.max(1, view.zoom * 0.006),
    );
  });
  context.globalAlpha = 1;
}

function drawSlots(
  context: Context,
  view: View,
  t: number,
  { x, y, seed }: Rack,
  height: number,
  busy: number,
  glory: number,
) {
  const half = rackWidth / 2;
  const front = (u: number, h: number) => view.project(x - half + u * rackWidth, y + half, h);
  const flank = (u: number, h: number) => view.project(x + half, y + half - u * rackWidth, h);
  const seamAlpha = 0.7;
  const identity = Math.floor(seed * 1e6);
  for (let index = 0; ; index += 1) {
    const h = height - slot * (index + 0.85);
    if (h < 0.03) break;
    const thin = Math.max(0.8, view.zoom * 0.006);
    strokeLine(
      context,
      [front(0.07, h - slot * 0.42), front(0.93, h - slot * 0.42)],
      css(shade, seamAlpha),
      thin,
    );
    strokeLine(context, [flank(0.12, h), flank(0.88, h)], css(shade, 0.55), thin * 1.6);

    const active = clamp(busy * 2.2 - index * 0.1);
    if (active <= 0) continue;
    const pulse =
      0.45 + 0.55 * wander(t * mix(0.9, 2, hash(identity, index)) + index * 3.1, identity + index);
    const length = mix(0.16, 0.62, hash(identity, index, 2));
    const color = blend(indigo, cyan, clamp(hash(identity, index, 3) ** 1.6 + glory * 0.3));
    context.lineCap = 'butt';
    additive(context, () => {
      strokeLine(
        context,
        [front(0.12, h), front(0.74, h)],
        css(indigo, active * 0.2),
        view.zoom * 0.028,
      );
      strokeLine(
        context,
        [front(0.12, h), front(0.12 + length * active, h)],
        css(color, active * clamp(pulse + 0.2 * glory)),
        view.zoom * 0.028,
      );
      strokeLine(
        context,
        [front(0.83, h), front(0.88, h)],
        css(hash(identity, index, 4) > 0.8 ? cyan : violet, active * 0.8),
        view.zoom * 0.028,
      );
    });
  }
}

/** Light that rises from the tops at dawn. */
export function drawBeams(context: Context, view: View, t: number) {
  for (const { x, y, height, reach, seed, ...rack } of racks) {
    const strength = dawn(t, reach) * (1 - smooth(t, 18.5, 19.8));
    if (strength <= 0 || (seed < 0.45 && !rack.isFirst)) continue;
    const breath = 0.6 + 0.4 * wander(t * 0.7 + seed * 20, Math.floor(seed * 1e5));
    const half = rackWidth * 0.3;
    const tall = mix(1.1, 2.9, 1 - reach) * breath * strength;
    const foot: readonly Point[] = [
      view.project(x - half, y + half, height),
      view.project(x + half, y + half, height),
      view.project(x + half, y - half, height),
    ];
    const head = tall * view.zoom;
    const base = foot[1]?.[1] ?? 0;
    const gradient = context.createLinearGradient(0, base, 0, base - head);
    const color = blend(violet, cyan, clamp(seed * 1.3 - 0.3));
    gradient.addColorStop(0, css(color, 0.34 * strength));
    gradient.addColorStop(0.3, css(color, 0.13 * strength));
    gradient.addColorStop(1, css(color, 0));
    const [left = [0, 0], right = [0, 0]] = [foot[0], foot[2]];
    fillShape(context, [...foot, [right[0], right[1] - head], [left[0], left[1] - head]], gradient);
  }
}
