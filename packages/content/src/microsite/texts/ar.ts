import type { en } from './en.ts';

export const ar: typeof en = {
  footer: {
    contact: 'تواصل معنا',
    back: 'العودة',
    home: 'العودة إلى صفحة Core42 الرئيسية',
  },
  landing: { title: 'Core42', start: 'ابدأ الآن' },
  info: { title: 'اكتشف Core42', lead: 'من نحن، وماذا نبني، ومن شركاؤنا.' },
  brand: 'علامتنا التجارية',
  corporateOverview: 'نبذة عن الشركة',
  products: 'منتجاتنا',
  partners: 'شركاؤنا',
  partner: 'الشريك {number}',
};
