import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'مجموعة أدوات التفعيل',
  intro: 'جميع صفحات منصة المدينة، جاهزة للفتح خلال الفعالية.',
  productionReference: 'رابط الموقع الرسمي',
  sections: {
    dda: 'صفحات هيئة دبي الرقمية',
    dubai: 'دبي',
    others: 'صفحات أخرى',
    codi: 'منصات البيانات (CODI)',
  },
  back: 'العودة إلى مجموعة الأدوات',
};
