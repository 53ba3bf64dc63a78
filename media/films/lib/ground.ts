/** What the dusk loops share: a ground with folds of sand, layers of light, and the calm where a card lies. */
import { blend, css, type Color } from './color.ts';
import { clamp } from './curves.ts';
import type { Dot } from './isometric.ts';
import type { FloorLight } from './light.ts';
import { hash } from './noise.ts';
import type { Context, Size } from './scene.ts';

/** A dune: what lies below its ridge hides what is behind, and its rim catches the light. */
interface Fold {
  /** The ridge's height above the bottom, as a share of the picture's, by the place across. */
  readonly ridge: (across: number) => number;
  readonly color: Color;
  readonly rim: Color;
  /** How bright the rim is, by the place across. */
  readonly lit: (across: number) => number;
  /** How far the rim's light reaches down, as a share of the picture's height. */
  readonly reach: number;
}

export interface Ground {
  readonly color: Color;
  /** Places and radii as shares of the picture. */
  readonly lights: readonly FloorLight[];
  readonly folds: readonly Fold[];
}

const baked = new WeakMap<object, OffscreenCanvas>();

/** Draws what stands still once for each `key`, and from then on lays it on the picture as it is. */
export function bake(
  context: Context,
  { width, height }: Size,
  key: object,
  draw: (sheet: OffscreenCanvasRenderingContext2D) => void,
) {
  let picture = baked.get(key);
  if (picture?.width !== width || picture.height !== height) {
    picture = new OffscreenCanvas(width, height);
    draw(contextOf(picture));
    baked.set(key, picture);
  }
  context.drawImage(picture, 0, 0);
}

/** Paints the whole picture. It takes long: bake it. */
export function paintGround(context: Context, { width, height }: Size, ground: Ground) {
  const image = context.createImageData(width, height);
  for (let x = 0; x < width; x += 1) {
    const across = x / width;
    const folds = ground.folds.map((fold) => ({
      ...fold,
      top: (1 - fold.ridge(across)) * height,
      strength: fold.lit(across),
    }));
    for (let y = 0; y < height; y += 1) {
      let color = lightAt(ground, across, y / height);
      for (const { top, strength, reach, rim, color: own } of folds) {
        const below = y - top;
        if (below < -1) continue;
        const share = strength * Math.exp(-Math.max(0, below) / (reach * height));
        color = blend(color, blend(own, rim, share), clamp((below + 1) / 2.5));
      }
      // Rounded by chance, which leaves a fine grain instead of bands.
      const chance = hash(x, y, 1) + hash(x, y, 2) - 1;
      const at = (y * width + x) * 4;
      image.data[at] = color[0] + chance;
      image.data[at + 1] = color[1] + chance;
      image.data[at + 2] = color[2] + chance;
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

function lightAt(ground: Ground, x: number, y: number): Color {
  let [red, green, blue] = ground.color;
  for (const { centre, radius, color, strength } of ground.lights) {
    const far = ((x - centre[0]) / radius[0]) ** 2 + ((y - centre[1]) / radius[1]) ** 2;
    const amount = strength * Math.exp(-far);
    red += color[0] * amount;
    green += color[1] * amount;
    blue += color[2] * amount;
  }
  return [red, green, blue];
}

/** How much of the light is left at a place: little in the middle, where a card lies, all at the edges. */
export function calm([x, y]: Dot, { width, height }: Size, least = 0.22): number {
  const far = Math.hypot((x / width - 0.5) / 0.4, (y / height - 0.5) / 0.46);
  const q = clamp((far - 0.35) / 0.85);
  return least + (1 - least) * q * q * (3 - 2 * q);
}

export interface LayerLook {
  /** Drawn this many times smaller: for what is soft anyway. */
  readonly shrink?: number;
  /** In pixels of the picture. */
  readonly blur?: number;
  readonly alpha?: number;
  readonly mode?: GlobalCompositeOperation;
  /** What the drawn shapes are filled with, one after the other; their own colours if left out. */
  readonly paints?: readonly (CanvasGradient | string)[];
}

const layers = new Map<number, OffscreenCanvas>();

/** Draws something on a sheet of its own, colours it, softens it and lays it on the picture. */
export function layer(
  context: Context,
  { width, height }: Size,
  { shrink = 1, blur = 0, alpha = 1, mode = 'lighter', paints = [] }: LayerLook,
  draw: (sheet: OffscreenCanvasRenderingContext2D) => void,
) {
  const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  let canvas = layers.get(shrink);
  if (canvas?.width !== w || canvas.height !== h) {
    canvas = new OffscreenCanvas(w, h);
    layers.set(shrink, canvas);
  }
  const sheet = contextOf(canvas);
  sheet.reset();
  sheet.scale(1 / shrink, 1 / shrink);
  sheet.lineJoin = 'round';
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
    sheet.drawImage(canvas, 0, 0);
  }
  context.save();
  context.globalCompositeOperation = mode;
  context.globalAlpha = alpha;
  context.drawImage(canvas, 0, 0, width, height);
  context.restore();
}

/** Lays the night over the middle, where a card lies. */
export function dimMiddle(context: Context, { width, height }: Size, color: Color, most: number) {
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(width * 0.5, height * 0.54);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (let q = 0; q <= 1; q += 1 / 16) {
    gradient.addColorStop(q, css(color, (1 - q * q * (3 - 2 * q)) * most));
  }
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}
