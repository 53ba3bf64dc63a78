/** The toolkit: every page of the city platform in four sections (docs/product.md, Toolkit). */
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { dubaiNow } from './dubaiNow.ts';
import { linking } from './linking.ts';
import { otherPages } from './otherPages.ts';
import type { Bilingual, PlatformPage, ToolkitEntry, ToolkitSection } from './types.ts';

export const toolkit = {
  title: { en: 'Activation Toolkit', ar: 'مجموعة أدوات التفعيل' },
  intro: {
    en: 'Every page of the city platform, ready to open at the event.',
    ar: 'جميع صفحات منصة المدينة، جاهزة للفتح خلال الفعالية.',
  },
  back: { en: 'Back to the toolkit', ar: 'العودة إلى مجموعة الأدوات' },
  productionReference: {
    label: { en: 'Production reference', ar: 'رابط الموقع الرسمي' },
    link: 'productionReference',
  },
} as const;

/** The name of a page among all pages. Pages of one subject may share a title; the word in brackets tells them apart. */
export const pageName = ({ title, background }: PlatformPage): Bilingual =>
  background === 'video' ? title : { en: `${title.en} (image)`, ar: `${title.ar} (صورة)` };

const entry = (page: PlatformPage): ToolkitEntry => ({ slug: page.slug, label: pageName(page) });

export const toolkitSections: readonly ToolkitSection[] = [
  {
    id: 'dda',
    heading: { en: 'DDA pages', ar: 'صفحات هيئة دبي الرقمية' },
    entries: ddaPages.map(entry),
  },
  {
    id: 'dubai',
    heading: { en: 'Dubai', ar: 'دبي' },
    entries: [{ slug: dubaiNow.slug, label: dubaiNow.title }, ...cityPages.map(entry)],
  },
  {
    id: 'others',
    heading: { en: 'others', ar: 'صفحات أخرى' },
    entries: [...otherPages.map(entry), { slug: linking.slug, label: linking.title }],
  },
  {
    id: 'codi',
    heading: { en: 'CODI', ar: 'تجارب البيانات CODI' },
    entries: dataPages.map(entry),
  },
];
