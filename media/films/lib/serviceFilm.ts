/**
 * The films of the Dubai Now services: the lights of the city drift through the dusk, form the figure of the service,
 * shine, and drift apart again. Each film is in one language; the Arabic one is mirrored.
 */
import { blend, css } from '../../kit/color.ts';
import { easeOut, mix, smooth, window } from '../../kit/curves.ts';
import { tau, type Point, type Size } from '../../kit/geometry.ts';
import { bake, layer, type Context } from './canvas.ts';
import { drawLine } from './caption.ts';
import { dusk } from './dusk.ts';
import { paintGround, type Ground } from './ground.ts';
import { additive, bloom, glow } from './light.ts';
import { hash } from './noise.ts';
import type { Scene } from './scene.ts';

interface ServiceFilm {
  readonly language: 'en' | 'ar';
  /** Three sentences, one after another. A line break splits one that is too long. */
  readonly lines: readonly [string, string, string];
  /** The figure's outlines: SVG paths on a square from -100 to 100. */
  readonly figure: readonly string[];
}

const seconds = 10;
const { night, plum, rose, ember, amber, sand, cream } = dusk;
const spans = [
  [0.5, 3.2],
  [3.3, 6],
  [6.1, 9.5],
] as const;
const gathering = [2.2, 6] as const;
const leaving = [8.4, 9.95] as const;

const ground: Ground = {
  color: night,
  lights: [
    { centre: [0.7, 0.46], radius: [0.32, 0.5], color: plum, strength: 0.5 },
    { centre: [0.74, 1.02], radius: [0.5, 0.3], color: ember, strength: 0.28 },
    { centre: [0.1, 1.05], radius: [0.5, 0.3], color: rose, strength: 0.16 },
  ],
  folds: [
    {
      ridge: (across) => 0.15 + 0.035 * Math.sin(across * 5.2 + 0.6),
      color: blend(night, plum, 0.35),
      rim: ember,
      lit: (across) => 0.34 * Math.exp(-(((across - 0.72) / 0.3) ** 2)),
      reach: 0.035,
    },
    {
      ridge: (across) => 0.075 + 0.03 * Math.sin(across * 6.8 + 2.4),
      color: blend(night, plum, 0.14),
      rim: amber,
      lit: (across) => 0.4 * Math.exp(-(((across - 0.62) / 0.24) ** 2)),
      reach: 0.02,
    },
  ],
};

const lightCount = 360;

export function serviceFilm({ language, lines, figure }: ServiceFilm): Scene {
  const spots = figure.length === 0 ? [] : spread(figure, lightCount);
  const isArabic = language === 'ar';

  function draw(context: Context, t: number, size: Size) {
    const { width, height } = size;
    context.save();
    if (isArabic) context.transform(-1, 0, 0, 1, width, 0);
    const still = bake('service film', size, (sheet) => {
      paintGround(sheet, size, ground);
    });
    context.drawImage(still, 0, 0);
    context.restore();
    const scale = height * 0.0033;
    const centre: Point = [width * (isArabic ? 0.29 : 0.71), height * 0.47];
    const shine = window(t, 5.2, 9.4, 1.4, 1.2);
    layer(context, size, { shrink: 4, blur: 40, alpha: 0.9 }, (sheet) => {
      glow(sheet, centre, scale * 150, ember, 0.16 + 0.3 * shine);
    });
    drawFigure(context, figure, centre, scale, t, shine);
    additive(context, () => {
      for (const [index, spot] of spots.entries()) {
        drawLight(
          context,
          size,
          index,
          [centre[0] + spot[0] * scale, centre[1] + spot[1] * scale],
          t,
        );
      }
    });
    bloom(context, size, 26, 0.5);
    for (const [index, text] of lines.entries()) {
      const [start, end] = spans[index] ?? spans[0];
      writeLines(context, t, size, { text, start, end, isArabic, isLast: index === 2 });
    }
  }

  return {
    seconds,
    fps: 24,
    width: 1280,
    height: 720,
    encoding: {
      size: { width: 1280, height: 720 },
      h264: { kilobits: 200, size: { width: 960, height: 540 } },
      av1: { crf: 48, grain: 6 },
    },
    poster: { at: 7.6, width: 1280 },
    draw,
  };
}

