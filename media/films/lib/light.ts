import { css, type Color } from './color.ts';
import { clamp } from './curves.ts';
import type { Dot } from './isometric.ts';
import { hash } from './noise.ts';
import type { Context, Size } from './scene.ts';

export function fillShape(context: Context, dots: readonly Dot[], style: string | CanvasGradient) {
  context.beginPath();
  for (const dot of dots) context.lineTo(...dot);
  context.closePath();
  context.fillStyle = style;
  context.fill();
}

export function strokeLine(
  context: Context,
  dots: readonly Dot[],
  style: string | CanvasGradient,
  width: number,
) {
  context.beginPath();
  for (const dot of dots) context.lineTo(...dot);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke();
}

/** Draws with light, which adds up. */
export function additive(context: Context, draw: () => void) {
  context.save();
  context.globalCompositeOperation = 'lighter';
  draw();
  context.restore();
}

const spriteRadius = 128;
const sprites = new Map<string, OffscreenCanvas>();

/** A ball of light without an edge. `flatness` 1 is round, less lies on the ground. */
export function glow(
  context: Context,
  [x, y]: Dot,
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

let bloomCanvas: OffscreenCanvas | undefined;
let bloomSource: OffscreenCanvas | undefined;

/** Lets what is bright shine over its edges, as a lens does. `radius` in pixels of the picture. */
export function bloom(context: Context, { width, height }: Size, radius: number, strength: number) {
  const shrink = 4;
  const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  if (bloomCanvas?.width !== w || bloomCanvas.height !== h) bloomCanvas = new OffscreenCanvas(w, h);
  const small = contextOf(bloomCanvas);
  small.globalCompositeOperation = 'copy';
  small.imageSmoothingQuality = 'medium';
  small.drawImage(context.canvas, 0, 0, w, h);
  // The picture times itself, twice: what is dark vanishes, what is bright stays.
  const once = contextOf((bloomSource ??= new OffscreenCanvas(w, h)));
  once.globalCompositeOperation = 'copy';
  once.drawImage(bloomCanvas, 0, 0);
  small.globalCompositeOperation = 'multiply';
  small.drawImage(bloomSource, 0, 0);
  small.drawImage(bloomSource, 0, 0);
  small.globalCompositeOperation = 'copy';
  small.filter = `blur(${(radius / shrink).toFixed(2)}px)`;
  small.drawImage(bloomCanvas, 0, 0);
  small.filter = 'none';
  additive(context, () => {
    context.imageSmoothingQuality = 'high';
    context.globalAlpha = strength;
    context.drawImage(bloomCanvas as OffscreenCanvas, 0, 0, width, height);
  });
}

/** A soft light on the ground of the whole picture. */
export interface FloorLight {
  readonly centre: Dot;
  /** Where it has fallen to a third, in pixels. */
  readonly radius: Dot;
  readonly color: Color;
  readonly strength: number;
}

/**
 * Paints the whole picture: a ground and the lights on it. Dark gradients have fewer shades than pixels, so each
 * pixel is rounded by chance, which leaves a fine grain instead of bands. The grain stands still, so that an
 * encoder pays for it once.
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

/** From -1 to 1; two dice make small deviations more likely than large ones. */
const grain = Float32Array.from(
  { length: 256 * 256 },
  (_, index) => hash(index, 1) + hash(index, 2) - 1,
);

const fallOff = (length: number, centre: number, radius: number) =>
  Float32Array.from({ length }, (_, place) => Math.exp(-(((place - centre) / radius) ** 2)));

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}
