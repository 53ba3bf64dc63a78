/** Tourism: dunes that sway under a moon of strapwork. */
import { blend, css } from '../../kit/color.ts';
import { clamp, mix } from '../../kit/curves.ts';
import { star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { drawShade } from '../lib/calm.ts';
import type { Context } from '../lib/canvas.ts';
import { dusk, duskOf } from '../lib/dusk.ts';
import { additive, bloom, drawFloor, glow } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { hankin, repeat, tilings } from '../lib/ornament.ts';
import { fillShape, strokeLines } from '../lib/shapes.ts';

const { night, haze, deep, accent, lit, light } = duskOf(subjects.tourism, 0.35);

const moon = { x: 0.795, y: 0.275, radius: 0.185 };

/** From far to near: the level of the crest, its swing and the length of its waves, as shares of the picture. */
const dunes = [
  { level: 0.585, swing: 0.03, length: 0.62, phase: 0.4, near: 0 },
  { level: 0.64, swing: 0.046, length: 0.86, phase: 2.9, near: 0.2 },
  { level: 0.71, swing: 0.062, length: 1.1, phase: 5.2, near: 0.42 },
  { level: 0.8, swing: 0.076, length: 1.3, phase: 1.35, near: 0.68 },
  { level: 0.93, swing: 0.1, length: 1.7, phase: 4.1, near: 1 },
] as const;
type Dune = (typeof dunes)[number];

/** The height of a crest at a point, as a share of the picture; it is steeper on the lee side. */
function crest({ level, swing, length, phase, near }: Dune, x: number, clock: number): number {
  const sway = mix(0.16, 0.3, near) * Math.sin(clock + phase * 2);
  const p = (x / length) * tau + phase + sway;
  const q = (x / length) * tau * 2.3 + phase * 3.1 - sway * 1.6;
  const breath = 1 + 0.1 * Math.sin(clock + phase);
  return level - swing * breath * (Math.sin(p + 0.55 * Math.sin(p)) + 0.28 * Math.sin(q));
}

function draw(context: Context, t: number, size: Size) {
  const { width, height } = size;
  const clock = (t / loopSeconds) * tau;
  drawFloor(context, size, 'tourism', blend(dusk.ink, night, 0.9), [
    {
      centre: [width * 0.7, height * 0.62],
      radius: [width * 0.8, height * 0.34],
      color: dusk.plum,
      strength: 0.85,
    },
    {
      centre: [width * 0.76, height * 0.6],
      radius: [width * 0.42, height * 0.17],
      color: accent,
      strength: 0.36,
    },
    {
      centre: [width * 0.1, height * 0.3],
      radius: [width * 0.5, height * 0.5],
      color: deep,
      strength: 0.22,
    },
    { centre: [width, 0], radius: [width * 0.4, height * 0.5], color: haze, strength: 0.4 },
  ]);
  drawStars(context, clock, size);
  drawMoon(context, clock, size);
  for (const dune of dunes) drawDune(context, dune, clock, size);
  bloom(context, size, 60, 0.3);
  drawShade(context, size, 'tourism', {
    color: dusk.ink,
    centre: [0.46, 0.5],
    radius: [0.33, 0.36],
    middle: 0.42,
    rim: 0.45,
  });
}

function drawStars(context: Context, clock: number, { width, height }: Size) {
  for (let index = 0; index < 34; index += 1) {
    const [x, y] = [hash(index, 1) * width, hash(index, 2) ** 1.3 * height * 0.5];
    const away = Math.hypot(x / width - moon.x, (y / height - moon.y) * 0.56);
    const twinkle = 0.75 + 0.25 * Math.sin(clock * (1 + (index % 2)) + index * 2.1);
    const strength = twinkle * clamp((away - 0.1) * 5) * (1 - (y / height) * 1.6);
    const radius = mix(1.6, 4.2, hash(index, 3) ** 2);
    fillShape(context, star(8, radius, radius * 0.5, [x, y]), css(light, strength * 0.55));
    glow(context, [x, y], radius * 5, accent, strength * 0.25);
  }
}

const lattice = hankin(repeat(tilings.dodecagons, [9, 9]), (63 / 180) * Math.PI);

function drawMoon(context: Context, clock: number, { width, height }: Size) {
  const [x, y, radius] = [width * moon.x, height * moon.y, height * moon.radius];
  additive(context, () => {
    glow(context, [x, y], radius * 4.4, accent, 0.3);
    glow(context, [x, y], radius * 2.3, dusk.amber, 0.34);
  });
  const disc = context.createRadialGradient(
    x + radius * 0.3,
    y - radius * 0.3,
    radius * 0.1,
    x,
    y,
    radius,
  );
  disc.addColorStop(0, css(blend(dusk.sand, lit, 0.4)));
  disc.addColorStop(0.7, css(blend(dusk.amber, lit, 0.4)));
  disc.addColorStop(1, css(blend(accent, dusk.amber, 0.35)));
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, tau);
  context.fillStyle = disc;
  context.fill();
  context.clip();
  // The lattice is the same after a sixth of a turn.
  const angle = clock / 6;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const unit = radius / 7.6;
  const place = ([a, b]: Point): Point => [
    x + (a * cos - b * sin) * unit,
    y + (a * sin + b * cos) * unit,
  ];
  for (const outline of lattice.stars) {
    if (outline.length < 12) continue;
    fillShape(context, outline.map(place), css(blend(dusk.cream, dusk.sand, 0.5), 0.3));
  }
  context.lineJoin = 'round';
  const straps = lattice.straps.map((strap) => strap.map(place));
  strokeLines(context, straps, blend(deep, accent, 0.3), 0.55, unit * 0.3);
  strokeLines(context, straps, blend(dusk.amber, accent, 0.35), 0.8, unit * 0.1);
  const shadow = context.createRadialGradient(
    x + radius * 0.42,
    y - radius * 0.4,
    radius * 0.5,
    x,
    y,
    radius * 1.25,
  );
  shadow.addColorStop(0, css(deep, 0));
  shadow.addColorStop(1, css(blend(deep, night, 0.5), 0.8));
  context.fillStyle = shadow;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
  context.beginPath();
  context.arc(x, y, radius * 1.075, 0, tau);
  context.strokeStyle = css(light, 0.3);
  context.lineWidth = height / 720;
  context.stroke();
}

