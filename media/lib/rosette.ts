import { tau } from './platformStage.ts';
import { star } from './geometry.ts';
import type { Dot } from './isometric.ts';
import type { Context } from './scene.ts';

export const polar = ([x, y]: Dot, radius: number, angle: number, flatness = 1): Dot => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius * flatness,
];

/** Adds an outline to the path of the context. */
export function traceShape(context: Context, dots: readonly Dot[]) {
  for (const [index, dot] of dots.entries()) {
    if (index === 0) context.moveTo(...dot);
    else context.lineTo(...dot);
  }
  context.closePath();
}

export function outline(context: Context, dots: readonly Dot[], style: string, width: number) {
  context.beginPath();
  traceShape(context, dots);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

/** A petal, each side of it as seen from the middle, and the kite that stands before its left neighbour. */
export interface Petal {
  readonly axis: number;
  readonly outline: readonly Dot[];
  readonly halves: readonly [readonly Dot[], readonly Dot[]];
  readonly kite: readonly Dot[];
}

/** A rosette with slender petals, which leaves air between them. */
export function flower(points: number, radius: number, centre: Dot, start: number) {
  const petals = Array.from({ length: points }, (_, slot): Petal => {
    const axis = start + (slot * tau) / points;
    const at = (share: number, aside: number) =>
      polar(centre, radius * share, axis + (aside * tau) / points);
    const [tip, root] = [at(1, 0), at(0.31, 0)];
    const [right, rightWaist] = [at(0.81, 0.3), at(0.5, 0.5)];
    const [left, leftWaist] = [at(0.81, -0.3), at(0.5, -0.5)];
    return {
      axis,
      outline: [tip, right, rightWaist, root, leftWaist, left],
      halves: [
        [tip, right, rightWaist, root],
        [tip, root, leftWaist, left],
      ],
      kite: [rightWaist, right, at(1 / Math.cos(tau / points / 2), 0.5), at(0.81, 0.7)],
    };
  });
  const core = star(points, radius * 0.5, radius * 0.31, centre, start + tau / points / 2);
  return { petals, core };
}
