/** Population: a sunflower of lights, one for each home; two counts pass through it as rings. */
import { blend, colorsOf, css } from '../../kit/color.ts';
import { clamp, mix, smooth } from '../../kit/curves.ts';
import { polar, star, tau, type Point, type Size } from '../../kit/geometry.ts';
import { subjects } from '../../kit/palette.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { dusk } from '../lib/dusk.ts';
import { additive, drawFloor, glow, shine } from '../lib/light.ts';
import { loop, loopSeconds } from '../lib/loop.ts';
import { hash } from '../lib/noise.ts';
import { fillShape } from '../lib/shapes.ts';

const { night, plum, amber, sand, cream } = dusk;
const { garnet, coral } = colorsOf(subjects.population);

const centre: Point = [960, 450];
const count = 1300;
/** Seeds a golden angle apart fill a disc evenly; nearer the rim they are larger. */
const goldenAngle = tau * (1 - 2 / (1 + Math.sqrt(5)));
const rim = 1180;

interface Home {
  readonly place: Point;
  /** From the middle, 0, to the rim, 1. */
  readonly far: number;
  readonly angle: number;
  readonly radius: number;
  readonly seed: number;
}

const homes: readonly Home[] = Array.from({ length: count }, (_, index) => {
  const far = ((index + 0.5) / count) ** 0.62;
  const angle = index * goldenAngle;
  const radius = mix(9, 40, far ** 1.1);
  return { place: polar(centre, far * rim, angle), far, angle, radius, seed: hash(index, 5) };
}).filter(({ place: [x, y] }) => x > -40 && x < 1960 && y > -40 && y < 1120);

function draw(context: Context, t: number, size: Size) {
  drawFloor(context, size, 'population', night, [
    { centre, radius: [620, 420], color: garnet, strength: 0.5 },
    { centre: [960, 1160], radius: [1200, 380], color: plum, strength: 0.5 },
  ]);
  const turn = t / loopSeconds;
  soften(context, size, { shrink: 6, blur: 22, alpha: 0.55 }, (small) => {
    for (const home of homes) drawHome(small, home, turn, 1.5);
  });
  for (const home of homes) drawHome(context, home, turn, 1);
  additive(context, () => {
    glow(context, centre, 420, amber, 0.16);
    glow(context, centre, 120, cream, 0.36 + 0.05 * Math.sin(turn * tau));
  });
  shine(context, size, 24, 0.5);
}

/** Light is strongest in the middle of the city, and where a ring passes. */
function drawHome(context: Context, home: Home, turn: number, weight: number) {
  const { place, far, angle, radius, seed } = home;
  const ring = 0.5 + 0.5 * Math.cos((far * 2.2 - turn) * tau);
  const breath = 0.5 + 0.5 * Math.sin((turn + seed) * tau);
  const middle = 1 - smooth(far, 0, 0.72);
  const light = clamp(0.1 + middle * 0.62 + ring ** 3 * 0.34 * (1 - far * 0.55) + breath * 0.07);
  const tone = blend(
    blend(garnet, coral, smooth(light, 0.1, 0.5)),
    sand,
    smooth(light, 0.42, 0.85),
  );
  const reach = radius * mix(0.62, 1, light) * weight;
  const body = blend(tone, cream, smooth(light, 0.8, 1) * 0.7);
  fillShape(context, star(4, reach, reach * 0.68, place, angle), css(body, mix(0.34, 1, light)));
  if (weight === 1 && light > 0.3) {
    const facet = [
      place,
      polar(place, reach, angle + tau / 2),
      polar(place, reach * 0.68, angle + tau * 0.625),
      polar(place, reach, angle + tau * 0.75),
    ];
    fillShape(context, facet, css(blend(amber, garnet, 0.5), 0.34 * light));
  }
}

export const scene = loop(draw, { quantiser: 31, isScaled: true });
