/** The addresses of the Dubai Now services. They are apart from their texts, because every page's code has them. */
import { addressIn } from '../../languages/addresses.ts';
import { decoded, ddaRoot, dubaiNowSlug } from './area.ts';

/** The Arabic slug of each service, by its English one. */
export const arabicSlugs = {
  volunteer: 'التطوع',
  'domestic-workers': 'العمالة-المساعدة',
  marriage: 'الزواج',
  'rent-home': 'استئجار-منزل',
  'may-they-rest-in-peace': 'رحمهم-الله',
  'obtain-medical': 'الحصول-على-الرعاية-الطبية',
  'get-land': 'الحصول-على-أرض',
  'get-ready-house': 'الحصول-على-مسكن-جاهز',
  'land-exchange': 'مبادلة-أرض',
  'electric-vehicle': 'المركبة-الكهربائية',
  'buy-sell-property': 'شراء-العقارات-وبيعها',
} as const;

/** The address of a service, or of the list if no slug is given. */
export function dubaiNowPath(slug?: string): string {
  const list = `${ddaRoot}/${dubaiNowSlug}`;
  return slug === undefined ? list : `${list}/${encodeURIComponent(slug)}`;
}

/**
 * The address of a service in a language: the Arabic ones have no prefix. Of an unknown service, the list's.
 *
 * @param pathname Its address in any language.
 */
export function serviceAddressIn(language: string, pathname: string): string {
  const slug = decoded(pathname.split('/').pop() ?? '')
    .normalize()
    .toLowerCase();
  const [english, arabic] = Object.entries(arabicSlugs).find((slugs) => slugs.includes(slug)) ?? [];
  return addressIn(language, dubaiNowPath(language === 'ar' ? arabic : english));
}
