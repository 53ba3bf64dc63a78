/** Texts and fixed figures of the dashboard (docs/product.md, Impact dashboard). */
export const dashboard = {
  title: { en: 'Government Digital Impact', ar: 'الأثر الرقمي الحكومي' },
  overall: { en: 'Overall impact', ar: 'الأثر الإجمالي' },
  hint: {
    en: 'Select an entity from the search to view details.',
    ar: 'اختر جهة من خانة البحث لعرض تفاصيلها.',
  },
  heading: 'Dashboard',
  totalCost: 'Total Cost Saved:',
  totalTime: 'Total Time Saved:',
  totalCo2: 'Total CO2 Reduced:',
  adopted: 'Adopted Services',
  noneAdopted: 'No services adopted yet',
  notAdopted: 'Not Adopted Services',
  allAdopted: 'All services adopted',
  details: 'Details',
  cost: 'Cost Saved',
  time: 'Time Saved',
  co2: 'CO2 Reduced',
  /** The note that marks sample records. The data contain it in English only. */
  sampleNote: { en: 'Sample figures', ar: 'أرقام توضيحية' },
} as const;

/** The fixed figures of the overall impact, with the English words that assistive technology reads. */
export const overallImpact = [
  {
    label: { en: 'Services Adopted', ar: 'الخدمات المتبنّاة' },
    value: { en: '6/20', ar: '6/20' },
    exact: '6 of 20',
  },
  {
    label: { en: 'Cost Saved', ar: 'الوفورات في التكلفة' },
    value: { en: '2.6M AED', ar: '2.6 مليون درهم' },
    exact: '2.6 million AED',
  },
  {
    label: { en: 'Time saved', ar: 'الوفورات في الوقت' },
    value: { en: '8,000H', ar: '8,000 ساعة' },
    exact: '8,000 hours',
  },
  {
    label: { en: 'CO₂ reduced', ar: 'خفض انبعاثات ثاني أكسيد الكربون' },
    value: { en: '5.3T', ar: '5.3 طن' },
    exact: '5.3 tonnes',
  },
] as const;
