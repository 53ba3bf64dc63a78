/** The languages of the showcase. Numbers use Latin digits in both (design, section 5). */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The locale for `Intl` of a language: Arabic with Latin digits, as the UAE writes them. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : 'en';
}
