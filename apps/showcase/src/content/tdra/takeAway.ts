/** Texts of the dashboard's take-away formats and of its wall (docs/product.md, To take away). */
export const takeAway = {
  print: { en: 'Print', ar: 'طباعة' },
  download: { en: 'Download', ar: 'تنزيل' },
  phone: { en: 'On your phone', ar: 'على هاتفك' },
  totals: {
    cost: { en: 'Total Cost Saved', ar: 'إجمالي الوفورات في التكلفة' },
    time: { en: 'Total Time Saved', ar: 'إجمالي الوفورات في الوقت' },
    co2: { en: 'Total CO2 Reduced', ar: 'إجمالي خفض انبعاثات ثاني أكسيد الكربون' },
  },
  /** With units, so that the amounts below don't need them. */
  measures: {
    cost: { en: 'Cost Saved (AED)', ar: 'الوفورات في التكلفة (درهم)' },
    time: { en: 'Time Saved (Hours)', ar: 'الوفورات في الوقت (ساعة)' },
    co2: { en: 'CO2 Reduced (KGs)', ar: 'خفض انبعاثات ثاني أكسيد الكربون (كجم)' },
  },
  origin: {
    en: 'The figures are those of the entity’s record in the dashboard on this date. Totals cover the adopted services only.',
    ar: 'الأرقام مأخوذة من سجل الجهة في لوحة المعلومات في التاريخ المذكور، ولا تُحتسب في الإجماليات إلا الخدمات المتبنّاة.',
  },
  noEntity: { en: 'No entity has been chosen.', ar: 'لم تُختر أي جهة.' },
  unknownEntity: {
    en: 'This entity is not in the list.',
    ar: 'هذه الجهة غير مدرجة في القائمة.',
  },
} as const;
