import type { Size } from '../../kit/geometry.ts';
import type { Scene } from './scene.ts';

interface LoopOptions {
  /** From 0 (best) to 51; a larger number makes a smaller file. */
  readonly quantiser: number;
  /** Of the smaller file; 1600x900 unless told. */
  readonly size?: Size;
  /** How much finer the large file's quantiser is; fewer steps keep a busy loop small. */
  readonly finer?: number;
  /** Whether it's drawn for 1920x1080 and scaled to any other size. */
  readonly isScaled?: boolean;
}

/** All loops have the same length and size, and start with their poster. */
export const loopSeconds = 10;

/** For a loop with much movement: the same bits for fewer pixels keep it clean. */
export const smaller: Size = { width: 1280, height: 720 };

const full: Size = { width: 2560, height: 1440 };

/** The loop behind a subject's page. */
export const loop = (
  draw: Scene['draw'],
  { quantiser, size, finer, isScaled }: LoopOptions,
): Scene => ({
  seconds: loopSeconds,
  fps: 30,
  ...full,
  encoding: {
    loop: { size: size ?? { width: 1600, height: 900 }, quantiser },
    // Large windows show every block; movement hides them.
    large: { size: full, quantiser: quantiser - (finer ?? (size === smaller ? 1 : 3)) },
  },
  poster: { at: 0, width: 1600 },
  draw: isScaled === true ? scaled(draw) : draw,
});

/** Draws at 1920x1080 and enlarges the drawing, not its pixels. */
const scaled =
  (draw: Scene['draw']): Scene['draw'] =>
  (context, t, { width, height }) => {
    const size = { width: 1920, height: 1080 };
    context.scale(width / size.width, height / size.height);
    draw(context, t, size);
  };
