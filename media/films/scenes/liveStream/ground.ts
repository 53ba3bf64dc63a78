/** The lines of the grid, and the sky behind the horizon. */
import { blend } from '../../../kit/color.ts';
import { clamp, mix } from '../../../kit/curves.ts';
import { tau, type Point, type Size } from '../../../kit/geometry.ts';
import type { Context } from '../../lib/canvas.ts';
import { hash } from '../../lib/noise.ts';
import {
  blue,
  columns,
  dip,
  focal,
  ice,
  pitch,
  project,
  rows,
  signal,
  Strokes,
  swell,
  type Camera,
  type Seen,
} from './world.ts';

/** How bright the ground is at a point, as bands of light pass over it. */
function lightAt(u: number, v: number, turn: number): number {
  const band = 0.5 + 0.5 * Math.sin(u * 0.24 - v * 0.33 - turn * tau * 2 + Math.sin(u * 0.3) * 1.2);
  const other = 0.5 + 0.5 * Math.sin(u * 0.11 + v * 0.27 + turn * tau);
  return 0.2 + 0.55 * band ** 3 + 0.25 * other ** 2;
}

export function drawGrid(context: Context, turn: number, camera: Camera) {
  const major = new Strokes();
  const minor = new Strokes();
  const follow = (place: (q: number) => Point, from: number, to: number, isMajor: boolean) => {
    let before: Seen | undefined;
    for (let q = from; q <= to + 1e-6; q += 0.25) {
      const [u, v] = place(q);
      const seen = project(u, v, swell(u, v, turn), camera);
      if (seen && before) {
        // Lines crowd near the horizon, so they fade there; the rim keeps some light.
        const room = clamp((seen.scale - 30) / 70);
        const strength = lightAt(u, v, turn) * (isMajor ? 0.82 : 0.4 * room) * mix(0.3, 1, room);
        const edge = clamp(1.25 - Math.hypot(u * 0.72, v - 8) / 30);
        (isMajor ? major : minor).add(before.at, seen.at, strength * edge);
      }
      before = seen;
    }
  };
  for (let u = -columns; u <= columns; u += 0.5) {
    follow((v) => [u, v], 1, rows, Number.isInteger(u));
  }
  for (let v = 1; v <= rows; v += 0.5) {
    follow((u) => [u, v], -columns, columns, Number.isInteger(v));
  }
  minor.draw(
    context,
    () => blue,
    () => 1.1,
  );
  major.draw(
    context,
    (strength) => blend(blue, ice, strength ** 0.9),
    (strength) => 1.3 + strength * 0.5,
  );
}

let sky: OffscreenCanvas | undefined;

/** The night, and the light along the horizon. It is static and painted once; random rounding avoids bands. */
export function drawSky(context: Context, { width, height: rowsOfPicture }: Size) {
  if (!sky) {
    sky = new OffscreenCanvas(width, rowsOfPicture);
    const paint = sky.getContext('2d');
    if (!paint) throw new Error('This browser has no canvas.');
    const image = paint.createImageData(width, rowsOfPicture);
    for (let y = 0; y < rowsOfPicture; y += 1) {
      for (let x = 0; x < width; x += 1) paintSky(image.data, x, y, width, rowsOfPicture);
    }
    paint.putImageData(image, 0, 0);
  }
  context.drawImage(sky, 0, 0);
}

function paintSky(data: Uint8ClampedArray, x: number, y: number, width: number, tall: number) {
  const [right, up] = [(x - width / 2) / focal, (tall * 0.5 - y) / focal];
  // The ray through the pixel, and its angle above the horizon.
  const level = up * Math.cos(pitch) - Math.sin(pitch);
  const above = Math.asin(level / Math.hypot(1, right, up)) + dip;
  const side = Math.exp(-(((x / width - 0.62) / 0.42) ** 2));
  const air = above > 0 ? Math.exp(-above / 0.075) * 0.62 + Math.exp(-above / 0.018) * 0.5 : 0;
  const haze = above <= 0 ? Math.exp(above / 0.05) * 0.42 : 0;
  const rim = Math.exp(-((above / 0.0035) ** 2)) * 0.75;
  const cold = (air + haze) * (0.16 + 0.84 * side);
  const warm = Math.exp(-(((x / width - 0.86) / 0.13) ** 2)) * (air * 0.6 + haze * 0.5);
  const chance = hash(x, y, 1) + hash(x, y, 2) - 1;
  const star = above > 0.02 && hash(x, y, 3) > 0.99988 ? hash(x, y, 4) * 0.5 : 0;
  const at = (y * width + x) * 4;
  const colors = [blue, signal, ice] as const;
  for (let channel = 0; channel < 3; channel += 1) {
    const light = [cold * 0.52, warm * 0.34, rim * (0.1 + 0.9 * side) * 0.8 + star] as const;
    let value = 0;
    for (const [index, color] of colors.entries()) {
      value += (color[channel] ?? 0) * (light[index] ?? 0);
    }
    data[at + channel] = value + chance;
  }
  data[at + 3] = 255;
}
