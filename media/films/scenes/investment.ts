/** Investment: rings of stars that keep growing outwards, and gold that rises with them. */
import { blend, css, type Color } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { star, starDepth, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade } from '../lib/calm.ts';
import { bake, blurEdges, type Context } from '../lib/canvas.ts';
import { dusk, duskOf } from '../lib/dusk.ts';
import { additive, bloom, drawFloor, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { centreOf, hankin, repeat, tilings } from '../lib/ornament.ts';
import { fillShapes, strokeLines } from '../lib/shapes.ts';
import { drawLit, ringMask } from '../lib/wave.ts';

const { night, deep, accent, light } = duskOf(subjects.investment, 0.45);

/** Where growth begins, as shares of the picture. */
const origin: Point = [0.5, 1.02];
/** The number of stars on each ring. */
const count = 24;

/** The flat lattice is bent around the origin; each ring is larger than the one inside by the same factor. */
const { across, down } = tilings.dodecagons;
const bend = tau / (across[0] * count);
const growth = Math.exp(bend * down[1]);
const tiles = repeat(tilings.dodecagons, [across[0] * (count / 2), 25]);
const lattice = hankin(tiles, (62 / 180) * Math.PI, 0.13);
const isOnce = ([x]: Point) => x >= -across[0] * (count / 2) && x < across[0] * (count / 2);
const straps = lattice.straps.filter(([first]) => isOnce(first));
const stars = lattice.stars.filter((dots) => dots.length > 12 && isOnce(centreOf(dots)));
const hearts = stars.map((dots) => {
  const [x, y] = centreOf(dots);
  return star(12, 0.62, 0.62 * starDepth(12, 5), [x, y], tau / 24).flatMap((dot, index, all) =>
    index === all.length - 1 ? [dot, all[0] ?? dot] : [dot],
  );
});
const links = lattice.stars.filter((dots) => dots.length <= 12 && isOnce(centreOf(dots)));

interface Growing {
  readonly size: Size;
  readonly scale: number;
}

const place = ({ size, scale }: Growing, [x, y]: Point): Point => {
  const radius = scale * Math.exp(y * bend);
  return [
    size.width * origin[0] + Math.sin(x * bend) * radius,
    size.height * origin[1] - Math.cos(x * bend) * radius,
  ];
};

const bands = 30;
/** Sorts lines into bands from the origin outwards, each of which is drawn in its own light. */
function sort(growing: Growing, lines: readonly (readonly Point[])[]): Point[][][] {
  const { width, height } = growing.size;
  const sorted = Array.from({ length: bands }, (): Point[][] => []);
  for (const line of lines) {
    const [first = [0, 0]] = line;
    const [x, y] = place(growing, first);
    if (x < -150 || x > width + 150 || y < -150 || y > height + 60) continue;
    const radius = Math.hypot(x - width * origin[0], y - height * origin[1]) / height;
    if (radius < 0.12) continue;
    const band = Math.min(bands - 1, Math.floor(clamp((radius - 0.12) / 1.1) * bands));
    sorted[band]?.push(line.map((dot) => place(growing, dot)));
  }
  return sorted;
}

/** The vault is symmetrical and static; only the light on it grows. */
const pose = (size: Size): Growing => ({ size, scale: size.height * 0.55 * growth ** 0.5 });
const rhythm = growth ** 3;

function draw(context: Context, t: number, size: Size) {
  const turn = t / loopSeconds;
  const centre: Point = [size.width * origin[0], size.height * origin[1]];
  const vault = bake('investment vault', size, (layer) => {
    drawVault(layer, centre, size);
  });
  const lit = bake('investment lit', size, (layer) => {
    drawLight(layer, size);
  });
  context.drawImage(vault, 0, 0);
  const reach: Point = [size.height * 0.2, size.height * 1.45];
  drawLit(context, lit, [0, 0], 0.75, (copy) => ringMask(copy, centre, reach, rhythm, turn));
  drawGold(context, turn, size);
}

function drawVault(context: Context, centre: Point, size: Size) {
  const { width, height } = size;
  const side: Point = [width * 0.42, height * 0.8];
  const top: Point = [width * 0.7, height * 0.3];
  drawFloor(context, size, 'investment', blend(dusk.ink, night, 0.7), [
    { centre, radius: [width * 0.4, height * 0.55], color: dusk.plum, strength: 0.45 },
    { centre: [0, height * 0.4], radius: side, color: deep, strength: 0.55 },
    { centre: [width, height * 0.4], radius: side, color: deep, strength: 0.55 },
    { centre: [width * 0.5, 0], radius: top, color: dusk.plum, strength: 0.3 },
  ]);
  additive(context, () => {
    glow(context, centre, height * 1.1, dusk.amber, 0.2, 0.8);
    glow(context, centre, height * 0.55, dusk.amber, 0.16, 0.8);
  });
  drawRings(context, pose(size));
  additive(context, () => {
    glow(context, centre, height * 0.75, dusk.ember, 0.26, 0.85);
    glow(context, centre, height * 0.34, dusk.amber, 0.4, 0.85);
  });
  blurEdges(context, size, 'investment', { above: [0, 0.2], radius: 12 });
  bloom(context, size, 46, 0.4);
  drawShade(context, size, 'investment', shade);
}

const shade = {
  color: blend(dusk.ink, night, 0.5),
  centre: [0.5, 0.52],
  radius: [0.33, 0.34],
  middle: 0.62,
  rim: 0.5,
} as const;

/** The parts that the rings of light reveal: softly shining straps, and the gold in the stars. */
function drawLight(context: Context, size: Size) {
  const growing = pose(size);
  context.lineJoin = 'round';
  for (const [band, lines] of sort(growing, straps).entries()) {
    const unit = (0.12 + ((band + 0.5) / bands) * 1.1) * size.height * bend;
    for (const [width, alpha] of [
      [0.55, 0.035],
      [0.32, 0.06],
      [0.12, 0.22],
      [0.03, 0.55],
    ] as const) {
      strokeLines(context, lines, blend(metal(band / bands), light, 0.55), alpha, unit * width);
    }
  }
  for (const [band, lines] of sort(growing, hearts).entries()) {
    const unit = (0.12 + ((band + 0.5) / bands) * 1.1) * size.height * bend;
    fillShapes(context, lines, css(dusk.amber, 0.5));
    strokeLines(context, lines, dusk.sand, 0.6, unit * 0.03);
  }
  context.globalCompositeOperation = 'destination-out';
  drawShade(context, size, 'investment', shade);
}

const metal = (grown: number): Color => blend(dusk.amber, accent, clamp(grown * 1.5 - 0.15));

function drawRings(context: Context, growing: Growing) {
  context.lineJoin = 'round';
  const each = (
    lines: Point[][][],
    paint: (lines: Point[][], unit: number, grown: number) => void,
  ) => {
    for (const [band, found] of lines.entries()) {
      const grown = (band + 0.5) / bands;
      const radius = (0.12 + grown * 1.1) * growing.size.height;
      if (found.length > 0) paint(found, radius * bend, grown);
    }
  };
  const seen = (grown: number) => clamp(grown * 5);
  each(sort(growing, stars), (lines, _, grown) => {
    fillShapes(context, lines, css(blend(dusk.ink, deep, mix(0.2, 0.6, grown)), 0.7 * seen(grown)));
  });
  // In each star, a smaller one of gold.
  each(sort(growing, hearts), (lines, unit, grown) => {
    fillShapes(context, lines, css(blend(dusk.amber, deep, 0.35 + 0.3 * grown), 0.3 * seen(grown)));
    strokeLines(context, lines, dusk.amber, 0.6 * seen(grown), unit * 0.035);
  });
  each(sort(growing, links), (lines, _, grown) => {
    fillShapes(context, lines, css(metal(grown), mix(0.3, 0.02, clamp(grown * 2.2)) * seen(grown)));
  });
  each(sort(growing, straps), (lines, unit, grown) => {
    strokeLines(context, lines, dusk.ink, 0.5 * seen(grown), unit * 0.22);
    strokeLines(context, lines, blend(deep, metal(grown), 0.55), 0.9 * seen(grown), unit * 0.12);
    strokeLines(
      context,
      lines,
      blend(metal(grown), light, 0.5),
      mix(0.75, 0.5, grown) * seen(grown),
      unit * 0.028,
    );
  });
}

/** Grains of gold: after a loop, each has reached the place where the next one started. */
function drawGold(context: Context, turn: number, size: Size) {
  additive(context, () => {
    for (let grain = 0; grain < 16; grain += 1) {
      const angle = mix(-1.35, 1.35, hash(grain, 1));
      for (let ring = 0; ring < 7; ring += 1) {
        const radius = 0.14 * (growth * growth) ** (ring + hash(grain, 2) + turn);
        if (radius > 1.3) continue;
        const drift = angle + 0.03 * Math.sin((turn + hash(grain, 3)) * tau);
        const spot: Point = [
          size.width * origin[0] + Math.sin(drift) * radius * size.height,
          size.height * origin[1] - Math.cos(drift) * radius * size.height,
        ];
        const middle = Math.hypot(
          (spot[0] / size.width - 0.5) / 0.3,
          (spot[1] / size.height - 0.5) / 0.34,
        );
        const seen = clamp((radius - 0.14) * 5) * clamp((1.3 - radius) * 3) * clamp(middle - 0.4);
        const near = hash(grain, 5) ** 2;
        glow(
          context,
          spot,
          size.height * mix(0.006, 0.022, near) * mix(0.5, 1.2, radius),
          dusk.amber,
          seen * mix(0.75, 0.22, near),
        );
      }
    }
  });
}

export const scene = loop(draw, { quantiser: 31 });
