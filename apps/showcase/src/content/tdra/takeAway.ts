import { localize } from '../../languages/localize.ts';
import type { takeAway as English } from '../../languages/en/takeAway.ts';

/** Texts of the dashboard's take-away formats and of its wall (docs/product.md, To take away). */
export const takeAway = localize(
  import.meta.glob<typeof English>('../../languages/*/takeAway.ts', {
    eager: true,
    import: 'takeAway',
  }),
);
