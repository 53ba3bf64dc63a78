/** The texts for unknown addresses (docs/product.md, Not found). */
import type { Bilingual } from '@showcase/ui';

export const notFound = {
  title: { en: 'We couldn’t find that page.', ar: 'تعذّر العثور على هذه الصفحة.' },
  text: {
    en: 'The address may be misspelt, or the page has moved.',
    ar: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة إلى عنوان آخر.',
  },
} as const;

export const unknownProject: Bilingual = {
  en: "We couldn't find that project.",
  ar: 'تعذّر العثور على هذا المشروع.',
};
