import { css, type Color } from '../../kit/color.ts';
import { easeOut, mix, progress, smooth } from '../../kit/curves.ts';
import type { Size } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';

export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly en: string;
  readonly ar: string;
}

export interface CaptionLook {
  /** The font size as a share of the picture's height, and the margin as a share of its width. */
  readonly fontSize: number;
  readonly margin: number;
  /** The baseline, as a share of the height. */
  readonly baseline: number;
  readonly weight: number;
  readonly color: Color;
}

const family = '"Alexandria Variable"';
const fadeIn = 1.1;
const fadeOut = 0.7;

/** A line is revealed in its reading direction, and fades out. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  /** Where the line begins, its baseline and its font size, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}

/**
 * Writes a line in both languages with equal weight: English from the left edge, Arabic from the right, each revealed
 * in its own reading direction.
 */
export function drawCaption(
  context: Context,
  t: number,
  { width, height }: Size,
  { start, end, en, ar }: Caption,
  look: CaptionLook,
) {
  const margin = width * look.margin;
  const place = { start, end, y: height * look.baseline, fontSize: height * look.fontSize };
  drawLine(context, t, { ...place, text: en, direction: 'ltr', x: margin }, look);
  drawLine(context, t, { ...place, text: ar, direction: 'rtl', x: width - margin }, look);
}

export function drawLine(
  context: Context,
  t: number,
  { start, end, text, direction, x, y, fontSize }: Line,
  { weight, color }: Pick<CaptionLook, 'weight' | 'color'>,
) {
  if (t <= start || t >= end) return;
  const uncovered = smooth(t, start, start + fadeIn);
  const alpha = 1 - smooth(t, end - fadeOut, end);
  const rise = (1 - easeOut(progress(t, start, start + fadeIn))) * fontSize * 0.29;

  context.save();
  context.font = `${String(weight)} ${String(fontSize)}px ${family}`;
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  context.direction = direction;
  const toEnd = direction === 'ltr' ? 1 : -1;
  const length = context.measureText(text).width;
  const soft = length * 0.5;
  const edge = mix(-soft, length + soft * 0.1, uncovered);
  const gradient = context.createLinearGradient(x + toEnd * edge, 0, x + toEnd * (edge + soft), 0);
  gradient.addColorStop(0, css(color, alpha));
  gradient.addColorStop(1, css(color, 0));
  context.fillStyle = gradient;
  context.fillText(text, x, y + rise);
  context.restore();
}
