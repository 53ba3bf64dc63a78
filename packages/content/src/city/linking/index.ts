/** The page for trying deep links on a phone (docs/product.md, Deep-link test). */
import type { LinkId } from '../../links.ts';
import { localize, type LocalizedText } from '../../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

export const linking = localize({ en, ar });

/** An app on the deep-link test page. */
export interface DeepLinkItem {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Its address is the entry of the link catalogue. */
  readonly link: LinkId;
  readonly iosOnly: boolean;
}

const { smartSupplier, dubaiNowQa, smartEmployee } = linking.apps;

/** The test builds exist for iPhone only; the supplier's app exists for both systems. */
export const deepLinkItems: readonly DeepLinkItem[] = [
  { ...smartSupplier, link: 'smartSupplier', iosOnly: false },
  { ...dubaiNowQa, link: 'dubaiNowQa', iosOnly: true },
  { ...smartEmployee, link: 'smartEmployee', iosOnly: true },
];
