/** Buildings seen by one eye: true perspective onto the picture's horizon. */
import { line, n, range, type Point, type Point3 } from '../core42/kit.ts';
import { archPoints, area, shape, type Paint } from './kit.ts';

interface Eye {
  horizon: number;
  /** Where the near corner stands in the picture, how far it is, and how long a unit is there. */
  x: number;
  far: number;
  unit: number;
  /** How high the eye is above the ground, in units. */
  high: number;
  /** How far the left face is turned away. */
  turn: number;
}
/** From the near corner: along the left face, along the right face, upwards. */
type Stage = (point: Point3) => Point;

export function stageOf({ horizon, x, far, unit, high, turn }: Eye): Stage {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return ([a, b, z]) => {
    const depth = (far + a * sin + b * cos) / far;
    return [x + ((b * sin - a * cos) * unit) / depth, horizon + ((high - z) * unit) / depth];
  };
}

/** Both visible faces of a block. */
function block(
  stage: Stage,
  [a, b, z]: Point3,
  [long, deep, tall]: Point3,
  [left, right]: readonly [Paint, Paint],
): string {
  const up = (p: number, q: number): Point[] => [stage([p, q, z]), stage([p, q, z + tall])];
  const near = up(a, b);
  const face = (other: Point[], paint: Paint) => area([...near, ...other.reverse()], paint);
  return face(up(a + long, b), left) + face(up(a, b + deep), right);
}

/** A flat figure on a wall: `along` tells where a place on the wall lies. */
type Wall = (u: number, z: number) => Point;
const leftWall =
  (stage: Stage, b: number): Wall =>
  (u, z) =>
    stage([u, b, z]);
const rightWall =
  (stage: Stage, a: number): Wall =>
  (u, z) =>
    stage([a, u, z]);
/** A row of pointed openings that stand at one height. */
const arches = (
  wall: Wall,
  places: readonly number[],
  z: number,
  wide: number,
  tall: number,
  fill: string,
) =>
  shape(
    places
      .map((u) => {
        const opening = archPoints(u, -z, wide, tall, wide < 0.5 ? 3 : 6);
        return `${line(opening.map(([x, y]) => wall(x, -y)))}z`;
      })
      .join(''),
    fill,
  );

/** A wind tower: a shaft, and a head that is open to every wind. */
function windTower(stage: Stage, [a, b, z]: Point3, side: number, tall: number): string {
  const faces: readonly [Paint, Paint] = ['sand', 'rose'];
  const head = tall * 0.46;
  const over = side * 0.07;
  const open = (wall: Wall, from: number, dark: string) =>
    arches(
      wall,
      range(3).map((index) => from + side * (0.22 + index * 0.28)),
      z + tall - head * 0.86,
      side * 0.2,
      head * 0.7,
      dark,
    );
  return (
    block(stage, [a, b, z], [side, side, tall], faces) +
    block(
      stage,
      [a - over, b - over, z + tall - head * 1.08],
      [side + 2 * over, side + 2 * over, head * 0.1],
      ['cream', 'ember'],
    ) +
    open(leftWall(stage, b), a, '#4b2a3d') +
    open(rightWall(stage, a), b, '#24151f') +
    block(
      stage,
      [a - over, b - over, z + tall],
      [side + 2 * over, side + 2 * over, head * 0.12],
      ['cream', 'ember'],
    )
  );
}

/** The soft shadow on the sand. */
export const shadow = (x: number, y: number, reach: number, flat = 0.13) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(reach)}" ry="${n(reach * flat)}" fill="url(#x)"/>`;

/** The villa of the family: a low wing, a tall wing, a wind tower; its windows are lit. */
export function villa(stage: Stage): string {
  const faces: readonly [Paint, Paint] = ['cream', 'ember'];
  const low = leftWall(stage, 0);
  const side = rightWall(stage, 0);
  const tallLeft = leftWall(stage, 0.5);
  const lamp = '#ffe9bf';
  const band = (a: number, b: number, z: number, long: number, deep: number) =>
    block(stage, [a - 0.05, b - 0.05, z], [long + 0.1, deep + 0.1, 0.16], ['sand', 'rose']);
  return (
    windTower(stage, [2.35, 1.1, 0], 1.15, 5) +
    block(stage, [0.3, 0.5, 2], [1.9, 2.4, 1.35], faces) +
    band(0.3, 0.5, 3.3, 1.9, 2.4) +
    arches(tallLeft, [0.72, 1.25, 1.78], 2.3, 0.34, 0.78, '#2a9a96') +
    arches(rightWall(stage, 0.3), [1.1, 1.7, 2.3], 2.3, 0.34, 0.78, lamp) +
    block(stage, [0, 0, 0], [4, 3.2, 2], faces) +
    band(0, 0, 1.95, 4, 3.2) +
    arches(low, [1.25], 0, 1.06, 1.66, '#d98a5c') +
    arches(low, [1.25], 0, 0.82, 1.48, '#4b2a3d') +
    arches(low, [1.25], 0, 0.66, 1.36, 'amber') +
    arches(low, [2.4, 3.05, 3.65], 0.5, 0.36, 0.9, '#2a9a96') +
    arches(side, [0.55, 1.35, 2.1, 2.75], 0.5, 0.42, 0.9, lamp)
  );
}
