/**
 * The product film: a single call to a model becomes a rack, the rack a region; the region gets its boundary and turns
 * into light, and the light becomes the call again.
 */
import { css } from '../../kit/color.ts';
import { periodicCurve } from '../../kit/curves.ts';
import type { Size } from '../../kit/geometry.ts';
import { look } from '../../kit/isometric.ts';
import type { Context } from '../lib/canvas.ts';
import { drawCaption, type Caption, type CaptionLook } from '../lib/caption.ts';
import { additive, bloom } from '../lib/light.ts';
import type { Scene } from '../lib/scene.ts';
import { ambientBed } from '../sounds/ambientBed.ts';
import { drawBoundaryLine, drawGathering, drawWall } from './productFilm/boundary.ts';
import { drawAscent, drawCall, drawDust, drawImpact } from './productFilm/call.ts';
import { drawGround, drawLanes, drawTiles } from './productFilm/floor.ts';
import { drawBeams, drawRack, drawReflection } from './productFilm/racks.ts';
import { racks } from './productFilm/region.ts';
import { ground, seconds, white } from './productFilm/story.ts';

const captions: readonly Caption[] = [
  { start: 0.35, end: 3.1, en: 'From one call', ar: 'من طلب واحد' },
  { start: 3.5, end: 6.6, en: 'to a rack', ar: 'إلى خزانة خوادم' },
  { start: 7.3, end: 10.7, en: 'to a whole region', ar: 'إلى منطقة كاملة' },
  { start: 11.3, end: 14.7, en: 'Yours, within your borders', ar: 'لك، وداخل حدود دولتك' },
  { start: 15.2, end: 19.2, en: 'Sovereign by design', ar: 'سيادة في صميم التصميم' },
];

const captionLook: CaptionLook = {
  fontSize: 0.0556,
  margin: 0.0625,
  baseline: 0.885,
  weight: 340,
  color: white,
};

const cameraZoom = periodicCurve(
  [
    [0, 300],
    [2, 292],
    [4.2, 262],
    [6.2, 236],
    [9.8, 112],
    [13, 86],
    [16.6, 91],
    [18.9, 96],
    [21.2, 288],
  ],
  seconds,
);

const cameraHeight = periodicCurve(
  [
    [0, 2.1],
    [1.3, 1.98],
    [3.3, 0.92],
    [6.4, 1],
    [9.8, 0.75],
    [13.4, 0.45],
    [18.8, 0.7],
    [21.1, 2.06],
  ],
  seconds,
);

const cameraYaw = periodicCurve(
  [
    [0, 0.64],
    [5, 0.75],
    [9.5, 0.92],
    [13.5, 0.98],
    [18, 0.86],
  ],
  seconds,
);

const pitch = 0.58;

function draw(context: Context, t: number, size: Size) {
  const view = look(
    {
      focus: [0, 0, cameraHeight(t)],
      zoom: (cameraZoom(t) * size.height) / 1080,
      yaw: cameraYaw(t),
      pitch,
    },
    size,
    [0.5, 0.455],
  );
  drawGround(context, view, t, size);
  drawTiles(context, view, t);
  for (const rack of racks) drawReflection(context, view, t, rack);
  additive(context, () => {
    drawImpact(context, view, t, size);
    drawLanes(context, view, t);
    drawBoundaryLine(context, view, t);
    drawWall(context, view, t, false);
  });
  for (const rack of [...racks].sort((a, b) => view.depth(a.x, a.y) - view.depth(b.x, b.y))) {
    drawRack(context, view, t, rack);
  }
  additive(context, () => {
    drawDust(context, view, t, size);
    drawBeams(context, view, t);
    drawWall(context, view, t, true);
    drawGathering(context, view, t);
    drawAscent(context, view, t);
    drawCall(context, view, t, size);
  });
  bloom(context, size, size.height * 0.022, 0.9);
  drawShade(context, size);
  for (const caption of captions) drawCaption(context, t, size, caption, captionLook);
}

/** Darkens the lower edge, behind the captions. */
function drawShade(context: Context, { width, height }: Size) {
  const foot = context.createLinearGradient(0, height * 0.68, 0, height);
  foot.addColorStop(0, css(ground, 0));
  foot.addColorStop(0.55, css(ground, 0.84));
  foot.addColorStop(1, css(ground, 0.92));
  context.fillStyle = foot;
  context.fillRect(0, height * 0.68, width, height * 0.32);
}

export const scene: Scene = {
  seconds,
  fps: 30,
  width: 1920,
  height: 1080,
  encoding: {
    size: { width: 1600, height: 900 },
    h264: { kilobits: 700, size: { width: 1280, height: 720 } },
    av1: { crf: 48, large: { size: { width: 1920, height: 1080 }, crf: 40 }, grain: 10 },
  },
  poster: { at: 16.9, width: 1600 },
  draw,
  sound: (sampleRate, channel) => ambientBed(seconds, sampleRate, channel),
};
