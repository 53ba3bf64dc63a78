export const languages = ['fr', 'ar'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);
