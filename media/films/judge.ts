/** The limits for loops. */

/** The steps of a loop: the mean absolute difference of the brightness of two frames, from 0 to 255. */
export interface Measured {
  readonly fps: number;
  /** The median of all steps. */
  readonly median: number;
  /** The 99th percentile of the steps away from the seam. */
  readonly usual: number;
  /** The largest step from half a second before the loop restarts to half a second after. */
  readonly seam: number;
}

/** In bytes, of everything in `public/media`: every copy of the app includes it. */
export const largestFolder = 45_000_000;

const wantedFps = 30;
const largestSeam = 1.5;
/** A step that changes the brightness by less than this is invisible, however still the loop is. */
const minVisible = 0.5;

/** The faults of a loop, in words; none if it keeps the limits. */
export function judge({ fps, median, usual, seam }: Measured): readonly string[] {
  const limit = Math.max(largestSeam * median, usual, minVisible);
  return [
    ...(fps === wantedFps ? [] : [`not ${String(wantedFps)} frames/s`]),
    ...(seam <= limit ? [] : [`seam above ${limit.toFixed(2)}`]),
  ];
}

/**
 * Measures the steps of a loop, the last of which leads from its last frame to its first. The steps around it count
 * too, because the frames near a smooth join may jump.
 */
export function measureSteps(steps: readonly number[], fps: number): Measured {
  const around = Math.round(fps / 2);
  const atSeam = [...steps.slice(-around - 1), ...steps.slice(0, around)];
  const elsewhere = steps.slice(around, -around - 1);
  return {
    fps,
    median: quantile(steps, 0.5),
    usual: quantile(elsewhere, 0.99),
    seam: Math.max(...atSeam),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export function stepBetween(before: Uint8Array, after: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < before.length; at += 1) {
    sum += Math.abs((before[at] ?? 0) - (after[at] ?? 0));
  }
  return sum / before.length;
}
