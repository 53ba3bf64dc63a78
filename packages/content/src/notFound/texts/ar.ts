import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'تعذّر العثور على هذه الصفحة.',
  text: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة إلى عنوان آخر.',
  backTo: 'العودة إلى {area}',
  unknownProject: 'تعذّر العثور على هذا المشروع.',
};
