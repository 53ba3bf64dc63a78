/**
 * The live stream: a world of thin lines seen from low above it, its horizon in a cold glow. Signals run along the
 * lines, leap between places in arcs and ring where they land.
 */
import { blend, css, hex, type Color } from '../lib/color.ts';
import { clamp, mix } from '../lib/curves.ts';
import { shine, soften } from '../lib/platformStage.ts';
import type { Dot } from '../lib/isometric.ts';
import { additive, glow } from '../lib/light.ts';
import { hash } from '../lib/noise.ts';
import type { Context, Scene, Size } from '../lib/scene.ts';

const tau = Math.PI * 2;
const seconds = 24;
const picture: Size = { width: 1920, height: 1080 };

const ice = hex('#e6f0f6');
const steel = hex('#7d93a3');
const blue = hex('#4f7f9f');
const signal = hex('#ff5a4f');
const ember = hex('#ffb09a');

/** The world is a ball; a cell of its grid is 1 long. The camera hangs above the place (0, 0) and looks along v. */
const radius = 62;
const height = 5.4;
const focal = 1180;
/** How far the horizon lies below the level, and how far the camera looks down. */
const dip = Math.acos(radius / (radius + height));
const pitch = dip + 0.015;
const reach = radius * dip * 1.04;
const rows = Math.ceil(reach);
const columns = 34;

interface Seen {
  readonly at: Dot;
  /** Pixels that a cell takes there. */
  readonly scale: number;
  /** From 0 at the horizon to 1 before the camera. */
  readonly near: number;
}

interface Camera {
  readonly u: number;
  readonly v: number;
  readonly yaw: number;
}

/** Moves so little that the horizon keeps still, and comes back after a whole turn. */
function cameraAt(turn: number): Camera {
  return {
    u: Math.sin(turn * tau) * 0.9,
    v: Math.sin(turn * tau + 1.3) * 0.7,
    yaw: Math.sin(turn * tau + 0.6) * 0.05,
  };
}

/** The swell of the ground: waves that come towards the camera, each a whole number of times a loop. */
function swell(u: number, v: number, turn: number): number {
  return (
    Math.sin(u * 0.32 + v * 0.21 + turn * tau * 2) * 0.2 +
    Math.sin(u * -0.17 + v * 0.4 + turn * tau * 3 + 1) * 0.14 +
    Math.sin(u * 0.61 - v * 0.12 + turn * tau * 2 + 4) * 0.07
  );
}