function drawDune(context: Context, dune: Dune, clock: number, { width, height }: Size) {
  const { level, swing, near } = dune;
  const steps = 96;
  const ridge = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = step / steps;
    return [x * width, crest(dune, x, clock) * height];
  });
  const top = (level - swing * 1.4) * height;
  const shape: Point[] = [...ridge, [width, height], [0, height]];
  const shade = blend(blend(haze, deep, 0.3), dusk.ink, mix(0.1, 0.86, near));
  const glowing = blend(blend(accent, haze, 0.25), dusk.ember, near * 0.6);

  // Slopes that face the moon are lit, more so below it.
  const face = context.createLinearGradient(0, 0, width, 0);
  const rim = context.createLinearGradient(0, 0, width, 0);
  for (let step = 1; step < steps; step += 2) {
    const [before, after] = [ridge[step - 1] ?? [0, 0], ridge[step + 1] ?? [0, 0]];
    const slope = (after[1] - before[1]) / (after[0] - before[0]);
    const x = step / steps;
    const facing = clamp(0.42 + slope * mix(2.6, 1.7, near));
    const under = Math.exp(-(((x - moon.x) / 0.42) ** 2));
    const strength = facing ** 1.6 * mix(0.42, 1, under);
    face.addColorStop(x, css(blend(shade, glowing, strength * mix(0.85, 0.78, near))));
    rim.addColorStop(x, css(blend(accent, light, strength), 0.08 + 0.8 * strength));
  }
  fillShape(context, shape, face);
  const fall = context.createLinearGradient(0, top, 0, top + mix(0.13, 0.24, near) * height);
  fall.addColorStop(0, css(shade, 0));
  fall.addColorStop(0.35, css(shade, 0.28));
  fall.addColorStop(1, css(shade, 0.96));
  fillShape(context, shape, fall);

  // Ripples repeat the crest, wider and fainter each time.
  context.strokeStyle = rim;
  const ripples = Math.round(mix(3, 7, near));
  for (let ripple = 0; ripple <= ripples; ripple += 1) {
    const drop = ripple ** 1.35 * mix(0.009, 0.017, near) * height;
    context.beginPath();
    for (const [x, y] of ridge) {
      const drift =
        1 + 0.35 * Math.sin((x / width) * 7 + dune.phase + Math.sin(clock + dune.phase) * 0.4);
      context.lineTo(x, y + drop * drift);
    }
    context.globalAlpha = ripple === 0 ? 1 : 0.17 * (1 - ripple / (ripples + 1)) ** 1.2;
    context.lineWidth = mix(1, ripple === 0 ? 2.4 : 1.7, near) * (height / 1080);
    context.stroke();
  }
  context.globalAlpha = 1;
}

export const scene = loop(draw, { quantiser: 26 });
