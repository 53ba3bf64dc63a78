/** The languages of every component's texts. Numbers use Latin digits in both, as the UAE writes them. */
export const languages = ['en', 'ar'] as const;

export type BuiltInLanguage = (typeof languages)[number];

/** A language as a BCP 47 tag: a built-in language, or any other for which an app provides texts. */
export type Language = BuiltInLanguage | (string & {});
export type Direction = 'ltr' | 'rtl';

/** Languages usually written from right to left. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/i;

/** The direction in which a language is usually written; a script subtag, as in `az-Arab`, is ignored. */
export function directionOf(language: Language): Direction {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}

/**
 * The locale of a language for `Intl`: Arabic with Latin digits, as the UAE writes them; others unchanged.
 */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}
