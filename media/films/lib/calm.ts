import { css, type Color } from './color.ts';
import { clamp } from './curves.ts';
import type { Dot } from './isometric.ts';
import { paintFloor, type FloorLight } from './light.ts';
import { hash } from './noise.ts';
import type { Context, Size } from './scene.ts';

const layers = new Map<string, OffscreenCanvas>();

/** Paints what stands still once, and hands out the picture from then on. */
export function still(
  key: string,
  { width, height }: Size,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const known = layers.get(key);
  if (known) return known;
  const layer = new OffscreenCanvas(width, height);
  const context = layer.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  paint(context);
  layers.set(key, layer);
  return layer;
}

/** A sky or a ground that stands still: a colour and the soft lights on it, free of bands. */
export function drawFloor(
  context: Context,
  size: Size,
  key: string,
  color: Color,
  lights: readonly FloorLight[],
) {
  context.drawImage(
    still(`${key} floor`, size, (layer) => {
      paintFloor(layer, size, color, lights);
    }),
    0,
    0,
  );
}

export interface Shade {
  readonly color: Color;
  /** As shares of the picture. */
  readonly centre: Dot;
  readonly radius: Dot;
  /** How much it hides, in its middle and at the picture's rim. */
  readonly middle: number;
  readonly rim: number;
}

/** Darkens the place where a card stands, and a little the rim; rounded by chance, so that it leaves no bands. */
export function drawShade(context: Context, size: Size, key: string, shade: Shade) {
  context.drawImage(
    still(`${key} shade`, size, (layer) => {
      const { width, height } = size;
      const picture = layer.createImageData(width, height);
      const pixels = new Uint32Array(picture.data.buffer);
      const [red, green, blue] = shade.color.map(Math.round) as unknown as Color;
      const bits = (blue << 16) | (green << 8) | red;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const across = (x / width - shade.centre[0]) / shade.radius[0];
          const down = (y / height - shade.centre[1]) / shade.radius[1];
          const middle = shade.middle * Math.exp(-((across ** 2 + down ** 2) ** 1.4));
          const away = Math.hypot((x / width - 0.5) * 1.15, y / height - 0.5);
          const rim = shade.rim * clamp((away - 0.36) / 0.42) ** 2;
          const alpha = 1 - (1 - middle) * (1 - rim);
          const chance = hash(x & 255, y & 255);
          pixels[y * width + x] = (Math.floor(alpha * 255 + chance) << 24) | bits;
        }
      }
      layer.putImageData(picture, 0, 0);
    }),
    0,
    0,
  );
}

/** A ground that recedes to a horizon, seen by a camera that looks straight ahead: what is upright stays upright. */
export interface Ground {
  /** `z` is the distance from the camera, `h` the height over the ground; units of the world. */
  readonly project: (x: number, z: number, h?: number) => Dot;
  /** Pixels per unit at a distance. */
  readonly scale: (z: number) => number;
}

/** `vanishing` is the place on the screen that everything recedes to, `lens` the pixels per unit at the distance 1. */
export const ground = (vanishing: Dot, eye: number, lens: number): Ground => ({
  scale: (z) => lens / z,
  project: (x, z, h = 0) => [vanishing[0] + (x * lens) / z, vanishing[1] + ((eye - h) * lens) / z],
});

/** Lines that share a look, drawn as one. */
export function strokeLines(
  context: Context,
  lines: Iterable<readonly Dot[]>,
  color: Color,
  alpha: number,
  width: number,
) {
  if (alpha < 0.004) return;
  context.beginPath();
  for (const line of lines) {
    for (const [index, dot] of line.entries()) {
      if (index === 0) context.moveTo(...dot);
      else context.lineTo(...dot);
    }
  }
  context.strokeStyle = css(color, alpha);
  context.lineWidth = width;
  context.stroke();
}

/** Shapes that share a look, filled as one; what `context.fill()` fills next is the same. */
export function fillShapes(context: Context, shapes: Iterable<readonly Dot[]>, style: string) {
  context.beginPath();
  for (const shape of shapes) {
    for (const [index, dot] of shape.entries()) {
      if (index === 0) context.moveTo(...dot);
      else context.lineTo(...dot);
    }
    context.closePath();
  }
  context.fillStyle = style;
  context.fill();
}

let smallCanvas: OffscreenCanvas | undefined;

/**
 * Lets what lies before and behind the focus blur, as a lens does. `above` and `below` are from where (fully blurred)
 * to where (sharp) in shares of the height; what is out of focus also costs an encoder little.
 */
export function drawSoftness(
  context: Context,
  size: Size,
  key: string,
  { above, below, radius }: { readonly above?: Dot; readonly below?: Dot; readonly radius: number },
) {
  const shrink = 4;
  const small = { width: Math.ceil(size.width / shrink), height: Math.ceil(size.height / shrink) };
  const mask = still(`${key} softness`, small, (layer) => {
    const gradient = layer.createLinearGradient(0, 0, 0, small.height);
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
    layer.fillStyle = gradient;
    layer.fillRect(0, 0, small.width, small.height);
  });
  smallCanvas ??= new OffscreenCanvas(small.width, small.height);
  const copy = smallCanvas.getContext('2d', { willReadFrequently: true });
  if (!copy) return;
  copy.globalCompositeOperation = 'copy';
  copy.imageSmoothingQuality = 'medium';
  copy.filter = `blur(${String(radius / shrink)}px)`;
  copy.drawImage(context.canvas, 0, 0, small.width, small.height);
  copy.filter = 'none';
  copy.globalCompositeOperation = 'destination-in';
  copy.drawImage(mask, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(smallCanvas, 0, 0, size.width, size.height);
}
