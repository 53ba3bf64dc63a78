/** Points, polygons and stars, for films and pictures alike. Angles are in radians unless a name says degrees. */

/** A point on the screen, or on the ground of a drawing. */
export type Point = readonly [x: number, y: number];
/** A point in space; its height comes last. */
export type Point3 = readonly [x: number, y: number, z: number];

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A whole turn. */
export const tau = Math.PI * 2;

/** The numbers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The point at a distance and an angle from a centre; `flatness` below 1 lays its circle on the ground. */
export const polar = ([x, y]: Point, radius: number, angle: number, flatness = 1): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius * flatness,
];

export const polarDegrees = (centre: Point, radius: number, degrees: number): Point =>
  polar(centre, radius, (degrees * Math.PI) / 180);

/** A regular polygon; its first corner is at the angle `start`. */
export const polygon = (
  corners: number,
  radius: number,
  centre: Point = [0, 0],
  start = 0,
): Point[] =>
  range(corners).map((corner) => polar(centre, radius, start + (corner / corners) * tau));

/** The outline of a star: tips at the radius `outer`, the first at the angle `start`, and dents at `inner`. */
export const star = (
  points: number,
  outer: number,
  inner: number,
  centre: Point = [0, 0],
  start = 0,
): Point[] => {
  const dents = polygon(points, inner, centre, start + tau / points / 2);
  return polygon(points, outer, centre, start).flatMap((tip, index) => [tip, dents[index] ?? tip]);
};

/**
 * The radius of the dents of the star polygon {points/step}, as a share of its outer radius: {8/2} is the star of two
 * squares, {8/3} the khatam.
 */
export const starDepth = (points: number, step: number) =>
  Math.cos((Math.PI * step) / points) / Math.cos((Math.PI * (step - 1)) / points);
