/** Trade: a harbour of woven routes at dusk, and containers that glide along them like tiles. */
import { blend, css, type Color } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade } from '../lib/calm.ts';
import { bake, blurEdges, type Context } from '../lib/canvas.ts';
import { drawContainer, type Box } from '../lib/container.ts';
import { dusk, duskOf } from '../lib/dusk.ts';
import { additive, bloom, drawFloor, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { hankin, repeat, tilings } from '../lib/ornament.ts';
import { plain } from '../lib/plain.ts';
import { fillShapes, strokeLines } from '../lib/shapes.ts';
import { drawLit, ringMask } from '../lib/wave.ts';

const { night, deep, accent, lit, light } = duskOf(subjects.trade, 0.45);

const horizon = 0.2;
const sun = 0.8;
/** The length of a tile's edge, and the period of the lattice. */
const edge = 0.21;
const period = (1 + Math.SQRT2) * edge;
const [nearest, farthest] = [2, 15];

const paints = [accent, blend(accent, lit, 0.5), dusk.ember, dusk.amber];

const lattice = hankin(repeat(tilings.octagons, [56, 34]), (67.5 / 180) * Math.PI, 0.105);
const scaled = (dots: readonly Point[]) => dots.map(([x, y]): Point => [x * edge, y * edge]);
const straps = lattice.straps.map(scaled);
const overs = lattice.overs.map(scaled);
const stars = lattice.stars.filter(({ length }) => length === 16).map(scaled);

const shade = {
  color: blend(dusk.ink, night, 0.5),
  centre: [0.5, 0.56],
  radius: [0.36, 0.36],
  middle: 0.6,
  rim: 0.5,
} as const;

/** The harbour is static; sunlight runs over its routes, and the containers glide. */
function draw(context: Context, t: number, size: Size) {
  const turn = t / loopSeconds;
  const source: Point = [size.width * sun, size.height * horizon];
  const view = plain([size.width * 0.5, source[1]], 1.3, size.height * 1.3);
  const harbour = bake('trade harbour', size, (layer) => {
    drawHarbour(layer, view, size);
  });
  const lit = bake('trade lit', size, (layer) => {
    drawLattice(layer, view, size, drawLight);
    layer.globalCompositeOperation = 'destination-out';
    drawShade(layer, size, 'trade', shade);
  });
  context.drawImage(harbour, 0, 0);
  const reach: Point = [size.height * 0.24, size.width * 0.9];
  drawLit(context, lit, [0, 0], 0.75, (copy) => ringMask(copy, source, reach, 2.1, turn));
  drawContainers(context, view, turn, size);
  drawShore(context, turn, size);
}

function drawHarbour(context: Context, view: View, size: Size) {
  const { width, height } = size;
  const level = height * horizon;
  const sky: Point = [width * 0.75, height * 0.26];
  const glowing: Point = [width * 0.3, height * 0.14];
  drawFloor(context, size, 'trade', dusk.ink, [
    { centre: [width * 0.62, level], radius: sky, color: dusk.plum, strength: 0.9 },
    { centre: [width * sun, level], radius: glowing, color: dusk.ember, strength: 0.3 },
    {
      centre: [width * 0.2, height * 0.75],
      radius: [width * 0.55, height * 0.6],
      color: deep,
      strength: 0.5,
    },
    {
      centre: [width * 0.95, height * 0.8],
      radius: [width * 0.4, height * 0.6],
      color: deep,
      strength: 0.4,
    },
  ]);
  drawLattice(context, view, size, drawRoutes);
  blurEdges(context, size, 'trade', { below: [0.99, 0.84], radius: 12 });
  bloom(context, size, 50, 0.3);
  drawShade(context, size, 'trade', shade);
}

type View = ReturnType<typeof plain>;

/** How clear things are at a distance: the farthest are lost in the haze. */
const clearness = (z: number) => clamp((farthest - z) / (farthest - nearest * 1.5)) ** 2.1;

/** How much of the sun's glitter a point has: all of it in front of the sun. */
function gleam(x: number, z: number, width: number, view: View): number {
  const [screen] = view.project(x, z);
  return Math.exp(-(((screen / width - sun) / 0.17) ** 2));
}

/** Lines of the same distance and warmth. */
interface Stretch {
  readonly lines: Point[][];
  readonly kind: 'star' | 'strap' | 'over';
  readonly z: number;
  /** The length of a tile's edge, in pixels. */
  readonly unit: number;
  readonly warm: number;
}

function drawLattice(
  context: Context,
  view: View,
  { width, height }: Size,
  paint: (context: Context, stretch: Stretch) => void,
) {
  const bands = 14;
  const tones = 5;
  const sort = (lines: readonly Point[][]) => {
    const bins = Array.from({ length: bands * tones }, (): Point[][] => []);
    for (const line of lines) {
      const [first = [0, 0]] = line;
      if (line.some(([, z]) => z < nearest * 0.75 || z > farthest)) continue;
      const places = line.map(([x, z]) => view.project(x, z));
      if (places.every(([x, y]) => x < -80 || x > width + 80 || y > height + 90)) continue;
      const far = Math.log(first[1] / nearest) / Math.log(farthest / nearest);
      const band = Math.min(bands - 1, Math.max(0, Math.floor(far * bands)));
      const tone = Math.round(gleam(...first, width, view) * (tones - 1));
      bins[band * tones + tone]?.push(places);
    }
    return bins;
  };
  const middle = (nearest + farthest) / 2;
  context.lineJoin = 'miter';
  for (const [kind, shapes] of [
    ['star', stars],
    ['strap', straps],
    ['over', overs],
  ] as const) {
    const bins = sort(shapes.map((dots) => dots.map(([x, y]): Point => [x, y + middle])));
    for (let index = bins.length - 1; index >= 0; index -= 1) {
      const z = nearest * (farthest / nearest) ** ((Math.floor(index / tones) + 0.5) / bands);
      const warm = (index % tones) / (tones - 1);
      paint(context, { lines: bins[index] ?? [], kind, z, unit: view.scale(z) * edge, warm });
    }
  }
}

const colorOf = (warm: number): Color =>
  warm < 0.5
    ? blend(accent, lit, warm * 1.6)
    : blend(blend(accent, lit, 0.8), dusk.amber, warm * 2 - 1);

function drawRoutes(context: Context, { lines, kind, z, unit, warm }: Stretch) {
  const clear = clearness(z);
  const color = colorOf(warm);
  if (kind === 'star') {
    fillShapes(context, lines, css(deep, 0.4 * clear));
    additive(context, () => {
      fillShapes(context, lines, css(dusk.ember, 0.16 * warm * clear));
    });
    return;
  }
  const over = kind === 'over';
  if (over && z > 7) return;
  if (over) strokeLines(context, lines, blend(dusk.ink, deep, 0.45), 0.55 * clear, unit * 0.14);
  strokeLines(
    context,
    lines,
    blend(deep, color, over ? 0.32 : 0.25),
    over ? clear : 0.85 * clear,
    unit * 0.1,
  );
  strokeLines(context, lines, color, (0.4 + 0.45 * warm) * clear, unit * 0.018);
}

/** The parts that the sunlight reveals: softly shining routes. */
function drawLight(context: Context, { lines, kind, z, unit, warm }: Stretch) {
  if (kind !== 'strap') return;
  const color = blend(colorOf(warm), light, 0.3);
  for (const [width, alpha] of [
    [0.5, 0.04],
    [0.26, 0.07],
    [0.1, 0.3],
    [0.024, 0.7],
  ] as const) {
    strokeLines(context, lines, color, alpha * clearness(z), unit * width);
  }
}

/** Trains of containers in both directions; after a loop each box is where the next one was. */
function drawContainers(context: Context, view: View, turn: number, size: Size) {
  const gap = period * 4;
  const boxes: Box[] = [];
  for (let lane = -12; lane <= 11; lane += 1) {
    const isAway = hash(lane, 1) > 0.5;
    for (let train = 0; train < 2; train += 1) {
      if (hash(lane, train, 2) < 0.36 || Math.abs(lane + 0.5) < 2) continue;
      const share = hash(lane, 3) + train * 0.5 + (isAway ? turn : -turn);
      const color = paints[Math.floor(hash(lane, train, 4) * paints.length)] ?? accent;
      const long = mix(0.4, 0.62, hash(lane, train, 5));
      for (let z = nearest - gap / 2 + (((share % 1) + 1) % 1) * gap; z < farthest; z += gap) {
        boxes.push({ x: (lane + 0.5) * period, z, long, color });
      }
    }
  }
  boxes.sort((a, b) => b.z - a.z || Math.abs(b.x) - Math.abs(a.x));
  for (const box of boxes) {
    const warm = gleam(box.x, box.z, size.width, view);
    drawContainer(context, view, box, { seen: clearness(box.z), warm, light });
  }
}

/** The far shore: lights on the horizon, and the last of the sun. */
function drawShore(context: Context, turn: number, { width, height }: Size) {
  const level = height * horizon;
  additive(context, () => {
    glow(context, [width * sun, level], width * 0.34, dusk.ember, 0.3, 0.22);
    glow(context, [width * sun, level], width * 0.1, dusk.amber, 0.26, 0.3);
    glow(context, [width * sun, level + height * 0.11], width * 0.05, dusk.ember, 0.22, 2.2);
    for (let index = 0; index < 60; index += 1) {
      const spot: Point = [hash(index, 11) * width, level + hash(index, 14) * 12 - 2];
      const breath = 0.7 + 0.3 * Math.sin(tau * (turn + hash(index, 12)));
      const near = mix(0.4, 1, hash(index, 13) ** 3);
      glow(context, spot, 14 * near, index % 3 === 0 ? lit : dusk.amber, 0.55 * breath * near);
    }
  });
  const line = context.createLinearGradient(0, 0, width, 0);
  line.addColorStop(0, css(accent, 0.1));
  line.addColorStop(sun, css(dusk.sand, 0.75));
  line.addColorStop(1, css(dusk.amber, 0.3));
  context.fillStyle = line;
  context.fillRect(0, level - 1, width, 2);
}

export const scene = loop(draw, { quantiser: 27, finer: 0 });
