import { css, hex, type Color } from './color.ts';
import type { Dot } from './isometric.ts';
import { paintFloor, type FloorLight } from './light.ts';
import type { Context, Size } from './scene.ts';

/** What the loops of the city's platforms share: the stage, the dusk and the light on it. */
export const tau = Math.PI * 2;

/** Darker than the page, for the far corners. */
export const deep: Color = hex('#100a16');

const floors = new Map<string, OffscreenCanvas>();

/** A ground with lights that stand still: it is painted once. */
export function backdrop(
  context: Context,
  size: Size,
  key: string,
  color: Color,
  lights: readonly FloorLight[],
) {
  let floor = floors.get(key);
  if (!floor) {
    floor = new OffscreenCanvas(size.width, size.height);
    paintFloor(contextOf(floor), size, color, lights);
    floors.set(key, floor);
  }
  context.drawImage(floor, 0, 0);
}

const softPictures = new Map<number, OffscreenCanvas>();

/**
 * Draws out of focus: on a picture `shrink` times smaller, blurred by `blur` pixels and laid over this one as
 * light. What is drawn uses the places of the large picture.
 */
export function soften(
  context: Context,
  { width, height }: Size,
  { shrink, blur, alpha }: Record<'shrink' | 'blur' | 'alpha', number>,
  paint: (context: Context) => void,
) {
  const picture =
    softPictures.get(shrink) ??
    new OffscreenCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink));
  softPictures.set(shrink, picture);
  const small = contextOf(picture);
  small.reset();
  small.scale(1 / shrink, 1 / shrink);
  small.globalCompositeOperation = 'lighter';
  paint(small);
  small.setTransform(1, 0, 0, 1, 0, 0);
  small.globalCompositeOperation = 'copy';
  small.filter = `blur(${(blur / shrink).toFixed(2)}px)`;
  small.drawImage(picture, 0, 0);
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = alpha;
  context.imageSmoothingQuality = 'low';
  context.drawImage(picture, 0, 0, picture.width * shrink, picture.height * shrink);
  context.restore();
}

/** Lays dusk over a part of the picture, thickest in the middle. */
export function veil(
  context: Context,
  [x, y]: Dot,
  [radiusX, radiusY]: Dot,
  color: Color,
  strength: number,
) {
  context.save();
  context.translate(x, y);
  context.scale(radiusX, radiusY);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (let q = 0; q <= 1; q += 1 / 12) {
    gradient.addColorStop(q, css(color, strength * (0.5 + 0.5 * Math.cos(q * Math.PI))));
  }
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

const shrunk: OffscreenCanvas[] = [];

/** As bloom, in a fraction of its time and coarser: lets what is bright shine over its edges. */
export function shine(context: Context, { width, height }: Size, radius: number, strength: number) {
  const shrink = 6;
  const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  const picture = (shrunk[0] ??= new OffscreenCanvas(w, h));
  const source = (shrunk[1] ??= new OffscreenCanvas(w, h));
  const [small, copy] = [contextOf(picture), contextOf(source)];
  for (const each of [small, copy]) each.globalCompositeOperation = 'copy';
  small.imageSmoothingQuality = 'medium';
  small.drawImage(context.canvas, 0, 0, w, h);
  copy.drawImage(picture, 0, 0);
  // The picture times itself, twice: what is dark vanishes, what is bright stays.
  small.globalCompositeOperation = 'multiply';
  small.drawImage(source, 0, 0);
  small.drawImage(source, 0, 0);
  copy.filter = `blur(${(radius / shrink).toFixed(2)}px)`;
  copy.drawImage(picture, 0, 0);
  copy.filter = 'none';
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = strength;
  context.imageSmoothingQuality = 'low';
  context.drawImage(source, 0, 0, w * shrink, h * shrink);
  context.restore();
}

/** Light that falls from a place and ends after `radius`, as a style for lines and shapes. */
export function lightFrom(
  context: Context,
  [x, y]: Dot,
  radius: number,
  stops: readonly (readonly [at: number, color: Color, alpha: number])[],
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color, alpha] of stops) gradient.addColorStop(at, css(color, alpha));
  return gradient;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}