/** The path of a light: it drifts, takes its place in the figure, and drifts on. */
function drawLight(context: Context, size: Size, index: number, spot: Point, t: number) {
  const chance = (die: number) => hash(index, die);
  const delay = chance(1) * 1.6;
  const gathered =
    smooth(t, gathering[0] + delay, gathering[1] - 0.9 + delay * 0.6) *
    (1 - smooth(t, leaving[0] + chance(2) * 0.5, leaving[1]));
  const phase = t / seconds + chance(3);
  const home: Point = [
    size.width * (chance(4) * 1.1 - 0.05) + Math.sin(tau * phase) * size.height * 0.05,
    size.height * (0.12 + chance(5) * 0.82) + Math.cos(tau * phase) * size.height * 0.03,
  ];
  // Each path bends in its own way, so the lights arrive like a flock.
  const bend = Math.sin(Math.PI * gathered) * (chance(6) - 0.5) * size.height * 0.5;
  const x = mix(home[0], spot[0], gathered) + bend * 0.6;
  const y = mix(home[1], spot[1], gathered) - Math.abs(bend);
  const twinkle = 0.72 + 0.28 * Math.sin(tau * (t / seconds) * (2 + (index % 4)) + index);
  const far = chance(7);
  const radius = mix(mix(5, 11, far), 8, gathered);
  const strength = mix(mix(0.16, 0.5, far), 0.78, gathered) * twinkle;
  glow(context, [x, y], radius, chance(8) < 0.24 ? rose : amber, strength);
  glow(context, [x, y], radius * 0.4, cream, strength);
}

/** The outline behind the lights, drawn once they have reached their places. */
function drawFigure(
  context: Context,
  figure: readonly string[],
  [x, y]: Point,
  scale: number,
  t: number,
  shine: number,
) {
  if (shine < 0.01) return;
  const drawn = easeOut(smooth(t, 5, 7));
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const outline of figure) {
    const path = new Path2D(outline);
    const length = lengthOf(outline);
    context.setLineDash([length * drawn, length]);
    context.strokeStyle = css(sand, 0.75 * shine);
    context.lineWidth = 1.1;
    context.stroke(path);
  }
  context.restore();
}

interface Words {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isArabic: boolean;
  readonly isLast: boolean;
}

function writeLines(
  context: Context,
  t: number,
  { width, height }: Size,
  { text, start, end, isArabic, isLast }: Words,
) {
  const rows = text.split('\n');
  const fontSize = height * 0.072;
  const leading = fontSize * (isArabic ? 1.55 : 1.3);
  for (const [row, words] of rows.entries()) {
    drawLine(
      context,
      t,
      {
        start: start + row * 0.25,
        end,
        text: words,
        direction: isArabic ? 'rtl' : 'ltr',
        x: width * (isArabic ? 0.925 : 0.075),
        y: height * 0.5 + (row - (rows.length - 1) / 2) * leading + fontSize * 0.35,
        fontSize,
      },
      { weight: isLast ? 500 : 340, color: cream },
    );
  }
}

/** Evenly spaced points along the outlines. */
function spread(outlines: readonly string[], count: number): Point[] {
  const total = outlines.reduce((sum, outline) => sum + lengthOf(outline), 0);
  return outlines.flatMap((outline) => {
    const path = pathOf(outline);
    const length = path.getTotalLength();
    const own = Math.round((count * length) / total);
    return Array.from({ length: own }, (_, index): Point => {
      const { x, y } = path.getPointAtLength((index / own) * length);
      return [x, y];
    });
  });
}

const lengthOf = (outline: string) => pathOf(outline).getTotalLength();

function pathOf(outline: string): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', outline);
  return path;
}
