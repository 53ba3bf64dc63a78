import type { AttractSlide } from '@showcase/ui';
import regulatorEmblem from '../assets/emblems/regulator.svg';
import { projects, type ProjectId } from './projects.ts';
import { overallImpact } from './regulator.ts';

/** The projects' names and summaries in Arabic. Only the screensaver shows them: the first visit does without. */
const projectsInArabic: Readonly<
  Record<ProjectId, { readonly name: string; readonly summary: string }>
> = {
  core42: {
    name: 'كور42',
    summary:
      'سحابة سيادية وبنية تحتية للذكاء الاصطناعي، من استدعاء نموذج واحد إلى منطقة سحابية كاملة.',
  },
  tdra: {
    name: 'هيئة تنظيم الاتصالات والحكومة الرقمية',
    summary: 'ما توفّره الخدمات الرقمية المشتركة على الحكومة من تكلفة ووقت وانبعاثات كربونية.',
  },
  g42: {
    name: 'جي42',
    summary: 'نظرة حية على شبكة الذكاء، لحظة بلحظة.',
  },
  m42: {
    name: 'إم42',
    summary: 'رعاية صحية تبدأ من البيانات وغايتها الإنسان.',
  },
  dda: {
    name: 'دبي الرقمية',
    summary: 'منصات المدينة في مكان واحد، بالعربية والإنجليزية.',
  },
};

const figuresInArabic = [
  { label: 'الخدمات المعتمدة', value: '6/20' },
  { label: 'الوفورات في التكلفة', value: '2.6 مليون درهم' },
  { label: 'الوفورات في الوقت', value: '8,000 ساعة' },
  { label: 'خفض انبعاثات ثاني أكسيد الكربون', value: '5.3 طن' },
] as const;

/** What the screensaver shows: the projects, then the fixed figures of the overall impact. */
export const screensaverSlides: readonly AttractSlide[] = [
  ...projects.map(({ id, name, summary, emblem }) => ({
    title: { en: name, ar: projectsInArabic[id].name },
    text: { en: summary, ar: projectsInArabic[id].summary },
    picture: emblem,
  })),
  ...overallImpact.map(({ label, value }, index) => ({
    eyebrow: { en: 'Overall impact', ar: 'الأثر الإجمالي' },
    title: { en: value, ar: figuresInArabic[index]?.value ?? value },
    text: { en: label, ar: figuresInArabic[index]?.label ?? label },
    picture: { src: regulatorEmblem, width: 640, height: 400 },
  })),
];
