/** The region: racks on a star of two squares, and when each of them rises, works and sinks. */
import { easeOutLong, mix, progress, smooth } from '../../../kit/curves.ts';
import { star, type Point } from '../../../kit/geometry.ts';
import { hash } from '../../lib/noise.ts';
import { story } from './story.ts';

/** The region is a star of two squares: below 1 a point is inside, at 1 on its edge. */
const starSize = 4.55;
export const starReach = (x: number, y: number) =>
  Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) / Math.SQRT2) / starSize;

/** Its corners: the tips of the two squares, and where their sides cross. */
export const starCorners = star(8, starSize * Math.SQRT2, starSize / Math.cos(Math.PI / 8));

/** A point on the edge of the star, by its share of a whole round. */
export function alongStar(share: number, scale = 1): Point {
  const position = (((share % 1) + 1) % 1) * starCorners.length;
  const index = Math.floor(position);
  const [fromX, fromY] = starCorners[index] ?? [0, 0];
  const [toX, toY] = starCorners[(index + 1) % starCorners.length] ?? [0, 0];
  const q = position - index;
  return [mix(fromX, toX, q) * scale, mix(fromY, toY, q) * scale];
}

export interface Rack {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly seed: number;
  readonly isFirst: boolean;
}

export const rackWidth = 0.64;
export const slot = 0.17;

export const racks: readonly Rack[] = Array.from({ length: 13 * 13 }, (_, index): Rack => {
  const [x, y] = [(index % 13) - 6, Math.floor(index / 13) - 6];
  const reach = starReach(x, y);
  const seed = hash(x, y, 7);
  const isFirst = x === 0 && y === 0;
  const slots = isFirst ? 12 : Math.round(mix(11, 3.4, reach) + (seed - 0.5) * 6);
  return { x, y, height: (slots + 0.7) * slot, reach, seed, isFirst };
}).filter(({ reach, seed, isFirst }) => isFirst || (reach < 0.9 && seed > 0.07 && reach > 0.12));

/** When a rack begins to sink; those at the boundary are first. */
export const sinkMoment = ({ reach, seed }: Pick<Rack, 'reach' | 'seed'>) =>
  story.dissolve[0] + (1 - reach) * 0.55 + seed * 0.15;

/** How far a rack has risen from the ground, from 0 to 1. */
export function rise(t: number, { isFirst, reach, seed }: Rack): number {
  const start = isFirst
    ? story.rackRises[0]
    : mix(story.regionRises[0], story.regionRises[1] - 1.5, reach) + seed * 0.35;
  const up = easeOutLong(progress(t, start, start + (isFirst ? 1.95 : 1.5)));
  const sink = sinkMoment({ reach, seed });
  return up * (1 - smooth(t, sink, sink + 0.95));
}

/** How brightly a rack works, from 0 to 1. */
export function work(t: number, rack: Rack): number {
  const start = rack.isFirst ? 3.3 : mix(7, 9.2, rack.reach) + rack.seed * 0.5;
  return smooth(t, start, start + 1.4);
}

/** The dawn near the end, which spreads from the middle. */
export const dawn = (t: number, reach: number) =>
  smooth(t, story.light[0] + reach * 1.3, story.light[0] + reach * 1.3 + 1.2);

/** The scale of the boundary, which closes in on the middle at the end. */
export const starScale = (t: number) => 1 - smooth(t, story.dissolve[0] + 0.1, 20.95);
