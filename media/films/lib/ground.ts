/** The background of the dusk loops: lights in the air, and dunes in front of them. */
import { blend, type Color } from '../../kit/color.ts';
import { clamp } from '../../kit/curves.ts';
import type { Size } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';
import type { FloorLight } from './light.ts';
import { hash } from './noise.ts';

/** A dune: it hides what is behind it, and its rim catches the light. */
interface Fold {
  /** The height of the ridge at a point across, both as shares of the picture. */
  readonly ridge: (across: number) => number;
  readonly color: Color;
  readonly rim: Color;
  /** The brightness of the rim at a point across. */
  readonly lit: (across: number) => number;
  /** How far down the light of the rim reaches, as a share of the picture's height. */
  readonly reach: number;
}

export interface Ground {
  readonly color: Color;
  /** Centres and radii as shares of the picture. */
  readonly lights: readonly FloorLight[];
  readonly folds: readonly Fold[];
}

/** Paints the whole picture. It is slow: bake it. */
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
      // Rounding at random leaves a fine grain instead of bands.
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
