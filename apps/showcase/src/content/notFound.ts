import { localize } from '../languages/localize.ts';
import type { notFound as English } from '../languages/en/notFound.ts';

/** The texts for unknown addresses. */
export const notFound = localize(
  import.meta.glob<typeof English>('../languages/*/notFound.ts', {
    eager: true,
    import: 'notFound',
  }),
);
