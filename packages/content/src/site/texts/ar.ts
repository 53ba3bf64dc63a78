import type { en } from './en.ts';

export const ar: typeof en = {
  language: 'العربية',
  name: 'المعرض',
  backToProjects: 'العودة إلى المشاريع',
  failure: {
    title: 'تعذّر تحميل هذه الشاشة.',
    text: 'بقية شاشات المعرض متاحة. تحقّق من الاتصال ثم أعد المحاولة.',
    retry: 'إعادة المحاولة',
  },
};
