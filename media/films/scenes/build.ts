/** Construction: a girih lattice whose stars rise out of the ground as towers and settle again. */
import { blend, css } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { look, type View } from '../../kit/isometric.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade } from '../lib/calm.ts';
import { blurEdges, type Context } from '../lib/canvas.ts';
import { dusk, duskOf } from '../lib/dusk.ts';
import { additive, bloom, drawFloor, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { centreOf, hankin, repeat, tilings } from '../lib/ornament.ts';
import { fillShape, strokeLines } from '../lib/shapes.ts';

const { night, haze, deep, accent, lit, light } = duskOf(subjects.build, 0.35);

const tiles = repeat(tilings.octagons, [21, 21]);
const lattice = hankin(tiles, (67.5 / 180) * Math.PI);
const [yaw, pitch] = [0.42, 0.62];

interface Tower {
  readonly centre: Point;
  readonly outline: readonly Point[];
  /** Its share of the height of a full tower. */
  readonly share: number;
}
const towers: readonly Tower[] = lattice.stars
  .map((outline) => ({
    outline,
    centre: centreOf(outline),
    share: outline.length > 8 ? 1 : 0.34,
  }))
  .sort((a, b) => depth(a.centre) - depth(b.centre));

function depth([x, y]: Point): number {
  return x * Math.sin(yaw) + y * Math.cos(yaw);
}

/** The height of a tower: two waves that cross, and no waves in the middle of the picture. */
function heightOf({ centre: [x, y], share }: Tower, calm: number): number {
  const wave = 0.5 - 0.5 * Math.sin(x * -0.26 + y * 0.17 + 0.6);
  const cross = 0.5 - 0.5 * Math.sin(x * 0.15 + y * 0.3 + 1.9);
  return share * (0.12 + calm * (3.4 * wave ** 2 * (0.45 + 0.55 * cross) + 0.7 * cross));
}

/** Some towers settle and rise again, each at its own pace; over the rest only the light passes. */
function lift({ centre: [x, y], share }: Tower, clock: number): number {
  const chance = hash(Math.round(x * 10), Math.round(y * 10));
  if (share < 1 || chance > 0.36) return 1;
  return 0.8 + 0.2 * Math.sin(clock + chance * 40);
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const clock = (t / loopSeconds) * tau;
  drawFloor(context, size, 'build', blend(dusk.ink, night, 0.6), [
    {
      centre: [width * 0.85, height * 0.15],
      radius: [width * 0.6, height * 0.7],
      color: haze,
      strength: 0.6,
    },
    {
      centre: [width * 0.1, height * 0.9],
      radius: [width * 0.5, height * 0.6],
      color: deep,
      strength: 0.4,
    },
  ]);
  const view = look({ focus: [0, 0, 0], zoom: height / 11.5, yaw, pitch }, size, [0.5, 0.53]);
  context.lineJoin = 'round';
  drawGround(context, view);
  for (const tower of towers) drawTower(context, view, tower, clock, size);
  // The sun's haze in the distance.
  additive(context, () => {
    glow(context, [width * 0.92, height * 0.02], width * 0.62, dusk.ember, 0.42, 0.55);
    glow(context, [width * 0.1, height * 0.02], width * 0.5, dusk.plum, 0.5, 0.5);
  });
  blurEdges(context, size, 'build', { above: [0.02, 0.22], below: [1, 0.84], radius: 14 });
  bloom(context, size, 54, 0.5);
  drawShade(context, size, 'build', {
    color: blend(dusk.ink, night, 0.5),
    centre: [0.5, 0.5],
    radius: [0.34, 0.36],
    middle: 0.5,
    rim: 0.3,
  });
}

function drawGround(context: Context, view: View) {
  const straps = lattice.straps.map((strap) => strap.map(([x, y]) => view.project(x, y)));
  strokeLines(context, straps, dusk.ink, 0.5, view.zoom * 0.2);
  strokeLines(context, straps, accent, 0.3, view.zoom * 0.03);
}

/** The direction of the light: a low sun on the right. */
const sun: Point = [Math.cos(-0.35), Math.sin(-0.35)];

function drawTower(context: Context, view: View, tower: Tower, clock: number, size: Size) {
  const { outline, centre } = tower;
  const [screenX, screenY] = view.project(...centre);
  if (screenX < -160 || screenX > size.width + 160 || screenY < -120 || screenY > size.height + 330)
    return;
  const away = Math.hypot(
    (screenX / size.width - 0.5) / 0.42,
    (screenY / size.height - 0.52) / 0.46,
  );
  const calm = clamp((away - 0.45) / 0.75) ** 1.4;
  const height = heightOf(tower, calm) * lift(tower, clock);
  const passing = 0.84 + 0.16 * Math.sin(clock - centre[0] * 0.22 - centre[1] * 0.12);
  const risen = clamp(height / 2.4) * passing;
  const east = clamp(screenX / size.width);
  const glowing = blend(accent, dusk.amber, 0.25 + 0.35 * east);

  // Risen towers cast light on the ground.
  additive(context, () => {
    glow(
      context,
      [screenX, screenY],
      view.zoom * 2.2,
      blend(accent, dusk.amber, 0.4),
      0.3 * risen,
      0.6,
    );
  });
  const base = outline.map(([x, y]) => view.project(x, y));
  const top = outline.map(([x, y]) => view.project(x, y, height));
  const [roofY, footY] = [screenY - height * view.zoom * Math.cos(pitch), screenY];
  for (const [index, from] of outline.entries()) {
    const next = (index + 1) % outline.length;
    const to = outline[next] ?? from;
    const normal: Point = [to[1] - from[1], from[0] - to[0]];
    if (depth(normal) <= 0) continue;
    const length = Math.hypot(...normal);
    const facing = clamp(0.28 + (0.75 * (normal[0] * sun[0] + normal[1] * sun[1])) / length);
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = [
      base[index],
      base[next],
      top[next],
      top[index],
    ];
    const face = context.createLinearGradient(
      0,
      roofY - view.zoom * 0.6,
      0,
      footY + view.zoom * 1.2,
    );
    face.addColorStop(
      0,
      css(
        blend(
          blend(dusk.ink, dusk.plum, 0.5),
          blend(accent, dusk.ember, 0.5),
          facing * mix(0.2, 0.85, risen),
        ),
      ),
    );
    face.addColorStop(1, css(blend(dusk.ink, blend(dusk.plum, deep, 0.4), 0.1 + 0.34 * facing)));
    fillShape(context, [a, b, c, d], face);
  }
  const roof = context.createLinearGradient(
    screenX - view.zoom * 1.7,
    roofY,
    screenX + view.zoom * 1.7,
    roofY - view.zoom * 0.4,
  );
  roof.addColorStop(0, css(blend(blend(night, dusk.plum, 0.5), accent, 0.02 + 0.3 * risen)));
  roof.addColorStop(
    1,
    css(
      blend(
        blend(night, dusk.plum, 0.9),
        blend(glowing, dusk.amber, 0.4 * risen),
        0.04 + 0.86 * risen,
      ),
    ),
  );
  fillShape(context, top, roof);
  const edges = [...top, ...top.slice(0, 1)];
  strokeLines(
    context,
    [edges],
    blend(glowing, light, 0.2 + 0.6 * risen),
    0.3 + 0.65 * risen,
    view.zoom * mix(0.018, 0.034, risen),
  );
  const inner = outline.map(([x, y]) =>
    view.project(mix(x, centre[0], 0.24), mix(y, centre[1], 0.24), height),
  );
  strokeLines(
    context,
    [[...inner, ...inner.slice(0, 1)]],
    blend(glowing, lit, 0.4),
    0.16 + 0.26 * risen,
    view.zoom * 0.013,
  );
}

export const scene = loop(draw, { quantiser: 32 });
