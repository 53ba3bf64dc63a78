import type { notFound as English } from '../en/notFound.ts';

export const notFound: typeof English = {
  title: 'تعذّر العثور على هذه الصفحة.',
  text: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة إلى عنوان آخر.',
  unknownProject: 'تعذّر العثور على هذا المشروع.',
};
