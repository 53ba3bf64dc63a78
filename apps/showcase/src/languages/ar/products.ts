import type { products as English } from '../en/products.ts';

export const products: typeof English = {
  titles: {
    compass: 'Compass',
    'ai-cloud': 'سحابة الذكاء الاصطناعي',
    'sovereign-cloud': 'السحابة العامة السيادية',
    'signature-cloud': 'سحابة Signature الخاصة',
    'co-location': 'الاستضافة في مراكز البيانات',
    'oracle-fusion': 'سحابة Signature Fusion',
    'delivery-services': 'خدمات تنفيذ حلول السحابة والذكاء الاصطناعي',
  },
  coLocationHeading: 'الاستضافة في مراكز بيانات Core42',
  coLocationOption: 'خدمات التنفيذ',
  otherOption: 'منتج آخر',
  video: 'فيديو',
  salesDeck: 'عرض تقديمي للمنتج',
  liveDemo: 'عرض توضيحي مباشر',
};
