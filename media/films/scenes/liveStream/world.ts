/** The globe of the live stream: a ball with a grid, seen from low above it. */
import { colorsOf, css, type Color } from '../../../kit/color.ts';
import { clamp } from '../../../kit/curves.ts';
import { tau, type Point, type Size } from '../../../kit/geometry.ts';
import { liveStream } from '../../../kit/palette.ts';
import type { Context } from '../../lib/canvas.ts';

export const seconds = 24;
export const picture: Size = { width: 1920, height: 1080 };

export const { ice, steel, blue, signal, ember } = colorsOf(liveStream);

/** A cell of the grid is 1 long. The camera is above the point (0, 0) and looks along v. */
const radius = 62;
const height = 5.4;
export const focal = 1180;
/** How far the horizon is below eye level, and how far the camera looks down, in radians. */
export const dip = Math.acos(radius / (radius + height));
export const pitch = dip + 0.015;
const reach = radius * dip * 1.04;
export const rows = Math.ceil(reach);
export const columns = 34;

export interface Seen {
  readonly at: Point;
  /** The length of a cell there, in pixels. */
  readonly scale: number;
  /** From 0 at the horizon to 1 before the camera. */
  readonly near: number;
}

export interface Camera {
  readonly u: number;
  readonly v: number;
  readonly yaw: number;
}

/** Moves so little that the horizon stays in place, and returns after a whole turn. */
export function cameraAt(turn: number): Camera {
  return {
    u: Math.sin(turn * tau) * 0.9,
    v: Math.sin(turn * tau + 1.3) * 0.7,
    yaw: Math.sin(turn * tau + 0.6) * 0.05,
  };
}

/** The swell of the ground: waves towards the camera, each a whole number of times in a loop. */
export function swell(u: number, v: number, turn: number): number {
  return (
    Math.sin(u * 0.32 + v * 0.21 + turn * tau * 2) * 0.2 +
    Math.sin(u * -0.17 + v * 0.4 + turn * tau * 3 + 1) * 0.14 +
    Math.sin(u * 0.61 - v * 0.12 + turn * tau * 2 + 4) * 0.07
  );
}

/** Where a point of the ground, raised by `lift`, appears; undefined behind the camera or the horizon. */
export function project(u: number, v: number, lift: number, camera: Camera): Seen | undefined {
  const [x, z] = [u - camera.u, v - camera.v];
  const distance = Math.hypot(x, z);
  const angle = distance / radius;
  // Raised points are visible slightly beyond the horizon.
  const top = radius + Math.max(lift, 0);
  if (angle > dip + Math.acos(radius / top)) return undefined;
  const out = distance < 1e-6 ? 0 : (Math.sin(angle) * (radius + lift)) / distance;
  const y = Math.cos(angle) * (radius + lift) - radius - height;
  const across = x * out * Math.cos(camera.yaw) - z * out * Math.sin(camera.yaw);
  const along = x * out * Math.sin(camera.yaw) + z * out * Math.cos(camera.yaw);
  const depth = along * Math.cos(pitch) - y * Math.sin(pitch);
  if (depth < 0.6) return undefined;
  const up = y * Math.cos(pitch) + along * Math.sin(pitch);
  const scale = focal / depth;
  return {
    at: [picture.width / 2 + across * scale, picture.height * 0.5 - up * scale],
    scale,
    near: clamp(1 - distance / reach),
  };
}

/** Collects lines, and draws those of one strength together. */
export class Strokes {
  readonly #paths = new Map<number, Path2D>();
  readonly #steps = 24;

  add([ax, ay]: Point, [bx, by]: Point, strength: number) {
    const step = Math.round(clamp(strength) * this.#steps);
    if (step === 0) return;
    const path = this.#paths.get(step) ?? new Path2D();
    this.#paths.set(step, path);
    path.moveTo(ax, ay);
    path.lineTo(bx, by);
  }

  draw(context: Context, color: (strength: number) => Color, width: (strength: number) => number) {
    for (const [step, path] of this.#paths) {
      const strength = step / this.#steps;
      context.strokeStyle = css(color(strength), strength);
      context.lineWidth = width(strength);
      context.stroke(path);
    }
  }
}
