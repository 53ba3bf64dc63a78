import type { Size } from '../../kit/geometry.ts';
import type { Scene } from './scene.ts';

/** The cost limits of a loop; larger numbers make smaller files. */
interface Quality {
  /** Of the loop, from 0 (best) to 51. */
  readonly quantiser: number;
  /** Of the loop; 1600x900 unless told. */
  readonly size?: Size;
}

/** All loops have the same length and size, and start with their poster. */
export const loopSeconds = 10;

/** For a loop with much movement: the same bits for fewer pixels keep it clean. */
export const smaller: Size = { width: 1280, height: 720 };

/** The loop behind a subject's page. */
export const loop = (draw: Scene['draw'], quality: Quality): Scene => ({
  seconds: loopSeconds,
  fps: 30,
  width: 1920,
  height: 1080,
  encoding: {
    size: quality.size ?? { width: 1600, height: 900 },
    loop: { quantiser: quality.quantiser },
  },
  poster: { at: 0, width: 1600 },
  draw,
});
