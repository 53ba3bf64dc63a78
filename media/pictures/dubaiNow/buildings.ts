/** Buildings in true perspective, with the horizon of the picture. */
import { range, type Point, type Point3 } from '../../kit/geometry.ts';
import { dusk, duskTints } from '../../kit/palette.ts';
import { line, n } from '../../kit/svg.ts';
import { archPoints, area, shape, type Paint } from './shapes.ts';

const { plum, ember } = dusk;
const { umber, lamp, lagoon } = duskTints;

interface Eye {
  horizon: number;
  /** Where the near corner appears, how far away it is, and how long a unit is there. */
  x: number;
  far: number;
  unit: number;
  /** How high the eye is above the ground, in units. */
  high: number;
  /** How far the left face is turned away, in degrees. */
  turn: number;
}
/** Projects a point given from the near corner: along the left face, along the right face, upwards. */
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

/** Projects a point of a wall: along it, and upwards. */
type Wall = (u: number, z: number) => Point;
const leftWall =
  (stage: Stage, b: number): Wall =>
  (u, z) =>
    stage([u, b, z]);
const rightWall =
  (stage: Stage, a: number): Wall =>
  (u, z) =>
    stage([a, u, z]);
/** A row of pointed openings at one height. */
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

/** A wind tower: a shaft with an open head. */
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
    open(leftWall(stage, b), a, plum) +
    open(rightWall(stage, a), b, umber) +
    block(
      stage,
      [a - over, b - over, z + tall],
      [side + 2 * over, side + 2 * over, head * 0.12],
      ['cream', 'ember'],
    )
  );
}

/** A soft shadow on the sand. */
export const shadow = (x: number, y: number, reach: number, flat = 0.13) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(reach)}" ry="${n(reach * flat)}" fill="url(#x)"/>`;

/** A villa with lit windows: a low wing, a tall wing and a wind tower. */
export function villa(stage: Stage): string {
  const faces: readonly [Paint, Paint] = ['cream', 'ember'];
  const low = leftWall(stage, 0);
  const side = rightWall(stage, 0);
  const tallLeft = leftWall(stage, 0.5);
  const band = (a: number, b: number, z: number, long: number, deep: number) =>
    block(stage, [a - 0.05, b - 0.05, z], [long + 0.1, deep + 0.1, 0.16], ['sand', 'rose']);
  return (
    windTower(stage, [2.35, 1.1, 0], 1.15, 5) +
    block(stage, [0.3, 0.5, 2], [1.9, 2.4, 1.35], faces) +
    band(0.3, 0.5, 3.3, 1.9, 2.4) +
    arches(tallLeft, [0.72, 1.25, 1.78], 2.3, 0.34, 0.78, lagoon) +
    arches(rightWall(stage, 0.3), [1.1, 1.7, 2.3], 2.3, 0.34, 0.78, lamp) +
    block(stage, [0, 0, 0], [4, 3.2, 2], faces) +
    band(0, 0, 1.95, 4, 3.2) +
    arches(low, [1.25], 0, 1.06, 1.66, ember) +
    arches(low, [1.25], 0, 0.82, 1.48, plum) +
    arches(low, [1.25], 0, 0.66, 1.36, 'amber') +
    arches(low, [2.4, 3.05, 3.65], 0.5, 0.36, 0.9, lagoon) +
    arches(side, [0.55, 1.35, 2.1, 2.75], 0.5, 0.42, 0.9, lamp)
  );
}
