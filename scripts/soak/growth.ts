import type { Census } from '../census.ts';

/** How much more the last visits may hold than the first ones, as a share and as a number that is always allowed. */
const allowances: Readonly<
  Record<keyof Census, { readonly share: number; readonly least: number }>
> = {
  listeners: { share: 0.1, least: 30 },
  nodes: { share: 0.1, least: 200 },
  heap: { share: 0.15, least: 2_000_000 },
};

/** How many visits are needed on either side of the comparison. */
const fewest = 3;

/**
 * Compares what a page holds after the last visits with what it held after the first ones, once it is warm. Medians,
 * because a visit may end while something is still on its way.
 *
 * @param censuses One after each visit.
 * @returns A sentence for each kind that has grown; none if there are too few visits to tell.
 */
export function growthOf(censuses: readonly Census[]): readonly string[] {
  const warm = censuses.slice(Math.ceil(censuses.length / 4));
  const third = Math.floor(warm.length / 3);
  if (third < fewest) return [];
  return (Object.keys(allowances) as (keyof Census)[]).flatMap((kind) => {
    const [first, last] = [warm.slice(0, third), warm.slice(-third)].map((visits) =>
      median(visits.map((census) => census[kind])),
    ) as [number, number];
    const { share, least } = allowances[kind];
    if (last - first <= Math.max(first * share, least)) return [];
    return [`The page holds more ${kind}: ${first.toFixed(0)}, then ${last.toFixed(0)}.`];
  });
}

/** The median of a list with members. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
