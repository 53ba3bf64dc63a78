/** The floor: its grid, waves across its tiles, and data between the racks. */
import { blend, css } from '../../../kit/color.ts';
import { bell, clamp, mix, progress, smooth, window } from '../../../kit/curves.ts';
import type { Point, Size } from '../../../kit/geometry.ts';
import type { View } from '../../../kit/isometric.ts';
import type { Context } from '../../lib/canvas.ts';
import { paintFloor } from '../../lib/light.ts';
import { hash, wander } from '../../lib/noise.ts';
import { fillShape, strokeLine } from '../../lib/shapes.ts';
import { starReach, starScale } from './region.ts';
import { cyan, ground, indigo, story, violet } from './story.ts';

/** The light that the call casts on the ground. */
function callLight(t: number): number {
  const before = 1 - smooth(t, story.impact, story.impact + 0.5);
  const after = smooth(t, 19.7, 21.4);
  return Math.max(before, after);
}

export function drawGround(context: Context, view: View, t: number, size: Size) {
  const centre = view.project(0, 0);
  const regionLight = window(t, 6, 20.6, 4, 2.4);
  const call = callLight(t);
  const { height } = size;
  paintFloor(context, size, ground, [
    {
      centre,
      radius: [height * 0.8, height * 0.44],
      color: indigo,
      strength: 0.07 + 0.055 * regionLight,
    },
    {
      centre,
      radius: [view.zoom * 1.3, view.zoom * 0.72],
      color: indigo,
      strength: 0.12 * call,
    },
  ]);

  // The grid fades out away from the middle of the picture.
  const reach = Math.ceil(1500 / view.zoom) + 2;
  const fade = size.height * 0.62;
  const line = (from: Point, to: Point, alpha: number) => {
    const gradient = context.createLinearGradient(...from, ...to);
    const stops = 16;
    for (let stop = 0; stop <= stops; stop += 1) {
      const q = stop / stops;
      const distance = Math.hypot(
        (mix(from[0], to[0], q) - centre[0]) * 0.72,
        mix(from[1], to[1], q) - centre[1],
      );
      gradient.addColorStop(q, css(violet, alpha * Math.exp(-((distance / fade) ** 2) * 2.2)));
    }
    strokeLine(context, [from, to], gradient, 1.4);
  };
  const extent = Math.min(reach, 22);
  for (let index = -extent; index <= extent; index += 1) {
    const place = index + 0.5;
    line(view.project(place, -extent), view.project(place, extent), 0.26);
    line(view.project(-extent, place), view.project(extent, place), 0.26);
  }
}

/** Tiles light up where a wave passes: from the impact, the rising region and the returning light. */
export function drawTiles(context: Context, view: View, t: number) {
  const inset = 0.46;
  for (let x = -8; x <= 8; x += 1) {
    for (let y = -8; y <= 8; y += 1) {
      const reach = starReach(x, y);
      const distance = Math.hypot(x, y);
      const impact =
        bell(distance, (t - story.impact) * 4.6, 0.85) *
        window(t, story.impact, story.impact + 2, 0.05, 1.5) *
        Math.exp(-distance * 0.28);
      const front = mix(-0.2, 1.25, progress(t, ...story.regionRises));
      const region = bell(reach, front + 0.12, 0.14) * window(t, 6.4, 11, 0.6, 0.8) * 0.8;
      const idle = reach < 1 ? wander(t * 0.5 + hash(x, y) * 9, x * 31 + y) ** 6 : 0;
      const life = idle * window(t, 9, 19.4, 2, 1.2) * 0.35;
      const back = bell(reach, starScale(t), 0.12) * window(t, 18.9, 21, 0.4, 0.7) * 0.5;
      const alpha = impact * 0.6 + region * 0.5 + life + back;
      if (alpha < 0.006) continue;
      const tile: Point[] = [
        view.project(x - inset, y - inset),
        view.project(x + inset, y - inset),
        view.project(x + inset, y + inset),
        view.project(x - inset, y + inset),
      ];
      fillShape(
        context,
        tile,
        css(blend(indigo, cyan, clamp(impact * 0.9 + hash(x, y) * 0.2)), alpha * 0.55),
      );
    }
  }
}

/** Pulses of data on the ground between the racks. */
export function drawLanes(context: Context, view: View, t: number) {
  const presence = window(t, 7.4, 19.8, 2.4, 1.2);
  if (presence <= 0) return;
  context.lineCap = 'round';
  for (let index = 0; index < 64; index += 1) {
    const seed = hash(index, 3);
    const lane = Math.floor(hash(index, 4) * 10) - 4.5;
    const speed = mix(1.6, 3.4, hash(index, 5));
    const length = mix(0.5, 1.3, seed);
    const span = 12;
    const head = ((t * speed + seed * 40) % span) - span / 2;
    const along = index % 2 === 0;
    const place = (q: number): Point => (along ? [q, lane] : [lane, q]);
    const [x, y] = place(head - length / 2);
    const alpha = presence * clamp((1.02 - starReach(x, y)) * 6) * 0.85;
    if (alpha <= 0.01) continue;
    const from = view.project(...place(head - length));
    const to = view.project(...place(head));
    const gradient = context.createLinearGradient(...from, ...to);
    gradient.addColorStop(0, css(indigo, 0));
    gradient.addColorStop(1, css(seed > 0.55 ? cyan : violet, alpha));
    strokeLine(context, [from, to], gradient, Math.max(1.6, view.zoom * 0.022));
  }
}
