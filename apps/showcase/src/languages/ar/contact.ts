import type { contact as English } from '../en/contact.ts';

export const contact: typeof English = {
  title: 'تواصل معنا اليوم',
  subtitle: 'أخبرنا بنبذة عن جهة عملك وكيف يمكننا مساعدتك.',
  notConfigured: 'نموذج التواصل غير متاح حاليًا.',
};
