import type { Size } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';

/** A film or a loop. A frame depends only on its time, so frames can be drawn in any order. */
export interface Scene {
  readonly seconds: number;
  readonly fps: number;
  /** The size it is drawn at; the encoded size may be smaller. */
  readonly width: number;
  readonly height: number;
  readonly encoding: Encoding | LoopEncoding | StreamEncoding;
  readonly poster: Poster;
  /** Draws the moment `t`, in seconds from the start. Must draw the same for the same `t`. */
  readonly draw: (context: Context, t: number, size: Size) => void;
  /** One channel of sound, from -1 to 1, as long as the film. Its end must join its start. */
  readonly sound?: (sampleRate: number, channel: 0 | 1) => Float32Array;
}

/** The poster: a still picture of the film. */
interface Poster {
  /** Its moment, in seconds. */
  readonly at: number;
  /** Its width in pixels. */
  readonly width: number;
}

/** The encoded size, and the limits of the two files. */
export interface Encoding {
  readonly size: Size;
  /** Kilobits per second. H.264 needs more than AV1 for the same picture; a smaller size keeps it clean. */
  readonly h264: { readonly kilobits: number; readonly size?: Size };
  readonly av1: {
    /** From 0 (best) to 63 (smallest). */
    readonly crf: number;
    /** `<name>-1920.webm`, for large windows. */
    readonly large?: { readonly size: Size; readonly crf: number };
    /** Grain that the decoder adds, from 0 (none) to 50. It hides bands in dark gradients and costs no bits. */
    readonly grain: number;
  };
}

/** A loop in H.264, which every browser plays, in two sizes. */
export interface LoopEncoding {
  /** `<name>.mp4`. */
  readonly loop: Rung;
  /** `<name>-2560.mp4`, for large windows. */
  readonly large: Rung;
}

export interface Rung {
  readonly size: Size;
  /** From 0 (best) to 51 (smallest); constant, so all frames look alike. */
  readonly quantiser: number;
}

/** A loop in segments, which the host sends as a live stream. */
export interface StreamEncoding {
  readonly size: Size;
  readonly stream: {
    readonly kilobits: number;
    /** Must divide the length of the loop and make a whole number of frames. */
    readonly segmentSeconds: number;
  };
}
