export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value));

export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** How far `t` has come from `start` to `end`, from 0 to 1. */
export const progress = (t: number, start: number, end: number) =>
  clamp((t - start) / (end - start));

/** Like `progress`, but eases in and out. */
export function smooth(t: number, start: number, end: number): number {
  const q = progress(t, start, end);
  return q * q * q * (q * (q * 6 - 15) + 10);
}

export const easeIn = (q: number) => q * q * q;
export const easeOut = (q: number) => 1 - (1 - q) ** 3;
export const easeOutLong = (q: number) => 1 - (1 - q) ** 5;

/** Rises from 0 to 1 and falls back, easing in and out. */
export const window = (t: number, start: number, end: number, rise: number, fall = rise) =>
  smooth(t, start, start + rise) * (1 - smooth(t, end - fall, end));

/** A hill around `centre`. */
export const bell = (value: number, centre: number, width: number) =>
  Math.exp(-(((value - centre) / width) ** 2));

/**
 * A smooth curve through the keys, each [time, value] in order of time, that repeats after `period`. It never
 * overshoots: it is flat where the values turn (monotone cubic interpolation).
 */
export function periodicCurve(
  keys: readonly (readonly [number, number])[],
  period: number,
): (t: number) => number {
  const count = keys.length;
  const at = (index: number): readonly [number, number] => {
    const turns = Math.floor(index / count);
    const [time, value] = keys[index - turns * count] ?? [0, 0];
    return [time + turns * period, value];
  };
  const slope = (index: number) => {
    const [[fromTime, from], [toTime, to]] = [at(index), at(index + 1)];
    return (to - from) / (toTime - fromTime);
  };
  const tangent = (index: number) => {
    const [before, after] = [slope(index - 1), slope(index)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return (t) => {
    let index = count - 1;
    while (index > 0 && at(index)[0] > t) index -= 1;
    const [[fromTime, from], [toTime, to]] = [at(index), at(index + 1)];
    const span = toTime - fromTime;
    const q = (t - fromTime) / span;
    return (
      (1 + 2 * q) * (1 - q) ** 2 * from +
      q * (1 - q) ** 2 * span * tangent(index) +
      q * q * (3 - 2 * q) * to +
      q * q * (q - 1) * span * tangent(index + 1)
    );
  };
}
