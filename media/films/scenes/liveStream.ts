/**
 * The live stream: a globe of thin lines, seen from low above it, with a cold glow on the horizon. Signals run along
 * the lines, leap between places in arcs and make rings where they land.
 */
import type { Size } from '../../kit/geometry.ts';
import { soften, type Context } from '../lib/canvas.ts';
import { additive, shine } from '../lib/light.ts';
import type { Scene } from '../lib/scene.ts';
import { drawGrid, drawSky } from './liveStream/ground.ts';
import { drawArcs, drawPlaces, drawWays } from './liveStream/signals.ts';
import { cameraAt, picture, seconds } from './liveStream/world.ts';

function draw(context: Context, t: number, size: Size) {
  const turn = t / seconds;
  const camera = cameraAt(turn);
  drawSky(context, size);
  context.lineCap = 'butt';
  additive(context, () => {
    drawGrid(context, turn, camera);
    drawArcs(context, turn, camera);
    drawPlaces(context, turn, camera);
    drawWays(context, turn, camera);
  });
  soften(context, size, { shrink: 6, blur: 26, alpha: 0.55 }, (small) => {
    drawPlaces(small, turn, camera);
    drawWays(small, turn, camera);
  });
  shine(context, size, 18, 0.6);
}

export const scene: Scene = {
  seconds,
  fps: 25,
  ...picture,
  encoding: {
    size: { width: 1280, height: 720 },
    stream: { kilobits: 600, segmentSeconds: 4 },
  },
  poster: { at: 0, width: 1280 },
  draw,
};
