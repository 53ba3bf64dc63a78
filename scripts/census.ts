import type { CDPSession } from 'playwright';

/** What a page holds in memory. */
export interface Census {
  readonly listeners: number;
  readonly nodes: number;
  /** In bytes. */
  readonly heap: number;
}

/** Counts what a page holds after garbage has been collected. The session must have enabled `Performance`. */
export async function takeCensus(session: CDPSession): Promise<Census> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
    heap: read('JSHeapUsedSize'),
  };
}
