/** Parallel projection: objects keep their size at any distance. */
import type { Point, Point3, Size } from './geometry.ts';

/** Looks at a world whose ground is x and y. */
export interface Camera {
  /** The point that appears in the middle of the picture. */
  readonly focus: Point3;
  /** Pixels per unit. */
  readonly zoom: number;
  /** The turn around the vertical, in radians; between 0 and a quarter turn it shows the faces +x and +y. */
  readonly yaw: number;
  /** How far the camera looks down, in radians. */
  readonly pitch: number;
}

export interface View {
  readonly project: (x: number, y: number, h?: number) => Point;
  /** Grows towards the viewer: draw in this order. */
  readonly depth: (x: number, y: number) => number;
  readonly zoom: number;
}

/** `middle` is where the focus appears, as shares of the picture. */
export function look(camera: Camera, size: Size, middle: Point = [0.5, 0.5]): View {
  const { zoom, yaw, pitch } = camera;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  const depth = (x: number, y: number) => x * sinYaw + y * cosYaw;
  const raw = (x: number, y: number, h: number): Point => [
    (x * cosYaw - y * sinYaw) * zoom,
    (depth(x, y) * sinPitch - h * cosPitch) * zoom,
  ];
  const [focusX, focusY] = raw(...camera.focus);
  const left = size.width * middle[0] - focusX;
  const top = size.height * middle[1] - focusY;
  return {
    zoom,
    depth,
    project: (x, y, h = 0) => {
      const [screenX, screenY] = raw(x, y, h);
      return [left + screenX, top + screenY];
    },
  };
}

/**
 * The isometric grid of the pictures: the parallel view that shows all three axes at the same length. Its origin
 * appears at `x` and `y` in the picture; an edge is `unit` pixels long.
 */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

export const cos30 = Math.sqrt(3) / 2;

/** The same as `look` from this side, but written out, so grid points are round numbers. */
export const project = (grid: Grid, [x, y, z]: Point3): Point => [
  grid.x + (x - y) * cos30 * grid.unit,
  grid.y + ((x + y) / 2 - z) * grid.unit,
];

/** The two radii of the ellipse that a circle on the floor appears as. */
export const floorReach = (grid: Grid, radius: number): Point => {
  const reach = radius * grid.unit * Math.sqrt(1.5);
  return [reach, reach / Math.sqrt(3)];
};

/** A point on the floor, by its distance to the right of the origin and towards the viewer. */
export const onFloor = (grid: Grid, [right, near]: Point): Point => [
  grid.x + floorReach(grid, right)[0],
  grid.y + floorReach(grid, near)[1],
];
