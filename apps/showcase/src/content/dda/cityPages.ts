/** The pages of the city's platforms: trade, build, justice, investment, tourism and transport. */
import { figures } from './platforms.ts';
import type { PlatformPage } from './types.ts';

const tradeDubai = { en: 'Trade Dubai', ar: 'التجارة في دبي' };
const buildDubai = { en: 'Build Dubai', ar: 'البناء في دبي' };
const justiceDubai = { en: 'Justice Dubai', ar: 'العدالة في دبي' };
const investDubai = { en: 'Invest Dubai', ar: 'الاستثمار في دبي' };
const tourismDubai = { en: 'Tourism Dubai', ar: 'السياحة في دبي' };
const dubaiTransport = { en: 'Dubai Transport', ar: 'النقل في دبي' };

const trade = { motif: 'trade', figures: figures.trade, action: 'explore', link: 'trade' } as const;
const build = { motif: 'build', figures: figures.build, action: 'explore', link: 'build' } as const;
const justice = {
  motif: 'justice',
  figures: figures.justice,
  action: 'explore',
  link: 'justice',
} as const;
/** The link catalogue has no entry for this experience, so its action has no target. */
const invest = { motif: 'investment', figures: figures.invest, action: 'explore' } as const;
const tourism = {
  motif: 'tourism',
  figures: figures.tourism,
  action: 'explore',
  link: 'visit',
} as const;
const transport = {
  motif: 'transport',
  figures: figures.transport,
  action: 'explore',
  link: 'dubaiTransport',
} as const;

export const cityPages: readonly PlatformPage[] = [
  {
    slug: 'trade',
    background: 'video',
    title: { en: 'Trade and Logistics', ar: 'التجارة والخدمات اللوجستية' },
    description: {
      en: 'Set up a trading company, clear goods through customs and book transport without visiting a service centre.',
      ar: 'تأسيس الشركات التجارية والتخليص الجمركي وحجز خدمات النقل، دون الحاجة إلى زيارة مراكز الخدمة.',
    },
    ...trade,
  },
  {
    slug: 'build',
    background: 'video',
    title: { en: 'Build', ar: 'البناء' },
    description: {
      en: 'For owners, from the plot to the completion certificate: approved drawings, a building permit and inspections in one journey.',
      ar: 'رحلة واحدة للمالك من الأرض إلى شهادة الإنجاز: اعتماد المخططات ورخصة البناء ومعاينات الموقع.',
    },
    ...build,
  },
  {
    slug: 'buildDubai',
    background: 'video',
    title: buildDubai,
    description: {
      en: 'Consultants and contractors register, submit drawings and answer review comments on one platform.',
      ar: 'تسجيل الاستشاريين والمقاولين وتقديم المخططات والرد على ملاحظات التدقيق عبر منصة واحدة.',
    },
    ...build,
    figures: figures.buildExact,
  },
  {
    slug: 'justice',
    background: 'video',
    title: { en: 'Justice', ar: 'العدالة' },
    description: {
      en: 'File a case, pay its fees and attend the hearing remotely.',
      ar: 'تسجيل الدعوى وسداد رسومها وحضور الجلسة عن بُعد.',
    },
    ...justice,
  },
  {
    slug: 'justiceDubai',
    background: 'video',
    title: justiceDubai,
    description: {
      en: 'Courts, public prosecution, police and notaries share one file, so nobody has to give the same details twice.',
      ar: 'ملف واحد تتشاركه المحاكم والنيابة العامة والشرطة والكاتب العدل، فلا يضطر المتعامل إلى تقديم بياناته مرتين.',
    },
    ...justice,
  },
  {
    slug: 'investDubai',
    background: 'video',
    title: investDubai,
    description: {
      en: 'Choose an activity, reserve a trade name and receive the licence, on the mainland or in a free zone.',
      ar: 'اختيار النشاط وحجز الاسم التجاري وإصدار الرخصة، في البر الرئيسي أو في المناطق الحرة.',
    },
    ...invest,
  },
  {
    slug: 'tourismDubai',
    background: 'video',
    title: tourismDubai,
    description: {
      en: 'Licences and permits for hotels, holiday homes, tour guides and events, from application to renewal.',
      ar: 'تراخيص الفنادق وبيوت العطلات والمرشدين السياحيين وتصاريح الفعاليات، من تقديم الطلب حتى التجديد.',
    },
    ...tourism,
  },
  {
    slug: 'dubai-transport',
    background: 'video',
    title: dubaiTransport,
    description: {
      en: 'Plan a journey, pay for parking and renew a driving or vehicle licence in one place.',
      ar: 'تخطيط الرحلة ودفع رسوم المواقف وتجديد رخصة القيادة وترخيص المركبة في مكان واحد.',
    },
    ...transport,
  },
  {
    slug: 'TradeDubaiBg',
    background: 'image',
    title: tradeDubai,
    description: {
      en: 'Track a shipment from the port or the airport to the warehouse, with customs, free zones and carriers on one screen.',
      ar: 'متابعة الشحنة من الميناء أو المطار إلى المستودع، عبر شاشة واحدة تربط الجمارك والمناطق الحرة وشركات الشحن.',
    },
    ...trade,
  },
  {
    slug: 'BuildtBg',
    background: 'image',
    title: buildDubai,
    description: {
      en: 'Permits, utilities and inspections from separate entities, requested once and tracked on one timeline.',
      ar: 'التصاريح وخدمات المرافق والمعاينات من جهات متعددة، بطلب واحد وجدول زمني واحد للمتابعة.',
    },
    ...build,
  },
  {
    slug: 'JusticeDubaiBg',
    background: 'image',
    title: justiceDubai,
    description: {
      en: 'People, companies and lawyers track their cases, judgments and notarised documents from one account.',
      ar: 'متابعة القضايا والأحكام والمحررات الموثقة من حساب واحد، للأفراد والشركات والمحامين.',
    },
    ...justice,
  },
  {
    slug: 'InvestBg',
    background: 'image',
    title: investDubai,
    description: {
      en: 'For those who start, expand or move a company to Dubai: licences, visas and premises from the entities concerned.',
      ar: 'لمن يؤسس شركة أو يوسّعها أو ينقلها إلى دبي: الرخص والتأشيرات والمقار من الجهات المعنية.',
    },
    ...invest,
  },
  {
    slug: 'TourismDubaiBG',
    background: 'image',
    title: tourismDubai,
    description: {
      en: 'For visitors: what is on, what to see and how to get there, from the city itself.',
      ar: 'للزوار: الفعاليات والمعالم وطرق الوصول إليها، من مصادر المدينة الرسمية.',
    },
    ...tourism,
  },
  {
    slug: 'DubaiTransportBg',
    background: 'image',
    title: dubaiTransport,
    description: {
      en: 'Metro, tram, buses, taxis and marine transport on one map, from the Roads and Transport Authority and its partners.',
      ar: 'المترو والترام والحافلات ومركبات الأجرة والنقل البحري على خريطة واحدة، من هيئة الطرق والمواصلات وشركائها.',
    },
    ...transport,
  },
];
