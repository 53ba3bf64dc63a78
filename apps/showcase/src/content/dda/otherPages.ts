/** The page of the national digital identity, which doesn't belong to the city alone. */
import type { PlatformRow } from './types.ts';

export const otherPages: readonly PlatformRow[] = [
  {
    slug: 'UAEPass',
    subject: 'uaePass',
    background: 'video',
    motif: 'identity',
    action: 'tryNow',
    link: 'uaePass',
  },
];
