/** Texts that belong to the whole site. */
import type { Bilingual } from '@showcase/ui';

const backToProjects: Bilingual = { en: 'Back to projects', ar: 'العودة إلى المشاريع' };

export const site = {
  name: { en: 'Showcase', ar: 'المعرض' },
  failure: {
    title: { en: 'This screen did not load.', ar: 'تعذّر تحميل هذه الشاشة.' },
    text: {
      en: 'The rest of the showcase still works. Check the connection and try again.',
      ar: 'بقية شاشات المعرض متاحة. تحقّق من الاتصال ثم أعد المحاولة.',
    },
    retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  },
  backToProjects,
} as const;

/** The document title for a screen, in the languages of the screen's name. */
export function documentTitle(screen: Bilingual | string): Bilingual | string {
  const titled = (name: string, language: 'en' | 'ar') => `${name} · ${site.name[language]}`;
  if (typeof screen === 'string') return titled(screen, 'en');
  return { en: titled(screen.en, 'en'), ar: titled(screen.ar, 'ar') };
}
