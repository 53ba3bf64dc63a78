/** The page for trying deep links on a phone (docs/product.md, Deep-link test). */
import { linkingSlug } from './area.ts';
import type { DeepLinkItem } from './types.ts';

export const linking = {
  slug: linkingSlug,
  title: { en: 'Deep-link test', ar: 'اختبار الروابط العميقة' },
  intro: {
    en: 'Open this page on the phone and try each link: the app should open by itself.',
    ar: 'افتح هذه الصفحة على الهاتف وجرّب كل رابط؛ ينبغي أن يُفتح التطبيق تلقائيًا.',
  },
  /** The English text is specified: keep it word for word. */
  hint: {
    en: 'Confirm that the app is installed and that the URL scheme is whitelisted on the device. For manual testing, open in Safari and paste the link.',
    ar: 'تأكّد من تثبيت التطبيق ومن إدراج مخطط الرابط (URL scheme) في قائمة المخططات المسموح بها على الجهاز. وللاختبار اليدوي، افتح متصفح Safari والصق الرابط فيه.',
  },
} as const;

/** The test builds exist for iPhone only; the supplier's app exists for both systems. */
export const deepLinkItems: readonly DeepLinkItem[] = [
  {
    name: { en: 'Smart Supplier', ar: 'المورّد الذكي' },
    description: {
      en: 'The app for suppliers to the government.',
      ar: 'تطبيق المورّدين المتعاملين مع الحكومة.',
    },
    link: 'smartSupplier',
    iosOnly: false,
  },
  {
    name: { en: 'Dubai Now QA', ar: 'دبي الآن (نسخة الاختبار)' },
    description: {
      en: 'The test build of the city’s services app.',
      ar: 'نسخة الاختبار من تطبيق خدمات المدينة.',
    },
    link: 'dubaiNowQa',
    iosOnly: true,
  },
  {
    name: { en: 'Smart Employee QA', ar: 'الموظف الذكي (نسخة الاختبار)' },
    description: {
      en: 'The test build of the app for government employees.',
      ar: 'نسخة الاختبار من تطبيق موظفي الحكومة.',
    },
    link: 'smartEmployee',
    iosOnly: true,
  },
];
