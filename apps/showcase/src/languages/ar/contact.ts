import type { contact as English } from '../en/contact.ts';

export const contact: typeof English = {
  title: 'تواصل معنا اليوم',
  subtitle: 'عرّفنا بجهة عملك وأخبرنا كيف يمكننا مساعدتك.',
  notConfigured: 'نموذج التواصل غير متاح حاليًا.',
};
