/** Light on a dark ground: glows, bloom, and floors with lights on them. */
import { css, type Color } from '../../kit/color.ts';
import { clamp } from '../../kit/curves.ts';
import type { Point, Size } from '../../kit/geometry.ts';
import { bake, contextOf, sheetFor, shrunk, type Context } from './canvas.ts';
import { hash } from './noise.ts';

/** Draws with light: where it overlaps, it adds up. */
export function additive(context: Context, draw: () => void) {
  context.save();
  context.globalCompositeOperation = 'lighter';
  draw();
  context.restore();
}

const spriteRadius = 128;
const sprites = new Map<string, OffscreenCanvas>();

/** A ball of light without an edge; a `flatness` below 1 lays it on the ground. */
export function glow(
  context: Context,
  [x, y]: Point,
  radius: number,
  color: Color,
  alpha: number,
  flatness = 1,
) {
  if (alpha <= 0.002 || radius <= 0.2) return;
  context.globalAlpha = clamp(alpha);
  const height = radius * flatness;
  context.drawImage(glowSprite(color), x - radius, y - height, radius * 2, height * 2);
  context.globalAlpha = 1;
}

function glowSprite(color: Color): OffscreenCanvas {
  const key = css(color);
  const known = sprites.get(key);
  if (known) return known;
  const sprite = new OffscreenCanvas(spriteRadius * 2, spriteRadius * 2);
  const context = contextOf(sprite);
  const gradient = context.createRadialGradient(
    spriteRadius,
    spriteRadius,
    0,
    spriteRadius,
    spriteRadius,
    spriteRadius,
  );
  for (let q = 0; q <= 1; q += 1 / 16) gradient.addColorStop(q, css(color, (1 - q) ** 2.6));
  context.fillStyle = gradient;
  context.fillRect(0, 0, sprite.width, sprite.height);
  sprites.set(key, sprite);
  return sprite;
}

/**
 * Lets bright areas shine over their edges, as a lens does. `radius` is in pixels of the picture; a larger `shrink` is
 * faster and coarser.
 */
export function bloom(
  context: Context,
  size: Size,
  radius: number,
  strength: number,
  shrink = 4,
  quality: ImageSmoothingQuality = 'high',
) {
  const small = shrunk(size, shrink);
  const [sheet, source] = [sheetFor('bloom', small), sheetFor('bloom source', small)];
  sheet.globalCompositeOperation = 'copy';
  sheet.imageSmoothingQuality = 'medium';
  sheet.drawImage(context.canvas, 0, 0, small.width, small.height);
  source.globalCompositeOperation = 'copy';
  source.drawImage(sheet.canvas, 0, 0);
  // Multiplied by itself twice, the picture keeps only what is bright.
  sheet.globalCompositeOperation = 'multiply';
  sheet.drawImage(source.canvas, 0, 0);
  sheet.drawImage(source.canvas, 0, 0);
  sheet.globalCompositeOperation = 'copy';
  sheet.filter = `blur(${(radius / shrink).toFixed(2)}px)`;
  sheet.drawImage(sheet.canvas, 0, 0);
  sheet.filter = 'none';
  additive(context, () => {
    context.imageSmoothingQuality = quality;
    context.globalAlpha = strength;
    context.drawImage(sheet.canvas, 0, 0, size.width, size.height);
  });
}

/** A coarser bloom, in a fraction of the time. */
export const shine = (context: Context, size: Size, radius: number, strength: number) => {
  bloom(context, size, radius, strength, 6, 'low');
};

/** A style for lines and shapes: light that falls from a point and ends after `radius`. */
export function lightFrom(
  context: Context,
  [x, y]: Point,
  radius: number,
  stops: readonly (readonly [at: number, color: Color, alpha: number])[],
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color, alpha] of stops) gradient.addColorStop(at, css(color, alpha));
  return gradient;
}

/** A soft light on a floor. */
export interface FloorLight {
  readonly centre: Point;
  /** The distance at which a third of it is left, in pixels. */
  readonly radius: Point;
  readonly color: Color;
  readonly strength: number;
}

/**
 * Paints the whole picture: a colour and the lights on it. Dark gradients have fewer shades than pixels, so each pixel
 * is rounded at random, which leaves a fine grain instead of bands. The grain does not move, so it is encoded only
 * once.
 */
export function paintFloor(
  context: Context,
  { width, height }: Size,
  color: Color,
  lights: readonly FloorLight[],
) {
  if (floor?.width !== width || floor.height !== height) {
    floor = context.createImageData(width, height);
    floor.data.fill(255);
  }
  const { data } = floor;
  const across = lights.map(({ centre, radius }) => fallOff(width, centre[0], radius[0]));
  const down = lights.map(({ centre, radius }) => fallOff(height, centre[1], radius[1]));
  const row = new Float32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) row.set(color, x * 3);
    for (const [index, light] of lights.entries()) {
      addLight(row, across[index] ?? row, light.color, light.strength * (down[index]?.[y] ?? 0));
    }
    writeRow(data, row, y);
  }
  context.putImageData(floor, 0, 0);
}

let floor: ImageData | undefined;

function addLight(
  row: Float32Array,
  across: Float32Array,
  [red, green, blue]: Color,
  strength: number,
) {
  if (strength < 0.001) return;
  for (let x = 0, index = 0; index < row.length; x += 1, index += 3) {
    const amount = (across[x] ?? 0) * strength;
    row[index] = (row[index] ?? 0) + red * amount;
    row[index + 1] = (row[index + 1] ?? 0) + green * amount;
    row[index + 2] = (row[index + 2] ?? 0) + blue * amount;
  }
}

function writeRow(data: Uint8ClampedArray, row: Float32Array, y: number) {
  let at = (y * row.length * 4) / 3;
  for (let x = 0, index = 0; index < row.length; x += 1, index += 3, at += 4) {
    const chance = grain[((y & 255) << 8) | (x & 255)] ?? 0;
    data[at] = (row[index] ?? 0) + chance;
    data[at + 1] = (row[index + 1] ?? 0) + chance;
    data[at + 2] = (row[index + 2] ?? 0) + chance;
  }
}

/** From -1 to 1; the sum of two random numbers makes small deviations more likely than large ones. */
const grain = Float32Array.from(
  { length: 256 * 256 },
  (_, index) => hash(index, 1) + hash(index, 2) - 1,
);

const fallOff = (length: number, centre: number, radius: number) =>
  Float32Array.from({ length }, (_, place) => Math.exp(-(((place - centre) / radius) ** 2)));

/** A static floor, painted once for each `key`. */
export function drawFloor(
  context: Context,
  size: Size,
  key: string,
  color: Color,
  lights: readonly FloorLight[],
) {
  const picture = bake(`${key} floor`, size, (sheet) => {
    paintFloor(sheet, size, color, lights);
  });
  context.drawImage(picture, 0, 0);
}
