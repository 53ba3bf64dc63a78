import type { PageRow } from '../pages.ts';

/** The page of the national digital identity, which doesn't belong to the city alone. */
export const othersRows = {
  UAEPass: { background: 'video', motif: 'identity', action: 'tryNow', link: 'uaePass' },
} as const satisfies Record<string, PageRow>;
