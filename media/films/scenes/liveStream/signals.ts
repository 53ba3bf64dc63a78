/** The signals: along the lines, in arcs between places, and as rings where they land. */
import { blend, type Color } from '../../../kit/color.ts';
import { clamp, mix } from '../../../kit/curves.ts';
import { tau, type Point } from '../../../kit/geometry.ts';
import type { Context } from '../../lib/canvas.ts';
import { glow } from '../../lib/light.ts';
import { hash } from '../../lib/noise.ts';
import {
  blue,
  ember,
  ice,
  project,
  rows,
  signal,
  steel,
  Strokes,
  swell,
  type Camera,
  type Seen,
} from './world.ts';

/** A path along the lines of the grid, cell by cell, with some turns. */
interface Way {
  readonly places: readonly Point[];
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
  const places: Point[] = [[u, v]];
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

function placeOn(places: readonly Point[], q: number): Point {
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
  // Fades in at the start and out at the end.
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

export function drawWays(context: Context, turn: number, camera: Camera) {
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

export function drawArcs(context: Context, turn: number, camera: Camera) {
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

export function drawPlaces(context: Context, turn: number, camera: Camera) {
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

/** A ring that spreads over the ground and fades early. */
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
