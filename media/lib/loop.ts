import type { Scene, Size } from './scene.ts';

/** What a loop of the dusk differs in. */
interface Loop {
  readonly name: string;
  readonly draw: Scene['draw'];
  /** What to give away in the two films: larger numbers make smaller files. */
  readonly crf: { readonly h264: number; readonly av1: number };
  /** Of the films and of the poster, where it is smaller than what is drawn. */
  readonly filmSize?: Size;
  readonly posterSize?: Size;
  /** Of the poster, from 2 (best) to 31. */
  readonly quality: number;
}

/** All loops of the dusk last as long and are drawn as large; each starts with its poster. */
export const loopSeconds = 10;
const size = { width: 1920, height: 1080 };
export const medium = { width: 1600, height: 900 };
export const small = { width: 1280, height: 720 };

export const duskLoop = ({ name, draw, crf, filmSize, posterSize, quality }: Loop): Scene => ({
  name,
  seconds: loopSeconds,
  fps: 25,
  ...size,
  encoding: { size: filmSize ?? size, h264: { crf: crf.h264 }, av1: { crf: crf.av1, grain: 8 } },
  poster: { at: 0, size: posterSize ?? size, quality },
  draw,
});
