/** Lines and shapes through points. */
import { css, type Color } from '../../kit/color.ts';
import type { Point } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';

type Style = string | CanvasGradient;

/** Adds a line to the path of the context. */
function traceLine(context: Context, points: readonly Point[]) {
  for (const [index, point] of points.entries()) {
    if (index === 0) context.moveTo(...point);
    else context.lineTo(...point);
  }
}

/** Adds an outline to the path of the context. */
export function traceShape(context: Context, points: readonly Point[]) {
  traceLine(context, points);
  context.closePath();
}

/** Fills shapes with a shared style as one. They remain the current path. */
export function fillShapes(context: Context, shapes: Iterable<readonly Point[]>, style: Style) {
  context.beginPath();
  for (const shape of shapes) traceShape(context, shape);
  context.fillStyle = style;
  context.fill();
}

export function fillShape(context: Context, points: readonly Point[], style: Style) {
  fillShapes(context, [points], style);
}

export function strokeLine(
  context: Context,
  points: readonly Point[],
  style: Style,
  width: number,
) {
  context.beginPath();
  traceLine(context, points);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

/** Draws lines with a shared style as one. */
export function strokeLines(
  context: Context,
  lines: Iterable<readonly Point[]>,
  color: Color,
  alpha: number,
  width: number,
) {
  if (alpha < 0.004) return;
  context.beginPath();
  for (const line of lines) traceLine(context, line);
  context.strokeStyle = css(color, alpha);
  context.lineWidth = width;
  context.stroke();
}

/** Outlines shapes with a shared style as one. */
export function strokeShapes(
  context: Context,
  shapes: Iterable<readonly Point[]>,
  style: Style,
  width: number,
) {
  context.beginPath();
  for (const shape of shapes) traceShape(context, shape);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}
