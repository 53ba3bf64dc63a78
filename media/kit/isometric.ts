import type { Size } from './scene.ts';

/** A place on the screen. */
export type Dot = readonly [x: number, y: number];

/** A parallel view on a world whose ground is x and y and whose height is h. */
export interface Camera {
  /** The place in the world that stands in the middle of the picture. */
  readonly focus: readonly [x: number, y: number, h: number];
  /** Pixels per unit. */
  readonly zoom: number;
  /** The turn around the vertical, in radians; between 0 and a quarter turn the faces +x and +y are seen. */
  readonly yaw: number;
  /** How high the camera stands, in radians. */
  readonly pitch: number;
}

export interface View {
  readonly project: (x: number, y: number, h?: number) => Dot;
  /** Grows towards the viewer: draw in its order. */
  readonly depth: (x: number, y: number) => number;
  readonly zoom: number;
}

/** `middle` is where the focus lies, as shares of the picture. */
export function look(camera: Camera, size: Size, middle: Dot = [0.5, 0.5]): View {
  const { zoom, yaw, pitch } = camera;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ];
  const depth = (x: number, y: number) => x * sinYaw + y * cosYaw;
  const raw = (x: number, y: number, h: number): Dot => [
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
