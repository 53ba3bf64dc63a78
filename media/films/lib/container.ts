import { blend, css, type Color } from '../../kit/color.ts';
import type { Point } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';
import { dusk } from './dusk.ts';
import { additive, glow } from './light.ts';
import type { Plain } from './plain.ts';
import { fillShape, strokeLines } from './shapes.ts';

/** A flat container along the line of sight. */
export interface Box {
  readonly x: number;
  readonly z: number;
  readonly long: number;
  readonly color: Color;
}

interface Look {
  /** How clearly it is seen, and how much sun falls on it. */
  readonly seen: number;
  readonly warm: number;
  readonly light: Color;
}

const [half, tall] = [0.062, 0.04];

/** Its far end is lit; its near end is lost in the dusk. */
export function drawContainer(
  context: Context,
  view: Plain,
  { x, z, long, color }: Box,
  { seen, warm, light }: Look,
) {
  const [front, back] = [z - long / 2, z + long / 2];
  if (seen <= 0.01 || front < 1.2) return;
  const corner = (side: number, depth: number, h: number) =>
    view.project(x + side * half, depth, h);
  const side = x > 0 ? -1 : 1;
  const [nearTop, farTop] = [corner(side, front, tall), corner(side, back, tall)];
  const flank = [corner(side, front, 0), corner(side, back, 0), farTop, nearTop];
  const otherTop = corner(-side, front, tall);
  const face = [corner(-side, front, 0), corner(side, front, 0), nearTop, otherTop];
  const roof: Point[] = [otherTop, nearTop, farTop, corner(-side, back, tall)];
  additive(context, () => {
    glow(context, view.project(x, z), view.scale(z) * 0.42, color, 0.32 * seen, 0.4);
  });
  fillShape(context, flank, css(blend(color, dusk.ink, 0.62 - 0.2 * warm), seen));
  fillShape(context, face, css(blend(color, dusk.ink, 0.72), seen));
  const bright = blend(color, light, 0.15 + 0.4 * warm);
  const shine = context.createLinearGradient(...corner(0, front, tall), ...corner(0, back, tall));
  shine.addColorStop(0, css(blend(bright, dusk.ink, 0.72), seen));
  shine.addColorStop(1, css(blend(bright, light, 0.15), seen));
  fillShape(context, roof, shine);
  const rim = Math.max(0.7, view.scale(z) * 0.0022);
  const edge = [...roof, ...roof.slice(0, 1)];
  strokeLines(context, [edge], blend(color, light, 0.6), 0.6 * seen, rim);
}
