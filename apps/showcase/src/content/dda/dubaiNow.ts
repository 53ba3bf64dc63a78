/** The list of life-event services and the page of each (docs/product.md, Dubai Now). */
import type { dubaiNow as English } from '../../languages/en/dubaiNow.ts';
import { localize } from '../../languages/localize.ts';
import { dubaiNowSlug } from './area.ts';
import { servicesOf } from './dubaiNowServices.ts';
import { figures } from './localizedFigures.ts';
import type { DubaiNowService } from './types.ts';

const { services, ...texts } = localize(
  import.meta.glob<typeof English>('../../languages/*/dubaiNow.ts', {
    eager: true,
    import: 'dubaiNow',
  }),
);

export const dubaiNow = {
  ...texts,
  slug: dubaiNowSlug,
  motif: 'dubai-now',
  figures: figures.dubaiNow,
  link: 'dubaiNow',
} as const;

export const dubaiNowServices = servicesOf(services);

/**
 * The service with a slug. Arabic slugs are found in any Unicode normal form, English ones in upper or lower case.
 *
 * @param slug The last segment of the address, decoded.
 */
export function findDubaiNowService(slug: string): DubaiNowService | undefined {
  const wanted = slug.normalize('NFC').toLowerCase();
  return dubaiNowServices.find(({ slug: { en, ar } }) => [en, ar].includes(wanted));
}
