/** The life-event services and their addresses. They are apart from their texts, because every page's code has them. */
import { addressIn, languages, type Language } from '../../languages.ts';
import { decoded, ddaRoot, dubaiNowSlug } from '../area.ts';

export interface ServiceRow {
  /** The last segment of its address in Arabic, which needs no prefix. In other languages, it is the key. */
  readonly arabic: string;
  /** The languages in which `public/media` holds a film of it, `{key}-{language}.*`. */
  readonly films?: readonly Language[];
}

/** In the order of the list. The key also names the picture and the film. */
export const serviceRows = {
  volunteer: { arabic: 'التطوع', films: ['en', 'ar'] },
  'domestic-workers': { arabic: 'العمالة-المساعدة' },
  marriage: { arabic: 'الزواج' },
  'rent-home': { arabic: 'استئجار-منزل' },
  'may-they-rest-in-peace': { arabic: 'رحمهم-الله' },
  'obtain-medical': { arabic: 'الحصول-على-الرعاية-الطبية' },
  'get-land': { arabic: 'الحصول-على-أرض' },
  'get-ready-house': { arabic: 'الحصول-على-مسكن-جاهز' },
  'land-exchange': { arabic: 'مبادلة-أرض' },
  'electric-vehicle': { arabic: 'المركبة-الكهربائية', films: ['en', 'ar'] },
  'buy-sell-property': { arabic: 'شراء-العقارات-وبيعها' },
} as const satisfies Record<string, ServiceRow>;

export type ServiceId = keyof typeof serviceRows;

export const serviceIds = Object.keys(serviceRows) as readonly ServiceId[];

/** The address of the list of services. */
export const dubaiNowPath = `${ddaRoot}/${dubaiNowSlug}`;

/** The address of a service in a language. */
export function servicePath(id: ServiceId, language: Language): string {
  const slug = language === 'ar' ? serviceRows[id].arabic : id;
  return addressIn(language, `${dubaiNowPath}/${encodeURIComponent(slug)}`);
}

/**
 * The service with a slug in any language. Arabic slugs are found in any Unicode normal form, English ones in upper or
 * lower case.
 *
 * @param slug The last segment of an address, decoded.
 */
export function findService(slug: string): ServiceId | undefined {
  const wanted = slug.normalize('NFC').toLowerCase();
  return serviceIds.find((id) => id === wanted || serviceRows[id].arabic === wanted);
}

/**
 * The address in a language of the service at an address in any language; of an unknown service, the list's.
 */
export function serviceAddressIn(language: string, pathname: string): string {
  const id = findService(decoded(pathname.split('/').pop() ?? ''));
  const known = languages.find((own) => own === language);
  return id && known ? servicePath(id, known) : addressIn(language, dubaiNowPath);
}
