/** Dubai Now: the list of life-event services and the page of each (specification, section 2.5). */
import type { Language } from '@showcase/ui';
import { figures } from './platforms.ts';
import type { DubaiNowService } from './types.ts';

export const dubaiNow = {
  slug: 'dubai-now',
  motif: 'dubai-now',
  title: { en: 'Dubai Now', ar: 'دبي الآن' },
  description: {
    en: 'The services of the city, arranged around the events of a life, in one app.',
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
  /** Stands in for a film that does not exist; the English text is the specification's. */
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
    slugEn: 'volunteer',
    slugAr: 'التطوع',
    en: 'Volunteer',
    ar: 'التطوع',
    description: {
      en: 'Choose a volunteering opportunity in Dubai and sign up for it.',
      ar: 'اختر فرصة تطوعية في دبي وسجّل فيها.',
    },
  },
  {
    slugEn: 'domestic-workers',
    slugAr: 'العمالة-المساعدة',
    en: 'Domestic Workers',
    ar: 'العمالة المساعدة',
    description: {
      en: 'Sponsor a domestic worker, issue the residence permit and renew it in one place.',
      ar: 'أنجز إجراءات استقدام العمالة المساعدة وإصدار تصاريح إقامتها وتجديدها في مكان واحد.',
    },
  },
  {
    slugEn: 'marriage',
    slugAr: 'الزواج',
    en: 'Marriage',
    ar: 'الزواج',
    description: {
      en: 'Complete the premarital screening, the marriage contract and the first family documents step by step.',
      ar: 'أنجز الفحص الطبي قبل الزواج وعقد الزواج ووثائق الأسرة الجديدة خطوة بخطوة.',
    },
  },
  {
    slugEn: 'rent-home',
    slugAr: 'استئجار-منزل',
    en: 'Rent a Home',
    ar: 'استئجار منزل',
    description: {
      en: 'Find a home, register the tenancy contract and have electricity and water connected.',
      ar: 'ابحث عن منزل، وسجّل عقد الإيجار، واطلب توصيل الكهرباء والمياه.',
    },
  },
  {
    slugEn: 'may-they-rest-in-peace',
    slugAr: 'رحمهم-الله',
    en: 'May They Rest in Peace',
    ar: 'رحمهم الله',
    description: {
      en: 'Help for the family in registering a death, arranging the burial and settling the documents that follow.',
      ar: 'مساندة ذوي المتوفى في تسجيل الوفاة وترتيبات الدفن واستكمال ما يلي ذلك من وثائق.',
    },
  },
  {
    slugEn: 'obtain-medical',
    slugAr: 'الحصول-على-الرعاية-الطبية',
    en: 'Obtain Medical Care',
    ar: 'الحصول على الرعاية الطبية',
    description: {
      en: 'Book a medical appointment and see your health record and prescriptions.',
      ar: 'احجز موعدًا طبيًا واطّلع على سجلك الصحي ووصفاتك الطبية.',
    },
  },
  {
    slugEn: 'get-land',
    slugAr: 'الحصول-على-أرض',
    en: 'Get Land',
    ar: 'الحصول على أرض',
    description: {
      en: 'Citizens apply for a residential plot and follow the request until it is allocated.',
      ar: 'يقدّم المواطن طلبًا للحصول على أرض سكنية ويتابعه حتى تخصيصها له.',
    },
  },
  {
    slugEn: 'get-ready-house',
    slugAr: 'الحصول-على-مسكن-جاهز',
    en: 'Get a Ready House',
    ar: 'الحصول على مسكن جاهز',
    description: {
      en: 'Citizens apply for a completed house and follow the request until the keys are handed over.',
      ar: 'يقدّم المواطن طلبًا للحصول على مسكن جاهز ويتابعه حتى تسلّم المفاتيح.',
    },
  },
  {
    slugEn: 'land-exchange',
    slugAr: 'مبادلة-أرض',
    en: 'Land Exchange',
    ar: 'مبادلة أرض',
    description: {
      en: 'Citizens request another plot in exchange for theirs and follow the request until it is complete.',
      ar: 'يطلب المواطن مبادلة أرضه السكنية بأرض أخرى ويتابع طلبه حتى إنجازه.',
    },
  },
  {
    slugEn: 'electric-vehicle',
    slugAr: 'المركبة-الكهربائية',
    en: 'Electric Vehicle',
    ar: 'المركبة الكهربائية',
    description: {
      en: 'License an electric vehicle, find the nearest charging station and pay for charging.',
      ar: 'رخّص مركبتك الكهربائية، وابحث عن أقرب محطة شحن، وادفع رسوم الشحن.',
    },
  },
  {
    slugEn: 'buy-sell-property',
    slugAr: 'شراء-العقارات-وبيعها',
    en: 'Buy or Sell Property',
    ar: 'شراء العقارات وبيعها',
    description: {
      en: 'Check the title, agree the sale and register the new owner.',
      ar: 'تحقّق من سند الملكية، وأبرم عقد البيع، وسجّل العقار باسم المالك الجديد.',
    },
  },
];

const filmed: readonly string[] = ['volunteer', 'electric-vehicle'];

/** The film of our own for a service, by its English slug; the configuration takes its place (`videos.dubaiNow`). */
export function dubaiNowFilm(slug: string, language: Language): string | undefined {
  if (!filmed.includes(slug)) return undefined;
  return `/player?film=${slug}-${language}${language === 'ar' ? '&lang=ar' : ''}`;
}

export interface DubaiNowMatch {
  readonly service: DubaiNowService;
  /** The language the address is in. */
  readonly language: Language;
}

/** The address of the list, or of the service with a slug. */
export function dubaiNowPath(slug?: string): string {
  const list = `/projects/dda/${dubaiNow.slug}`;
  return slug === undefined ? list : `${list}/${encodeURIComponent(slug)}`;
}

/**
 * The service at an address, and the language the address is in: Arabic where it holds Arabic letters.
 *
 * @param slug The last part of the address, decoded.
 */
export function findDubaiNowService(slug: string): DubaiNowMatch | undefined {
  const wanted = slug.normalize('NFC');
  const language = /\p{Script=Arabic}/u.test(wanted) ? 'ar' : 'en';
  const service = dubaiNowServices.find(({ slugEn, slugAr }) =>
    language === 'ar' ? slugAr === wanted : slugEn === wanted.toLowerCase(),
  );
  return service && { service, language };
}
