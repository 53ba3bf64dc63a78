import { css, type Color } from './color.ts';
import { easeOut, mix, progress, smooth } from './curves.ts';
import type { Context, Size } from './scene.ts';

export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly en: string;
  readonly ar: string;
}

export interface CaptionLook {
  /** The font's size and the margin, as shares of the picture's height and width. */
  readonly fontSize: number;
  readonly margin: number;
  /** Where the line stands, as a share of the height. */
  readonly baseline: number;
  readonly weight: number;
  readonly color: Color;
}

const family = '"Alexandria Variable"';
const fadeIn = 1.1;
const fadeOut = 0.7;

/**
 * Writes a line in both languages with equal weight: English from the left edge, Arabic from the right, each
 * uncovered in its own reading direction.
 */
export function drawCaption(
  context: Context,
  t: number,
  { width, height }: Size,
  caption: Caption,
  look: CaptionLook,
) {
  if (t <= caption.start || t >= caption.end) return;
  const uncovered = smooth(t, caption.start, caption.start + fadeIn);
  const alpha = 1 - smooth(t, caption.end - fadeOut, caption.end);
  const rise = (1 - easeOut(progress(t, caption.start, caption.start + fadeIn))) * height * 0.016;
  const y = height * look.baseline + rise;
  const margin = width * look.margin;

  context.save();
  context.font = `${String(look.weight)} ${String(height * look.fontSize)}px ${family}`;
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  const write = (text: string, direction: 'ltr' | 'rtl') => {
    const toEnd = direction === 'ltr' ? 1 : -1;
    const x = direction === 'ltr' ? margin : width - margin;
    context.direction = direction;
    const length = context.measureText(text).width;
    const soft = length * 0.5;
    const edge = mix(-soft, length + soft * 0.1, uncovered);
    const gradient = context.createLinearGradient(
      x + toEnd * edge,
      0,
      x + toEnd * (edge + soft),
      0,
    );
    gradient.addColorStop(0, css(look.color, alpha));
    gradient.addColorStop(1, css(look.color, 0));
    context.fillStyle = gradient;
    context.fillText(text, x, y);
  };
  write(caption.en, 'ltr');
  write(caption.ar, 'rtl');
  context.restore();
}
