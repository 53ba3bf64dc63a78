/** The life-event services of Dubai Now. Playwright reads them, so this module imports no texts. */
import type { BuiltInLanguage } from '@showcase/ui';
import type { dubaiNow as English } from '../../languages/en/dubaiNow.ts';
import type { Localized } from '../../languages/localize.ts';
import { arabicSlugs } from './dubaiNowAddresses.ts';
import type { DubaiNowService } from './types.ts';

type ServiceId = keyof typeof arabicSlugs;

const ids = Object.keys(arabicSlugs) as readonly ServiceId[];
const withFilm: readonly ServiceId[] = ['volunteer', 'electric-vehicle'];

/** The services with their texts, in the order of the list. */
export function servicesOf(
  texts: Localized<typeof English>['services'],
): readonly DubaiNowService[] {
  return ids.map((id) => ({
    slug: { en: id, ar: arabicSlugs[id] },
    ...texts[id],
    hasFilm: withFilm.includes(id),
  }));
}

/** The player of our own film of a service, if there is one. The configuration can replace it (`videos.dubaiNow`). */
export function dubaiNowFilm(
  { slug, hasFilm }: DubaiNowService,
  language: BuiltInLanguage,
): string | undefined {
  if (!hasFilm) return undefined;
  return `/player?film=${slug.en}-${language}${language === 'ar' ? '&lang=ar' : ''}`;
}
