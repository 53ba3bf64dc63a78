/** Texts of the section's home and its navigation bar (docs/product.md, Regulator section). */
export const regulator = {
  title: { en: 'Digital government', ar: 'الحكومة الرقمية' },
  lead: {
    en: 'Shared digital services for every government entity, and what they save.',
    ar: 'خدمات رقمية مشتركة لكل جهة حكومية، وما تحققه من وفورات.',
  },
  bar: {
    home: { label: 'Home', href: '.' },
    screensaver: { label: 'Screensaver', href: './screensaver' },
    impact: { label: 'Impact dashboard', href: './impact' },
    projects: { label: 'All projects', href: '/' },
  },
  hostAway: {
    title: { en: 'The showcase is not responding.', ar: 'نظام المعرض لا يستجيب حاليًا.' },
    text: {
      en: 'The page will reload as soon as it does. To keep browsing, close this message.',
      ar: 'ستُحدَّث الصفحة فور عودته إلى العمل. لمتابعة التصفح، أغلق هذه الرسالة.',
    },
  },
  tiles: {
    impact: {
      title: { en: 'Government Digital Impact', ar: 'الأثر الرقمي الحكومي' },
      text: {
        en: 'Search for an entity and see its savings.',
        ar: 'ابحث عن جهة حكومية واطّلع على وفوراتها.',
      },
      linkLabel: { en: 'Open the dashboard', ar: 'فتح لوحة المعلومات' },
    },
    screensaver: {
      title: { en: 'Screensaver', ar: 'شاشة التوقف' },
      text: {
        en: 'A quiet loop for the stand between visits. Any touch or key ends it.',
        ar: 'عرض هادئ يتكرر في الجناح بين زيارة وأخرى. تُنهيه أي لمسة أو ضغطة مفتاح.',
      },
      linkLabel: { en: 'Start the loop', ar: 'بدء العرض' },
    },
  },
} as const;
