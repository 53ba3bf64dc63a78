/** The list of life-event services and the page of each (docs/product.md, Dubai Now). */
import type { BuiltInLanguage } from '@showcase/ui';
import { arabicSlugs } from './dubaiNowAddresses.ts';
import { dubaiNowSlug } from './area.ts';
import { figures } from './platforms.ts';
import type { DubaiNowService } from './types.ts';

export const dubaiNow = {
  slug: dubaiNowSlug,
  motif: 'dubai-now',
  title: { en: 'Dubai Now', ar: 'دبي الآن' },
  description: {
    en: 'The city’s services, arranged around life events, in one app.',
    ar: 'خدمات المدينة مرتبة حسب محطات الحياة، في تطبيق واحد.',
  },
  figures: figures.dubaiNow,
  listHeading: { en: 'Life events', ar: 'محطات الحياة' },
  link: 'dubaiNow',
  qrCaption: {
    en: 'Scan the code to open Dubai Now on your phone.',
    ar: 'امسح الرمز لفتح تطبيق «دبي الآن» على هاتفك.',
  },
  back: { en: 'Back to Dubai Now', ar: 'العودة إلى «دبي الآن»' },
  /** A placeholder for a film that does not exist. The English text is specified: keep it word for word. */
  videoPlaceholder: { en: 'VIDEO WILL BE INSERTED HERE', ar: 'سيُدرج الفيديو هنا' },
  notFound: {
    title: { en: 'We couldn’t find that service.', ar: 'تعذّر العثور على هذه الخدمة.' },
    text: {
      en: 'The address may be misspelt, or the service has moved.',
      ar: 'ربما كُتب العنوان خطأً، أو نُقلت الخدمة إلى عنوان آخر.',
    },
  },
} as const;

export const dubaiNowServices: readonly DubaiNowService[] = [
  {
    slug: { en: 'volunteer', ar: arabicSlugs.volunteer },
    label: { en: 'Volunteer', ar: 'التطوع' },
    description: {
      en: 'Choose a volunteering opportunity in Dubai and sign up for it.',
      ar: 'اختر فرصة تطوعية في دبي وسجّل فيها.',
    },
    hasFilm: true,
  },
  {
    slug: { en: 'domestic-workers', ar: arabicSlugs['domestic-workers'] },
    label: { en: 'Domestic Workers', ar: 'العمالة المساعدة' },
    description: {
      en: 'Sponsor a domestic worker, then obtain and renew the residence permit, all in one place.',
      ar: 'أنجز إجراءات استقدام العمالة المساعدة وإصدار تصاريح إقامتها وتجديدها في مكان واحد.',
    },
  },
  {
    slug: { en: 'marriage', ar: arabicSlugs.marriage },
    label: { en: 'Marriage', ar: 'الزواج' },
    description: {
      en: 'Complete the premarital screening, the marriage contract and the first family documents step by step.',
      ar: 'أنجز الفحص الطبي قبل الزواج وعقد الزواج ووثائق الأسرة الجديدة خطوة بخطوة.',
    },
  },
  {
    slug: { en: 'rent-home', ar: arabicSlugs['rent-home'] },
    label: { en: 'Rent a Home', ar: 'استئجار منزل' },
    description: {
      en: 'Find a home, register the tenancy contract and have electricity and water connected.',
      ar: 'ابحث عن منزل، وسجّل عقد الإيجار، واطلب توصيل الكهرباء والمياه.',
    },
  },
  {
    slug: { en: 'may-they-rest-in-peace', ar: arabicSlugs['may-they-rest-in-peace'] },
    label: { en: 'May They Rest in Peace', ar: 'رحمهم الله' },
    description: {
      en: 'Register a death, arrange the burial and complete the documents that follow.',
      ar: 'مساندة ذوي المتوفى في تسجيل الوفاة وترتيبات الدفن واستكمال ما يلي ذلك من وثائق.',
    },
  },
  {
    slug: { en: 'obtain-medical', ar: arabicSlugs['obtain-medical'] },
    label: { en: 'Obtain Medical Care', ar: 'الحصول على الرعاية الطبية' },
    description: {
      en: 'Book a medical appointment and see your health record and prescriptions.',
      ar: 'احجز موعدًا طبيًا واطّلع على سجلك الصحي ووصفاتك الطبية.',
    },
  },
  {
    slug: { en: 'get-land', ar: arabicSlugs['get-land'] },
    label: { en: 'Get Land', ar: 'الحصول على أرض' },
    description: {
      en: 'Citizens apply for a residential plot and track the request until it is allocated.',
      ar: 'يقدّم المواطن طلبًا للحصول على أرض سكنية ويتابعه حتى تخصيصها له.',
    },
  },
  {
    slug: { en: 'get-ready-house', ar: arabicSlugs['get-ready-house'] },
    label: { en: 'Get a Ready House', ar: 'الحصول على مسكن جاهز' },
    description: {
      en: 'Citizens apply for a completed house and track the request until the keys are handed over.',
      ar: 'يقدّم المواطن طلبًا للحصول على مسكن جاهز ويتابعه حتى تسلّم المفاتيح.',
    },
  },
  {
    slug: { en: 'land-exchange', ar: arabicSlugs['land-exchange'] },
    label: { en: 'Land Exchange', ar: 'مبادلة أرض' },
    description: {
      en: 'Citizens request another plot in exchange for theirs and track the request until it is complete.',
      ar: 'يطلب المواطن مبادلة أرضه السكنية بأرض أخرى ويتابع طلبه حتى إنجازه.',
    },
  },
  {
    slug: { en: 'electric-vehicle', ar: arabicSlugs['electric-vehicle'] },
    label: { en: 'Electric Vehicle', ar: 'المركبة الكهربائية' },
    description: {
      en: 'License an electric vehicle, find the nearest charging station and pay for charging.',
      ar: 'رخّص مركبتك الكهربائية، وابحث عن أقرب محطة شحن، وادفع رسوم الشحن.',
    },
    hasFilm: true,
  },
  {
    slug: { en: 'buy-sell-property', ar: arabicSlugs['buy-sell-property'] },
    label: { en: 'Buy or Sell Property', ar: 'شراء العقارات وبيعها' },
    description: {
      en: 'Check the title, agree the sale and register the new owner.',
      ar: 'تحقّق من سند الملكية، وأبرم عقد البيع، وسجّل العقار باسم المالك الجديد.',
    },
  },
];

/** The player of our own film of a service, if there is one. The configuration can replace it (`videos.dubaiNow`). */
export function dubaiNowFilm(
  { slug, hasFilm = false }: DubaiNowService,
  language: BuiltInLanguage,
): string | undefined {
  if (!hasFilm) return undefined;
  return `/player?film=${slug.en}-${language}${language === 'ar' ? '&lang=ar' : ''}`;
}

/**
 * The service with a slug. Arabic slugs are found in any Unicode normal form, English ones in upper or lower case.
 *
 * @param slug The last segment of the address, decoded.
 */
export function findDubaiNowService(slug: string): DubaiNowService | undefined {
  const wanted = slug.normalize('NFC').toLowerCase();
  return dubaiNowServices.find(({ slug: { en, ar } }) => [en, ar].includes(wanted));
}
