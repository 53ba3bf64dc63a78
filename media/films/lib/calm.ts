/** Keeps the picture calm behind cards and text. */
import { css, type Color } from '../../kit/color.ts';
import { clamp } from '../../kit/curves.ts';
import type { Point, Size } from '../../kit/geometry.ts';
import { bake, type Context } from './canvas.ts';
import { hash } from './noise.ts';

/** How much light remains at a point: little in the middle, behind the card, all of it at the edges. */
export function calm([x, y]: Point, { width, height }: Size, least = 0.22): number {
  const far = Math.hypot((x / width - 0.5) / 0.4, (y / height - 0.5) / 0.46);
  const q = clamp((far - 0.35) / 0.85);
  return least + (1 - least) * q * q * (3 - 2 * q);
}

export interface Shade {
  readonly color: Color;
  /** As shares of the picture. */
  readonly centre: Point;
  readonly radius: Point;
  /** Its opacity, in its middle and at the rim of the picture. */
  readonly middle: number;
  readonly rim: number;
}

/** Darkens the area behind a card, and slightly the rim. Random rounding avoids bands. */
export function drawShade(context: Context, size: Size, key: string, shade: Shade) {
  context.drawImage(
    bake(`${key} shade`, size, (layer) => {
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

/** Darkens the middle, behind the card. */
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

/** Lays a veil over an ellipse of the picture, densest in its middle. */
export function veil(
  context: Context,
  [x, y]: Point,
  [radiusX, radiusY]: Point,
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
