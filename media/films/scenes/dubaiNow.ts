/** Dubai Now: a wall of eight-pointed stars, one for each moment of a life, which open and close in a wave. */
import { blend, colorsOf, css, type Color } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { calm, dimMiddle } from '../lib/calm.ts';
import { bake, layer, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { paintGround, type Ground } from '../lib/ground.ts';
import { additive, bloom, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { fillShape } from '../lib/shapes.ts';

const { night, plum, rose, ember, amber, sand } = dusk;
const { turquoise, foam } = colorsOf(subjects.dubaiNow);

const ground: Ground = {
  color: night,
  lights: [
    { centre: [1.02, -0.02], radius: [0.4, 0.5], color: rose, strength: 0.26 },
    { centre: [0.95, 0.05], radius: [0.8, 0.8], color: plum, strength: 0.42 },
    { centre: [0, 1], radius: [0.6, 0.6], color: turquoise, strength: 0.06 },
  ],
  folds: [],
};

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
}

const tiles = Array.from({ length: 17 * 11 }, (_, index): Tile => ({
  x: (index % 17) - 8,
  y: Math.floor(index / 17) - 5,
  chance: hash(index, 3),
})).reverse();

/** The wall recedes to the right and to the top. */
function project(x: number, y: number, { width, height }: Size): Point {
  const angle = -0.14;
  const u = x * Math.cos(angle) - y * Math.sin(angle);
  const v = x * Math.sin(angle) + y * Math.cos(angle);
  const far = 1 + u * 0.052 - v * 0.045;
  return [width * 0.47 + (u * height * 0.232) / far, height * 0.52 + (v * height * 0.232) / far];
}

/** How far a star is open: a slow wave with a long front crosses the wall. */
function openness({ x, y, chance }: Tile, t: number): number {
  const phase = 0.46 + t / loopSeconds - (x * 0.095 - y * 0.06) - chance * 0.08;
  const wave = 0.5 - 0.5 * Math.cos(tau * phase);
  return wave ** 2.2;
}

const outer = 0.5;
const inner = (outer * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);

/** How much of the low sun falls on a face, by the angle it faces. */
const lightOn = (facing: number) => 0.5 + 0.5 * Math.cos(facing + 0.6);

const around = ({ x, y }: Tile, radius: number, angle: number, size: Size) =>
  project(x + radius * Math.cos(angle), y + radius * Math.sin(angle), size);

/** A petal is a kite, folded along its middle; as it opens, its inner tip moves out into the light. */
function drawStar(context: Context, size: Size, tile: Tile, open: number, share: number) {
  for (let petal = 0; petal < 8; petal += 1) {
    const angle = (petal / 8) * tau;
    const hinge = around(tile, outer * 0.985, angle, size);
    const tip = around(tile, mix(0.01, inner * 0.62, open), angle, size);
    for (const side of [-1, 1]) {
      const shoulder = around(tile, inner * 0.975, angle + (side * tau) / 16, size);
      const facing = angle + side * mix(1.25, 0.7, open);
      const lit = lightOn(facing);
      const shade = lit ** 1.6 * mix(0.6, 0.95, open);
      const body = blend(blend(night, plum, 0.4), ember, shade * 0.52);
      const color = blend(body, blend(rose, amber, shade), 0.25 * open * lit);
      fillShape(context, [tip, shoulder, hinge], css(blend(night, color, 0.25 + 0.75 * share)));
    }
  }
}

/** Between four stars is a cross, whose arms are low roofs. */
function drawCross(context: Context, size: Size, tile: Tile, share: number) {
  const notch = outer - Math.SQRT1_2 / 2;
  const [x, y] = [tile.x + outer, tile.y + outer];
  for (let arm = 0; arm < 4; arm += 1) {
    const angle = (arm / 4) * tau;
    const at = (along: number, beside: number) =>
      project(
        x + Math.cos(angle) * along - Math.sin(angle) * beside,
        y + Math.sin(angle) * along + Math.cos(angle) * beside,
        size,
      );
    for (const side of [-1, 1]) {
      const facing = angle + (side * tau) / 4;
      const shade = lightOn(facing) ** 1.6;
      const color = blend(blend(night, plum, 0.34), rose, shade * 0.3);
      fillShape(
        context,
        [at(0, 0), at(outer, 0), at(outer - notch, side * notch), at(notch, side * notch)],
        css(blend(night, color, 0.3 + 0.7 * share)),
      );
    }
  }
}

function traceStar(sheet: Context, size: Size, tile: Tile, radius: number) {
  for (let corner = 0; corner < 16; corner += 1) {
    const reach = radius * (corner % 2 === 0 ? outer : inner);
    const dot = around(tile, reach, (corner / 16) * tau, size);
    if (corner === 0) sheet.moveTo(...dot);
    else sheet.lineTo(...dot);
  }
  sheet.closePath();
}

/** The light behind the wall, which open stars let through. */
const behind = (tile: Tile): Color => blend(turquoise, foam, tile.chance * 0.35);

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const still = bake('dubai-now', size, (sheet) => {
    paintGround(sheet, size, ground);
  });
  context.drawImage(still, 0, 0);
  const lit = tiles.map((tile) => {
    const middle = project(tile.x, tile.y, size);
    const share = calm(middle, size, 0.16);
    return { tile, middle, share, open: openness(tile, t) * mix(0.55, 1, share) };
  });
  const visible = lit.filter(
    ({ middle: [x, y] }) => x > -200 && x < width + 200 && y > -200 && y < height + 200,
  );
  for (const { tile, middle, share, open } of visible) {
    const reach = Math.hypot(...minus(around(tile, outer, 0, size), middle));
    context.beginPath();
    traceStar(context, size, tile, 0.985);
    context.fillStyle = css(blend(night, turquoise, 0.06 + 0.2 * open * share));
    context.fill();
    glow(context, middle, reach * 1.05, behind(tile), clamp(open * 0.95) * share);
    glow(context, middle, reach * 0.5, foam, open ** 2 * 0.75 * share);
    drawCross(context, size, tile, share);
    drawStar(context, size, tile, open, share);
  }
  const edge = context.createLinearGradient(0, height, width, 0);
  edge.addColorStop(0, css(turquoise, 0.55));
  edge.addColorStop(0.5, css(rose, 0.3));
  edge.addColorStop(1, css(sand, 0.8));
  additive(context, () => {
    context.beginPath();
    for (const { tile } of visible) traceStar(context, size, tile, 1);
    context.globalAlpha = 0.5;
    context.strokeStyle = edge;
    context.lineWidth = 1.6;
    context.stroke();
  });
  layer(context, size, { shrink: 4, blur: 30, alpha: 0.5 }, (sheet) => {
    for (const { middle, share, open } of visible) {
      glow(sheet, middle, height * 0.19, turquoise, open * share * 0.8);
    }
  });
  dimMiddle(context, size, night, 0.42);
  additive(context, () => {
    glow(context, [width * 1.02, -height * 0.05], height * 1.1, ember, 0.3);
    glow(context, [width * 1.02, -height * 0.05], height * 0.6, amber, 0.2);
  });
  bloom(context, size, 30, 0.55);
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

export const scene = loop(draw, { quantiser: 29 });
