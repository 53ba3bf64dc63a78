import { mix } from '../../kit/curves.ts';

/** A number from 0 (included) to 1 (excluded) that looks random but depends only on its arguments. */
export function hash(a: number, b = 0, c = 0): number {
  let bits =
    Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c | 0, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** Wanders smoothly between 0 and 1 as `x` grows, along a path that depends on the seed. */
export function wander(x: number, seed: number): number {
  const step = Math.floor(x);
  const q = x - step;
  return mix(hash(step, seed), hash(step + 1, seed), q * q * (3 - 2 * q));
}
