import type { Point } from '../../kit/geometry.ts';

/** A plain that recedes to a horizon, seen by a level camera, so verticals stay vertical. */
export interface Plain {
  /** `z` is the distance from the camera, `h` the height above the plain. */
  readonly project: (x: number, z: number, h?: number) => Point;
  /** Pixels per unit at a distance. */
  readonly scale: (z: number) => number;
}

/**
 * `vanishing` is the vanishing point on the screen, `eye` the height of the camera, `lens` the pixels per unit at a
 * distance of 1.
 */
export const plain = (vanishing: Point, eye: number, lens: number): Plain => ({
  scale: (z) => lens / z,
  project: (x, z, h = 0) => [vanishing[0] + (x * lens) / z, vanishing[1] + ((eye - h) * lens) / z],
});
