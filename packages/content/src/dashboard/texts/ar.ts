import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'الأثر الرقمي الحكومي',
  overall: 'الأثر الإجمالي',
  entityName: 'اسم الجهة',
  hint: 'اختر جهة من خانة البحث لعرض تفاصيلها.',
  heading: 'لوحة معلومات {entity}',
  totalCost: 'إجمالي الوفورات في التكلفة:',
  totalTime: 'إجمالي الوفورات في الوقت:',
  totalCo2: 'إجمالي خفض انبعاثات ثاني أكسيد الكربون:',
  adopted: 'الخدمات المتبنّاة',
  noneAdopted: 'لا توجد خدمات متبنّاة بعد',
  notAdopted: 'الخدمات غير المتبنّاة',
  allAdopted: 'جميع الخدمات متبنّاة',
  details: 'تفاصيل {service}',
  cost: 'الوفورات في التكلفة',
  time: 'الوفورات في الوقت',
  co2: 'خفض انبعاثات ثاني أكسيد الكربون',
  sampleNote: 'أرقام توضيحية',
  overallImpact: {
    services: { label: 'الخدمات المتبنّاة', value: '6/20', exact: '6 من 20' },
    cost: { label: 'الوفورات في التكلفة', value: '2.6 مليون درهم', exact: '2.6 مليون درهم' },
    time: { label: 'الوفورات في الوقت', value: '8,000 ساعة', exact: '8,000 ساعة' },
    co2: { label: 'خفض انبعاثات ثاني أكسيد الكربون', value: '5.3 طن', exact: '5.3 طن' },
  },
};
