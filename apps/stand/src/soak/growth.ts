import type { CDPSession } from 'playwright';

/** A page's memory use. */
export interface Holdings {
  readonly listeners: number;
  readonly nodes: number;
  /** In bytes. */
  readonly heap: number;
}

/** Measures a page's memory use after garbage collection. The session must have enabled `Performance`. */
export async function countHoldings(session: CDPSession): Promise<Holdings> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
    heap: read('JSHeapUsedSize'),
  };
}

/** The allowed growth from the first visits to the last, as a share and as a number that is always allowed. */
const allowances: Readonly<
  Record<keyof Holdings, { readonly share: number; readonly min: number }>
> = {
  listeners: { share: 0.1, min: 30 },
  nodes: { share: 0.1, min: 200 },
  heap: { share: 0.15, min: 2_000_000 },
};

/**
 * Compares a page's memory use after the last visits with that after the first ones, once it is warm. Uses medians,
 * because a visit may end while requests are still pending.
 *
 * @param held The memory use after each visit.
 * @returns A sentence for each kind that has grown; none if there are too few visits to tell.
 */
export function growthOf(held: readonly Holdings[]): readonly string[] {
  const warm = held.slice(Math.ceil(held.length / 4));
  const third = Math.floor(warm.length / 3);
  if (third < 3) return [];
  return (Object.keys(allowances) as (keyof Holdings)[]).flatMap((kind) => {
    const [first, last] = [warm.slice(0, third), warm.slice(-third)].map((visits) =>
      median(visits.map((holdings) => holdings[kind])),
    ) as [number, number];
    const { share, min } = allowances[kind];
    if (last - first <= Math.max(first * share, min)) return [];
    return [`The page holds more ${kind}: ${first.toFixed(0)}, then ${last.toFixed(0)}.`];
  });
}

/** The median of a non-empty list. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
