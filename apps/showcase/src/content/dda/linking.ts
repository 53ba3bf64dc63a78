/** The page for trying deep links on a phone (docs/product.md, Deep-link test). */
import { localize } from '../../languages/localize.ts';
import type { linking as English } from '../../languages/en/linking.ts';
import type { DeepLinkItem } from './types.ts';

export const linking = localize(
  import.meta.glob<typeof English>('../../languages/*/linking.ts', {
    eager: true,
    import: 'linking',
  }),
);

const { smartSupplier, dubaiNowQa, smartEmployee } = linking.apps;

/** The test builds exist for iPhone only; the supplier's app exists for both systems. */
export const deepLinkItems: readonly DeepLinkItem[] = [
  { ...smartSupplier, link: 'smartSupplier', iosOnly: false },
  { ...dubaiNowQa, link: 'dubaiNowQa', iosOnly: true },
  { ...smartEmployee, link: 'smartEmployee', iosOnly: true },
];
