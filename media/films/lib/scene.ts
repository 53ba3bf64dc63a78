/** What a frame is drawn on: a whole canvas or the part of a page that plays the role of one. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A film or a loop. Its picture depends on the time alone, so that any frame can be drawn at any moment. */
export interface Scene {
  /** The stem of the files it is rendered to. */
  readonly name: string;
  readonly seconds: number;
  readonly fps: number;
  /** The size it is drawn at; the encoded size may be smaller. */
  readonly width: number;
  readonly height: number;
  readonly encoding: Encoding | StreamEncoding;
  readonly poster: {
    /** The moment, in seconds, that stands for the whole. */
    readonly at: number;
    readonly size: Size;
    /** Of ffmpeg's JPEG, from 2 (best) to 31. */
    readonly quality: number;
  };
  /** Draws the moment `t` (in seconds, within the length). Must draw the same for the same `t`. */
  readonly draw: (context: Context, t: number, size: Size) => void;
  /** One channel of sound, from -1 to 1, as long as the film; its end must meet its start. */
  readonly sound?: (sampleRate: number, channel: 0 | 1) => Float32Array;
}

/** The encoded size, and what the two files may cost. */
export interface Encoding {
  readonly size: Size;
  /**
   * Either as good as `crf` says (from 0, best, to 51), or two passes that end at so many kilobits a second. It
   * takes more than AV1 for the same picture; a smaller size of its own keeps it clean.
   */
  readonly h264: ({ readonly crf: number } | { readonly kilobits: number }) & {
    readonly size?: Size;
  };
  readonly av1: {
    /** From 0 (best) to 63 (smallest). */
    readonly crf: number;
    /** Grain that the decoder adds, from 0 (none) to 50: it hides bands in dark gradients and costs no bits. */
    readonly grain: number;
  };
}

/** A loop that is cut into segments, for the host to send as a live stream. */
export interface StreamEncoding {
  readonly size: Size;
  readonly stream: {
    readonly kilobits: number;
    /** Must divide the length of the loop, and be a whole number of frames. */
    readonly segmentSeconds: number;
  };
}
