import type { Messages } from '../i18n/types.ts';

export interface FilmPlayerMessages {
  /** Appears in place of a film that doesn't load. */
  readonly missing: string;
}

export const filmPlayerMessages: Messages<FilmPlayerMessages> = {
  en: { missing: 'The video did not load here.' },
  ar: { missing: 'تعذّر تحميل الفيديو.' },
};
