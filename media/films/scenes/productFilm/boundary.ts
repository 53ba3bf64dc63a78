/** The boundary of the region: its line, its walls of light, and the data that gathers on it. */
import { blend, css, type Color } from '../../../kit/color.ts';
import { clamp, easeOut, mix, progress, smooth, window } from '../../../kit/curves.ts';
import type { Point } from '../../../kit/geometry.ts';
import type { View } from '../../../kit/isometric.ts';
import type { Context } from '../../lib/canvas.ts';
import { glow } from '../../lib/light.ts';
import { hash } from '../../lib/noise.ts';
import { fillShape, strokeLine } from '../../lib/shapes.ts';
import { alongStar, starCorners, starScale } from './region.ts';
import { cyan, indigo, story, violet, white } from './story.ts';

/** The tip from which the boundary is drawn in both directions. */
const boundaryStart = 0.625;

/** The moment at which the boundary reaches a point of the star. */
function boundaryMoment(share: number): number {
  const away = Math.abs(((((share - boundaryStart) % 1) + 1.5) % 1) - 0.5) * 2;
  return mix(
    story.boundary[0],
    story.boundary[1],
    0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, away)) / 3),
  );
}

export function drawBoundaryLine(context: Context, view: View, t: number) {
  if (t < story.boundary[0] || t > 21.2) return;
  const scale = starScale(t);
  const fade = 1 - smooth(t, 20.3, 21.1);
  const line = (fromShare: number, toShare: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(toShare - fromShare) * 192));
    return Array.from({ length: steps + 1 }, (_, step) =>
      view.project(...alongStar(mix(fromShare, toShare, step / steps), scale)),
    );
  };
  const q = progress(t, ...story.boundary);
  const front = q * q * (3 - 2 * q) * 0.5;
  const start = boundaryStart;
  const drawn = line(start - front, start + front);
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
  strokeLine(context, drawn, css(indigo, fade * 0.3), view.zoom * 0.15);
  strokeLine(
    context,
    drawn,
    css(blend(violet, cyan, 0.5), fade * 0.85),
    Math.max(2, view.zoom * 0.03),
  );

  // Its two ends shine while it is drawn; once it is closed, three lights patrol it.
  const drawing = window(t, story.boundary[0], story.boundary[1] + 0.5, 0.3, 0.5);
  for (const end of [start - front, start + front]) {
    const place = view.project(...alongStar(end, scale));
    glow(context, place, view.zoom * 0.9, cyan, 0.6 * drawing);
    glow(context, place, view.zoom * 0.2, white, drawing);
  }
  const patrol = fade * smooth(t, story.boundary[1], story.boundary[1] + 1);
  for (let runner = 0; runner < 3 && patrol > 0; runner += 1) {
    const head = runner / 3 + t * 0.07;
    const steps = 14;
    for (let step = 0; step < steps; step += 1) {
      const piece = line(head + (step / steps) * 0.07, head + ((step + 1) / steps) * 0.07);
      const width = Math.max(2.4, view.zoom * 0.036);
      strokeLine(context, piece, css(white, patrol * 0.75 * ((step + 1) / steps) ** 2), width);
    }
    glow(
      context,
      view.project(...alongStar(head + 0.07, scale)),
      view.zoom * 0.4 * scale,
      cyan,
      patrol * 0.6 * scale,
    );
  }
}

