/**
 * The languages of the show, as BCP 47 tags. English is the first: its addresses have no prefix, and its texts stand in
 * where a component lacks another language. Each language has a file `texts/{tag}.ts` in every area.
 */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

const [english, ...others] = languages;

/** The prefix of an address in another language than English: `/ar`. */
const prefix = new RegExp(`^/(${others.join('|')})(?=[/?#]|$)`, 'i');

/** The language of an address: that of its prefix, or Arabic if it has Arabic letters, encoded or not. */
export function languageAt(address: string): Language {
  const tag = prefix.exec(address)?.[1]?.toLowerCase();
  const ofPrefix = languages.find((language) => language.toLowerCase() === tag);
  // The addresses of Dubai Now services are words of their language.
  const isArabic = /\p{Script=Arabic}|%d[89ab]%/iu.test(address);
  return ofPrefix ?? (isArabic ? 'ar' : english);
}

/**
 * The same screen in a language: `/projects/g42` in Arabic is `/ar/projects/g42`. Addresses that already have a
 * language, and anything else than an absolute path, stay as they are.
 */
export function addressIn(language: string, address: string): string {
  const [path = ''] = address.split(/[?#]/);
  if (language === english || !path.startsWith('/') || languageAt(path) !== english) return address;
  return `/${language}${path === '/' ? address.slice(1) : address}`;
}

/** An address without the prefix of its language. */
export function withoutLanguage(address: string): string {
  const rest = address.replace(prefix, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The locale of a language as previews name it (Open Graph): Arabic as in the UAE. */
export function previewLocale(language: string): string {
  return language === 'ar' ? 'ar_AE' : language.replace('-', '_');
}

/** Whether a tag is one of the languages. */
export function isLanguage(tag: unknown): tag is Language {
  return languages.some((language) => language === tag);
}
