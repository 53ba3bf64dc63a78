import { localize } from '../../languages/localize.ts';
import type { impact as English } from '../../languages/en/impact.ts';

/** How figures are written, in each language. */
export const impactTexts = localize(
  import.meta.glob<typeof English>('../../languages/*/impact.ts', {
    eager: true,
    import: 'impact',
  }),
);
