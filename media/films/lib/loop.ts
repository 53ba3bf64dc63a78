import type { Scene } from './scene.ts';

/** What a loop may cost; larger numbers make smaller files. */
interface Quality {
  /** Of AV1, from 0 (best) to 63. */
  readonly av1: number;
  /** Of the poster, from 2 (best) to 31. */
  readonly poster: number;
}

/** All loops have the same length and size, and start with their poster. */
export const loopSeconds = 10;

/**
 * The loop behind a subject's page. H.264 is the second choice and needs more bits for the same picture, so it is
 * smaller.
 */
export const loop = (draw: Scene['draw'], quality: Quality): Scene => ({
  seconds: loopSeconds,
  fps: 30,
  width: 1920,
  height: 1080,
  encoding: {
    size: { width: 1920, height: 1080 },
    h264: { kilobits: 215, size: { width: 1280, height: 720 } },
    av1: { crf: quality.av1, grain: 6 },
  },
  poster: { at: 0, size: { width: 1600, height: 900 }, quality: quality.poster },
  draw,
});
