import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'تواصل معنا اليوم',
  subtitle: 'عرّفنا بجهة عملك وأخبرنا كيف يمكننا مساعدتك.',
  notConfigured: 'نموذج التواصل غير متاح حاليًا.',
};
