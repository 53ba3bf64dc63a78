/** Canvases besides the picture: working space, backgrounds painted once, and layers. */
import type { Size } from '../../kit/geometry.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

const sheets = new Map<string, OffscreenCanvasRenderingContext2D>();

/** A canvas to work on, one for each purpose and size. It keeps its content from frame to frame. */
export function sheetFor(purpose: string, { width, height }: Size) {
  const key = `${purpose} ${String(width)}x${String(height)}`;
  const sheet = sheets.get(key) ?? contextOf(new OffscreenCanvas(width, height));
  sheets.set(key, sheet);
  return sheet;
}

/** A size divided by a factor, in whole pixels. */
export const shrunk = ({ width, height }: Size, times: number): Size => ({
  width: Math.ceil(width / times),
  height: Math.ceil(height / times),
});

const baked = new Map<string, OffscreenCanvas>();

/** Paints static content once for each `key`, and returns that picture from then on. */
export function bake(
  key: string,
  { width, height }: Size,
  paint: (sheet: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const known = baked.get(key);
  if (known) return known;
  const picture = new OffscreenCanvas(width, height);
  paint(contextOf(picture));
  baked.set(key, picture);
  return picture;
}

export interface LayerLook {
  /** Draws this many times smaller, which is enough for soft content. */
  readonly shrink?: number;
  /** In pixels of the picture. */
  readonly blur?: number;
  readonly alpha?: number;
  readonly mode?: GlobalCompositeOperation;
  /** Fills for the drawn shapes, applied in turn. Without any, the shapes keep their own colours. */
  readonly paints?: readonly (CanvasGradient | string)[];
}

/**
 * Draws on a separate sheet, then colours and blurs the sheet and lays it on the picture. `draw` uses the coordinates
 * of the picture.
 */
export function layer(
  context: Context,
  size: Size,
  { shrink = 1, blur = 0, alpha = 1, mode = 'lighter', paints = [] }: LayerLook,
  draw: (sheet: OffscreenCanvasRenderingContext2D) => void,
) {
  const { width, height } = size;
  const sheet = sheetFor('layer', shrunk(size, shrink));
  sheet.reset();
  sheet.scale(1 / shrink, 1 / shrink);
  draw(sheet);
  sheet.setTransform(1 / shrink, 0, 0, 1 / shrink, 0, 0);
  sheet.globalAlpha = 1;
  for (const [index, paint] of paints.entries()) {
    sheet.globalCompositeOperation = index === 0 ? 'source-in' : 'source-atop';
    sheet.fillStyle = paint;
    sheet.fillRect(0, 0, width, height);
  }
  if (blur > 0) {
    sheet.resetTransform();
    sheet.globalCompositeOperation = 'copy';
    sheet.filter = `blur(${(blur / shrink).toFixed(2)}px)`;
    sheet.drawImage(sheet.canvas, 0, 0);
  }
  context.save();
  context.globalCompositeOperation = mode;
  context.globalAlpha = alpha;
  context.drawImage(sheet.canvas, 0, 0, width, height);
  context.restore();
}

/** Draws light out of focus; where it overlaps, it adds up. */
export function soften(
  context: Context,
  size: Size,
  look: LayerLook,
  draw: (sheet: OffscreenCanvasRenderingContext2D) => void,
) {
  layer(context, size, look, (sheet) => {
    sheet.globalCompositeOperation = 'lighter';
    draw(sheet);
  });
}

/**
 * Blurs the far (`above`) and the near (`below`) edge of the picture, as a lens does. Each goes from fully blurred to
 * sharp between two shares of the height. Blurred areas also cost an encoder little.
 */
export function blurEdges(
  context: Context,
  size: Size,
  key: string,
  {
    above,
    below,
    radius,
  }: {
    readonly above?: readonly [number, number];
    readonly below?: readonly [number, number];
    readonly radius: number;
  },
) {
  const shrink = 4;
  const small = shrunk(size, shrink);
  const mask = bake(`${key} softness`, small, (sheet) => {
    const gradient = sheet.createLinearGradient(0, 0, 0, small.height);
    gradient.addColorStop(0, above ? '#000f' : '#0000');
    if (above) {
      gradient.addColorStop(above[0], '#000f');
      gradient.addColorStop(above[1], '#0000');
    }
    if (below) {
      gradient.addColorStop(below[1], '#0000');
      gradient.addColorStop(below[0], '#000f');
    }
    gradient.addColorStop(1, below ? '#000f' : '#0000');
    sheet.fillStyle = gradient;
    sheet.fillRect(0, 0, small.width, small.height);
  });
  const copy = sheetFor('softness', small);
  copy.globalCompositeOperation = 'copy';
  copy.imageSmoothingQuality = 'medium';
  copy.filter = `blur(${String(radius / shrink)}px)`;
  copy.drawImage(context.canvas, 0, 0, small.width, small.height);
  copy.filter = 'none';
  copy.globalCompositeOperation = 'destination-in';
  copy.drawImage(mask, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(copy.canvas, 0, 0, size.width, size.height);
}
