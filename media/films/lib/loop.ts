import type { Scene } from './scene.ts';

/** What a loop may cost: larger numbers make smaller files. */
interface Quality {
  /** Of AV1, from 0 (best) to 63. */
  readonly av1: number;
  /** Of H.264, in kilobits a second. */
  readonly h264?: number;
  /** Of the poster, from 2 (best) to 31. */
  readonly poster: number;
}

/** All loops last as long and are drawn as large; each starts with its poster. */
export const loopSeconds = 10;

/** The loop behind a subject's pages. H.264, the second choice, takes more for the same picture: it is smaller. */
export const loop = (name: string, draw: Scene['draw'], quality: Quality): Scene => ({
  name,
  seconds: loopSeconds,
  fps: 25,
  width: 1920,
  height: 1080,
  encoding: {
    size: { width: 1920, height: 1080 },
    h264: { kilobits: quality.h264 ?? 215, size: { width: 1280, height: 720 } },
    av1: { crf: quality.av1, grain: 6 },
  },
  poster: { at: 0, size: { width: 1600, height: 900 }, quality: quality.poster },
  draw,
});