/** Where a place of the ground, raised by `lift`, is seen; undefined behind the camera and the horizon. */
function project(u: number, v: number, lift: number, camera: Camera): Seen | undefined {
  const [x, z] = [u - camera.u, v - camera.v];
  const distance = Math.hypot(x, z);
  const angle = distance / radius;
  // What rises is seen a little beyond the horizon.
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

/** Lines of one strength are drawn at once. */
class Strokes {
  readonly #paths = new Map<number, Path2D>();
  readonly #steps = 24;

  add([ax, ay]: Dot, [bx, by]: Dot, strength: number) {
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

/** How bright the ground is at a place: bands that pass over it, and calm where titles stand. */
function lightAt(u: number, v: number, turn: number): number {
  const band = 0.5 + 0.5 * Math.sin(u * 0.24 - v * 0.33 - turn * tau * 2 + Math.sin(u * 0.3) * 1.2);
  const other = 0.5 + 0.5 * Math.sin(u * 0.11 + v * 0.27 + turn * tau);
  return 0.2 + 0.55 * band ** 3 + 0.25 * other ** 2;
}

function drawGrid(context: Context, turn: number, camera: Camera) {
  const major = new Strokes();
  const minor = new Strokes();
  const follow = (place: (q: number) => Dot, from: number, to: number, isMajor: boolean) => {
    let before: Seen | undefined;
    for (let q = from; q <= to + 1e-6; q += 0.25) {
      const [u, v] = place(q);
      const seen = project(u, v, swell(u, v, turn), camera);
      if (seen && before) {
        // Near the horizon lines crowd: they thin out, and the rim keeps a last light.
        const room = clamp((seen.scale - 30) / 70);
        const strength = lightAt(u, v, turn) * (isMajor ? 0.82 : 0.4 * room) * mix(0.3, 1, room);
        const edge = clamp(1.25 - Math.hypot(u * 0.72, v - 8) / 30);
        (isMajor ? major : minor).add(before.at, seen.at, strength * edge);
      }
      before = seen;
    }
  };
  for (let u = -columns; u <= columns; u += 0.5) {
    follow((v) => [u, v], 1, rows, Number.isInteger(u));
  }
  for (let v = 1; v <= rows; v += 0.5) {
    follow((u) => [u, v], -columns, columns, Number.isInteger(v));
  }
  minor.draw(
    context,
    () => blue,
    () => 1.1,
  );
  major.draw(
    context,
    (strength) => blend(blue, ice, strength ** 0.9),
    (strength) => 1.3 + strength * 0.5,
  );
}

/** A way along the lines of the grid: places, cell by cell, with a turn now and then. */
interface Way {
  readonly places: readonly Dot[];
  readonly turns: number;
  readonly phase: number;
  readonly tail: number;
  readonly color: Color;
  readonly size: number;
}

const ways: readonly Way[] = Array.from({ length: 84 }, (_, index): Way => {
  const chance = (at: number) => hash(index, at, 71);
  let u = Math.round(mix(-20, 20, chance(1)));
  let v = Math.round(mix(3, rows - 2, chance(2)));
  let isAlong = chance(3) < 0.55;
  const [stepU, stepV] = [chance(4) < 0.5 ? -1 : 1, chance(5) < 0.62 ? -1 : 1];
  const places: Dot[] = [[u, v]];
  for (let step = 0; step < 16; step += 1) {
    if (hash(index, step, 5) < 0.24) isAlong = !isAlong;
    if (isAlong) v += stepV;
    else u += stepU;
    if (v < 1 || v > rows) break;
    places.push([u, v]);
  }
  const isHot = chance(6) < 0.2;
  return {
    places,
    turns: chance(7) < 0.45 ? 2 : 3,
    phase: chance(8),
    tail: mix(2.2, 4.6, chance(9)),
    color: isHot ? signal : blend(ice, blue, chance(10) * 0.35),
    size: isHot ? 1.25 : mix(0.7, 1, chance(11)),
  };
}).filter(({ places }) => places.length > 7);

function placeOn(places: readonly Dot[], q: number): Dot {
  const at = clamp(q, 0, places.length - 1);
  const index = Math.min(Math.floor(at), places.length - 2);
  const [from = [0, 0], to = [0, 0]] = [places[index], places[index + 1]];
  return [mix(from[0], to[0], at - index), mix(from[1], to[1], at - index)];
}

/** A comet along a line: its tail fades, its head glows. */
function drawComet(
  context: Context,
  seenAt: (q: number) => Seen | undefined,
  head: number,
  length: number,
  { tail, color, size }: Pick<Way, 'tail' | 'color' | 'size'>,
) {
  // It comes up where it starts and fades where it ends.
  const life = clamp(head / 1.2) * clamp((length + tail - head) / 1.2);
  if (life <= 0) return;
  const steps = 18;
  const strokes = new Strokes();
  let before: Seen | undefined;
  for (let step = 0; step <= steps; step += 1) {
    const q = head - tail * (1 - step / steps);
    const seen = q < 0 || q > length ? undefined : seenAt(q);
    if (seen && before) {
      const distance = clamp((seen.scale - 22) / 80);
      strokes.add(before.at, seen.at, (step / steps) ** 2 * life * mix(0.35, 1, distance));
    }
    before = seen;
  }
  const scale = (before?.scale ?? 100) / 100;
  strokes.draw(
    context,
    (strength) => blend(color, ice, strength * 0.3),
    (strength) => (1.2 + strength * 1.6) * size * clamp(scale ** 0.5, 0.6, 1.6),
  );
  const top = head <= length ? seenAt(head) : undefined;
  if (!top) return;
  const spread = clamp(top.scale / 100, 0.35, 1.9) * size;
  glow(context, top.at, 46 * spread, color, 0.5 * life);
  glow(context, top.at, 9 * spread, blend(color, ice, 0.75), life);
}

function drawWays(context: Context, turn: number, camera: Camera) {
  for (const way of ways) {
    const length = way.places.length - 1;
    const head = ((turn * way.turns + way.phase) % 1) * (length + way.tail + 6);
    const seenAt = (q: number) => {
      const [u, v] = placeOn(way.places, q);
      return project(u, v, swell(u, v, turn) + 0.02, camera);
    };
    drawComet(context, seenAt, head, length, way);
  }
}

/** Where arcs begin and end. */
interface Place {
  readonly u: number;
  readonly v: number;
  readonly isHot: boolean;
  readonly turns: number;
  readonly phase: number;
}

const places: readonly Place[] = [
  [-13, 13],
  [-8, 9],
  [-5, 17],
  [-3, 6],
  [1, 12],
  [4, 20],
  [5, 8],
  [8, 14],
  [11, 10],
  [14, 18],
  [-18, 19],
  [18, 13],
  [-10, 21],
  [9, 22],
  [0, 23],
  [-1, 16],
].map(([u = 0, v = 0], index) => ({
  u,
  v,
  isHot: index % 5 === 3,
  turns: 3 + (index % 3),
  phase: hash(index, 3, 9),
}));

const links: readonly (readonly [from: number, to: number])[] = [
  [0, 4],
  [4, 7],
  [1, 6],
  [3, 8],
  [2, 13],
  [8, 11],
  [12, 5],
  [10, 2],
  [6, 9],
  [15, 1],
  [14, 7],
  [4, 3],
];

function drawArcs(context: Context, turn: number, camera: Camera) {
  for (const [index, [start, end]] of links.entries()) {
    const [from, to] = [places[start], places[end]];
    if (!from || !to) continue;
    const across = Math.hypot(to.u - from.u, to.v - from.v);
    const rise = across * 0.2;
    const seenAt = (q: number) => {
      const share = q / across;
      const [u, v] = [mix(from.u, to.u, share), mix(from.v, to.v, share)];
      return project(u, v, swell(u, v, turn) + 4 * rise * share * (1 - share), camera);
    };
    const strokes = new Strokes();
    const breath = 0.5 + 0.5 * Math.sin((turn * 2 + hash(index, 4)) * tau);
    let before: Seen | undefined;
    for (let step = 0; step <= 40; step += 1) {
      const seen = seenAt((across * step) / 40);
      if (seen && before) strokes.add(before.at, seen.at, 0.1 + 0.14 * breath);
      before = seen;
    }
    strokes.draw(
      context,
      () => steel,
      () => 1.2,
    );
    const color = to.isHot ? signal : ice;
    const tail = across * 0.32;
    const head = ((turn * (2 + (index % 3)) + hash(index, 8)) % 1) * (across + tail + 5);
    drawComet(context, seenAt, head, across, { tail, color, size: 1.05 });
  }
}

function drawPlaces(context: Context, turn: number, camera: Camera) {
  for (const { u, v, isHot, turns, phase } of places) {
    const seen = project(u, v, swell(u, v, turn), camera);
    if (!seen) continue;
    const color = isHot ? signal : ice;
    const age = (turn * turns + phase) % 1;
    const spread = clamp(seen.scale / 100, 0.4, 2);
    glow(context, seen.at, 70 * spread, isHot ? signal : blue, 0.28 + 0.3 * (1 - age) ** 4);
    glow(context, seen.at, 10 * spread, blend(color, ember, isHot ? 0.5 : 0), 0.95);
    for (const ring of [age, age - 0.16]) {
      if (ring > 0) drawRing(context, { u, v }, ring, turn, camera, color);
    }
  }
}

/** A ring that spreads over the ground and is gone before it is large. */
function drawRing(
  context: Context,
  { u, v }: { readonly u: number; readonly v: number },
  age: number,
  turn: number,
  camera: Camera,
  color: Color,
) {
  const size = 0.15 + 1.9 * (1 - (1 - age) ** 2.4);
  const strength = (1 - age) ** 2 * 0.8;
  const strokes = new Strokes();
  let before: Seen | undefined;
  for (let step = 0; step <= 48; step += 1) {
    const [x, y] = [u + Math.cos((step / 48) * tau) * size, v + Math.sin((step / 48) * tau) * size];
    const seen = project(x, y, swell(x, y, turn) + 0.02, camera);
    if (seen && before) strokes.add(before.at, seen.at, strength);
    before = seen;
  }
  strokes.draw(
    context,
    () => color,
    () => 1.5,
  );
}

let sky: OffscreenCanvas | undefined;

/** The night and the light along the horizon; it keeps still and is painted once, rounded by chance against bands. */
function drawSky(context: Context, { width, height: rowsOfPicture }: Size) {
  if (!sky) {
    sky = new OffscreenCanvas(width, rowsOfPicture);
    const paint = sky.getContext('2d');
    if (!paint) throw new Error('This browser has no canvas.');
    const image = paint.createImageData(width, rowsOfPicture);
    for (let y = 0; y < rowsOfPicture; y += 1) {
      for (let x = 0; x < width; x += 1) paintSky(image.data, x, y, width, rowsOfPicture);
    }
    paint.putImageData(image, 0, 0);
  }
  context.drawImage(sky, 0, 0);
}

function paintSky(data: Uint8ClampedArray, x: number, y: number, width: number, tall: number) {
  const [right, up] = [(x - width / 2) / focal, (tall * 0.5 - y) / focal];
  // The ray through the pixel, and how far above the horizon it goes.
  const level = up * Math.cos(pitch) - Math.sin(pitch);
  const above = Math.asin(level / Math.hypot(1, right, up)) + dip;
  const side = Math.exp(-(((x / width - 0.62) / 0.42) ** 2));
  const air = above > 0 ? Math.exp(-above / 0.075) * 0.62 + Math.exp(-above / 0.018) * 0.5 : 0;
  const haze = above <= 0 ? Math.exp(above / 0.05) * 0.42 : 0;
  const rim = Math.exp(-((above / 0.0035) ** 2)) * 0.75;
  const cold = (air + haze) * (0.16 + 0.84 * side);
  const warm = Math.exp(-(((x / width - 0.86) / 0.13) ** 2)) * (air * 0.6 + haze * 0.5);
  const chance = hash(x, y, 1) + hash(x, y, 2) - 1;
  const star = above > 0.02 && hash(x, y, 3) > 0.99988 ? hash(x, y, 4) * 0.5 : 0;
  const at = (y * width + x) * 4;
  const colors = [blue, signal, ice] as const;
  for (let channel = 0; channel < 3; channel += 1) {
    const light = [cold * 0.52, warm * 0.34, rim * (0.1 + 0.9 * side) * 0.8 + star] as const;
    let value = 0;
    for (const [index, color] of colors.entries()) {
      value += (color[channel] ?? 0) * (light[index] ?? 0);
    }
    data[at + channel] = value + chance;
  }
  data[at + 3] = 255;
}

function draw(context: Context, t: number, size: Size) {
  const turn = t / seconds;
  const camera = cameraAt(turn);
  drawSky(context, size);
  context.lineCap = 'butt';
  additive(context, () => {
    drawGrid(context, turn, camera);
    drawArcs(context, turn, camera);
    drawPlaces(context, turn, camera);
    drawWays(context, turn, camera);
  });
  soften(context, size, { shrink: 6, blur: 26, alpha: 0.55 }, (small) => {
    drawPlaces(small, turn, camera);
    drawWays(small, turn, camera);
  });
  shine(context, size, 18, 0.6);
}

export const scene: Scene = {
  name: 'live-stream',
  seconds,
  fps: 25,
  ...picture,
  encoding: {
    size: { width: 1280, height: 720 },
    stream: { kilobits: 600, segmentSeconds: 4 },
  },
  poster: { at: 0, size: { width: 1280, height: 720 }, quality: 8 },
  draw,
};
