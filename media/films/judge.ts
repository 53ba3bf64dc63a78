/** What a loop must keep to. */

/** A step is the mean absolute difference of the brightness of two frames, from 0 to 255. */
export interface Measured {
  readonly fps: number;
  /** Of the steps within the loop. */
  readonly median: number;
  /** The step from the last frame to the first. */
  readonly seam: number;
}

/** In bytes, of everything in `public/media`: every copy of the app includes it. */
export const largestFolder = 15_000_000;

const wantedFps = 30;
const largestSeam = 1.5;

/** The faults of a loop, in words; none if it keeps the limits. */
export function judge({ fps, median, seam }: Measured): readonly string[] {
  return [
    ...(fps === wantedFps ? [] : [`not ${String(wantedFps)} frames/s`]),
    ...(seam <= largestSeam * median ? [] : [`seam above ${String(largestSeam)}`]),
  ];
}

export function stepBetween(before: Uint8Array, after: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < before.length; at += 1) {
    sum += Math.abs((before[at] ?? 0) - (after[at] ?? 0));
  }
  return sum / before.length;
}
