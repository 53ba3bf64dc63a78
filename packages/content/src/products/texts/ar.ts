import type { en } from './en.ts';

export const ar: typeof en = {
  products: {
    compass: { title: 'Compass' },
    'ai-cloud': { title: 'سحابة الذكاء الاصطناعي' },
    'sovereign-cloud': { title: 'السحابة العامة السيادية' },
    'signature-cloud': { title: 'سحابة Signature الخاصة' },
    'co-location': {
      title: 'الاستضافة في مراكز البيانات',
      heading: 'الاستضافة في مراكز بيانات Core42',
      option: 'خدمات التنفيذ',
    },
    'oracle-fusion': { title: 'سحابة Signature Fusion' },
    'delivery-services': { title: 'خدمات تنفيذ حلول السحابة والذكاء الاصطناعي' },
  },
  resources: {
    video: 'فيديو',
    'sales-deck': 'عرض تقديمي للمنتج',
    'live-demo': 'عرض توضيحي مباشر',
  },
  filmTitle: 'نظرة عامة على {product}',
  otherOption: 'منتج آخر',
};
