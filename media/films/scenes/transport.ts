/** Transport: trails of light follow strapwork lanes over a plain at dusk, in both directions. */
import { blend, colorsOf, css, type Color } from '../../kit/color.ts';
import { bell, clamp, mix } from '../../kit/curves.ts';
import type { Point, Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { calm, dimMiddle } from '../lib/calm.ts';
import { bake, layer, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { paintGround, type Ground } from '../lib/ground.ts';
import { additive, bloom, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';

const { night, plum, rose, ember, amber, sand } = dusk;
const { periwinkle, moon } = colorsOf(subjects.transport);

/** The vanishing point, as fractions of the width and height, and the lens. */
const vanishing: Point = [0.63, 0.2];
const lens = 1.05;
const [nearest, farthest] = [1.15, 19];

const ground: Ground = {
  color: night,
  lights: [
    { centre: [0.6, 0.24], radius: [0.7, 0.2], color: plum, strength: 0.7 },
    { centre: [0.64, 0.22], radius: [0.36, 0.07], color: rose, strength: 0.3 },
    { centre: [0.64, 0.21], radius: [0.2, 0.025], color: ember, strength: 0.34 },
    { centre: [0.1, 0], radius: [0.5, 0.3], color: periwinkle, strength: 0.07 },
  ],
  folds: [
    {
      ridge: () => 0.795,
      color: blend(night, plum, 0.2),
      rim: blend(rose, plum, 0.25),
      lit: (across) => 0.12 + 0.6 * bell(across, 0.64, 0.3),
      reach: 0.075,
    },
  ],
};

interface Track {
  readonly centre: number;
  readonly side: number;
  readonly offset: number;
  readonly index: number;
}

/** Bundles of three tracks weave to and fro, neighbouring bundles in opposite directions. */
const pitch = 0.98;
const period = 9.6;
const tracks = Array.from({ length: 78 }, (_, index): Track => ({
  centre: (Math.floor(index / 6) - 6.4) * pitch,
  side: Math.floor(index / 3) % 2 === 0 ? 1 : -1,
  offset: ((index % 3) - 1) * 0.105,
  index,
}));

/** To and fro in straight lines with soft corners, as strapwork turns. */
function sway(v: number): number {
  let sum = 0;
  for (let window = -3; window <= 3; window += 1) {
    const phase = (((v / period + window * 0.012) % 1) + 1) % 1;
    const raw = phase < 0.5 ? phase * 4 - 1 : 3 - phase * 4;
    sum += clamp(raw * 2.1, -1, 1);
  }
  return (sum / 7) * 0.5;
}

function project(u: number, v: number, { width, height }: Size): Point {
  return [
    width * vanishing[0] + (lens * height * u) / v,
    height * vanishing[1] + (lens * height) / v,
  ];
}

const across = ({ centre, side, offset }: Track, v: number) =>
  centre + side * sway(v + 2) * pitch + offset;

/** Traces the area that a stretch of a track covers. */
function tracePart(
  context: Context,
  size: Size,
  track: Track,
  part: Point,
  breadth: number,
  least = 0.0004,
) {
  const steps = Math.ceil(10 + 26 * Math.log(part[1] / part[0]));
  const right: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const v = part[0] * (part[1] / part[0]) ** (index / steps);
    const u = across(track, v);
    const half = Math.max(breadth / 2, least * v);
    context.lineTo(...project(u - half, v, size));
    right.push(project(u + half, v, size));
  }
  for (const dot of right.reverse()) context.lineTo(...dot);
  context.closePath();
}

/** How much light the air lets through at a distance. */
const air = (v: number) => Math.exp(-(v - nearest) * 0.075) * clamp((farthest - v) / 9) ** 1.3;

function drawRoads(sheet: Context, size: Size) {
  const fade = (color: Color, alpha: number) => {
    const gradient = sheet.createLinearGradient(0, size.height * vanishing[1], 0, size.height);
    for (let q = 0.02; q <= 1; q += 0.07) {
      gradient.addColorStop(q, css(color, alpha * air(lens / q / 0.8)));
    }
    return gradient;
  };
  const lines = (breadth: number, paint: CanvasGradient, only?: number, beside?: number) => {
    layer(sheet, size, { paints: [paint] }, (lane) => {
      lane.beginPath();
      for (const track of tracks) {
        const kind = track.index % 3;
        if ((only ?? kind) !== kind || (beside && kind === 1)) continue;
        const moved = { ...track, offset: track.offset + (kind - 1) * (beside ?? 0) };
        tracePart(lane, size, moved, [nearest * 0.9, farthest], breadth);
      }
      lane.fill();
    });
  };
  lines(0.36, fade(plum, 0.4), 1);
  lines(0.005, fade(sand, 0.24));
  // The edges of the straps, stronger than the tracks between them.
  lines(0.0075, fade(amber, 0.5), undefined, 0.08);
}

interface Trail {
  readonly track: Track;
  readonly head: number;
  readonly length: number;
  /** 1 away from us, -1 towards us. */
  readonly way: number;
  readonly color: Color;
  readonly strength: number;
}

/** The trails of a track are alike, and each takes the place of the next, so the loop closes. */
const road = 21.6;
function trailsAt(t: number): Trail[] {
  return tracks.flatMap((track) => {
    const chance = hash(track.index, 21);
    if (chance < 0.12) return [];
    const count = chance < 0.6 ? 6 : 4;
    const warm = blend(rose, amber, hash(track.index, 11));
    const cool = blend(periwinkle, moon, hash(track.index, 11) * 0.5);
    return Array.from({ length: count }, (_, index): Trail => {
      const phase = (index + hash(track.index, 7) + (track.side * t) / loopSeconds) / count;
      return {
        track,
        head: (((phase % 1) + 1) % 1) * road,
        length: mix(1.6, 3, hash(track.index, 5)),
        way: track.side,
        color: track.side > 0 ? warm : cool,
        strength: mix(0.8, 1.5, hash(track.index, 9)),
      };
    });
  });
}

function drawTrail(sheet: Context, size: Size, trail: Trail, breadth: number) {
  const { track, head, length, way, color, strength } = trail;
  const tail = Math.max(0.2, head - way * length);
  const part: Point = [
    Math.max(nearest * 0.6, Math.min(head, tail)),
    Math.min(farthest, Math.max(head, tail)),
  ];
  if (part[0] >= part[1]) return;
  const from = project(across(track, head), head, size);
  const to = project(across(track, tail), tail, size);
  const gradient = sheet.createLinearGradient(0, from[1], 0, to[1]);
  for (const q of [0, 0.015, 0.035, 0.06, 0.12, 0.24, 0.4, 0.65, 1]) {
    const y = mix(from[1], to[1], q);
    const v = (lens * size.height) / (y - size.height * vanishing[1]);
    const dot = project(across(track, v), v, size);
    const alpha = (1 - q) ** 1.8 * clamp(q * 18) * air(v) * strength * calm(dot, size, 0.3);
    gradient.addColorStop(q, css(blend(color, sand, (1 - q) ** 8 * 0.5), alpha));
  }
  sheet.fillStyle = gradient;
  sheet.beginPath();
  tracePart(sheet, size, track, part, breadth, 0.0009);
  sheet.fill();
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const still = bake('transport', size, (sheet) => {
    paintGround(sheet, size, ground);
    drawRoads(sheet, size);
    dimMiddle(sheet, size, night, 0.5);
  });
  context.drawImage(still, 0, 0);
  const trails = trailsAt(t);
  layer(context, size, { shrink: 8, blur: 40, alpha: 0.13 }, (sheet) => {
    for (const trail of trails) drawTrail(sheet, size, trail, 0.3);
  });
  layer(context, size, { shrink: 4, blur: 10, alpha: 0.3 }, (sheet) => {
    for (const trail of trails) drawTrail(sheet, size, trail, 0.13);
  });
  additive(context, () => {
    for (const trail of trails) drawTrail(context, size, trail, 0.02);
    const breath = 0.5 + 0.5 * Math.sin((2 * Math.PI * t) / loopSeconds);
    glow(context, [width * 0.64, height * 0.205], width * 0.24, amber, 0.12 + 0.05 * breath, 0.26);
    glow(context, [width * 0.66, height * 0.3], width * 0.5, ember, 0.13, 0.4);
    glow(context, [0, height], width * 0.42, periwinkle, 0.16, 0.6);
  });
  bloom(context, size, 26, 0.5);
}

export const scene = loop(draw, { quantiser: 30 });