/** Curtains of light on the boundary, either behind the racks or in front of them. */
export function drawWall(context: Context, view: View, t: number, isFront: boolean) {
  if (t < story.wallRises[0] || t > 21) return;
  const scale = starScale(t);
  const fall = 1 - smooth(t, 18.8, 20.4);
  for (let corner = 0; corner < starCorners.length; corner += 1) {
    const share = corner / starCorners.length;
    const middle = alongStar(share + 0.5 / starCorners.length, scale);
    if (view.depth(...middle) > 0 !== isFront) continue;
    const delay = (boundaryMoment(share) - story.boundary[0]) * 0.3;
    const up = easeOut(progress(t, story.wallRises[0] + delay, story.wallRises[0] + delay + 1.5));
    const breath = 0.9 + 0.1 * Math.sin(t * 1.3 + corner * 1.7);
    const height = 1.45 * up * fall * breath;
    if (height < 0.01) continue;
    const [from, to] = [alongStar(share, scale), alongStar(share + 1 / starCorners.length, scale)];
    const [left, right] = [view.project(...from), view.project(...to)];
    const [leftTop, rightTop] = [view.project(...from, height), view.project(...to, height)];
    // A facet seen from the side is denser.
    const density = clamp(
      1.15 -
        (Math.abs(right[0] - left[0]) / Math.hypot(right[0] - left[0], right[1] - left[1])) * 0.45,
    );
    const color = blend(indigo, cyan, corner % 2 === 0 ? 0.2 : 0.5);
    const alpha = density * up * fall * (isFront ? 0.4 : 0.5);
    fillSkewed(context, [left, right, rightTop, leftTop], color, alpha);
    const rim = css(blend(violet, cyan, 0.4), up * fall * (isFront ? 0.45 : 0.3));
    strokeLine(context, [leftTop, rightTop], rim, Math.max(1, view.zoom * 0.012));
    strokeLine(context, [left, leftTop], rim, Math.max(1, view.zoom * 0.01));
  }
}

/** A facet whose light fades upwards, parallel to its lower edge. */
function fillSkewed(context: Context, shape: readonly Point[], color: Color, alpha: number) {
  const [left = [0, 0], right = [0, 0], rightTop = [0, 0], leftTop = [0, 0]] = shape;
  const layers = 14;
  for (let layer = 0; layer < layers; layer += 1) {
    const [low, high] = [layer / layers, (layer + 1) / layers];
    const between = (from: Point, to: Point, q: number): Point => [
      mix(from[0], to[0], q),
      mix(from[1], to[1], q),
    ];
    fillShape(
      context,
      [
        between(left, leftTop, low),
        between(right, rightTop, low),
        between(right, rightTop, high),
        between(left, leftTop, high),
      ],
      css(color, alpha * (0.14 + 0.86 * (1 - low) ** 2.2)),
    );
  }
}

/** Particles of data come from all sides and settle on the boundary. */
export function drawGathering(context: Context, view: View, t: number) {
  const count = 620;
  context.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const share = (index + hash(index, 11)) / count;
    const landing = boundaryMoment(share) + (hash(index, 12) - 0.35) * 1.1;
    const start = landing - mix(1.9, 3.6, hash(index, 13));
    if (t < start || t > landing + 0.5) continue;
    const [toX, toY] = alongStar(share);
    const angle = Math.atan2(toY, toX) + (hash(index, 14) - 0.5) * 0.9;
    const far = mix(11, 19, hash(index, 15));
    const [fromX, fromY] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const lift = mix(0.3, 2.4, hash(index, 16) ** 2);
    const turn = (hash(index, 17) - 0.5) * 5;
    const place = (moment: number): Point => {
      const q = progress(moment, start, landing);
      const e = q * q * (2.2 - 1.2 * q);
      const bend = Math.sin(e * Math.PI) * turn;
      return view.project(
        mix(fromX, toX, e) - Math.sin(angle) * bend,
        mix(fromY, toY, e) + Math.cos(angle) * bend,
        lift * Math.sin((1 - e) * Math.PI * 0.5) ** 2,
      );
    };
    const fade = smooth(t, start, start + 0.8) * (1 - smooth(t, landing, landing + 0.5));
    const color = hash(index, 18) > 0.5 ? cyan : violet;
    const [head, tail] = [place(t), place(t - 0.11)];
    const width = Math.max(1.5, view.zoom * mix(0.016, 0.032, hash(index, 19)));
    if (Math.hypot(head[0] - tail[0], head[1] - tail[1]) > 0.5) {
      const gradient = context.createLinearGradient(...tail, ...head);
      gradient.addColorStop(0, css(color, 0));
      gradient.addColorStop(1, css(color, fade * 0.9));
      strokeLine(context, [tail, head], gradient, width);
    }
    glow(context, head, width * 3.2, color, fade * 0.7);
  }
}
