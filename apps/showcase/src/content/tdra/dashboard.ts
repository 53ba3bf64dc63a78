import { localize } from '../../languages/localize.ts';
import type { dashboard as English } from '../../languages/en/dashboard.ts';

/** Texts and fixed figures of the dashboard (docs/product.md, Impact dashboard). */
export const dashboard = localize(
  import.meta.glob<typeof English>('../../languages/*/dashboard.ts', {
    eager: true,
    import: 'dashboard',
  }),
);
