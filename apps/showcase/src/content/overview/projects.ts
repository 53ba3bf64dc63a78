/** The projects of the showcase and the texts around them (docs/product.md, Projects overview). */
import type { Bilingual, Picture } from '@showcase/ui';
import compass from '../../assets/emblems/regulator.svg';
import { scenesIn } from '../scenes.ts';

/** The overview shows a project in English; the screensaver shows its name and summary in both languages. */
export interface Project {
  readonly id: string;
  readonly name: Bilingual;
  readonly summary: Bilingual;
  /** A path of this app. The address of M42 is external and comes from the configuration. */
  readonly path: string;
  readonly emblem: Picture;
}

const emblem = scenesIn(
  import.meta.glob<string>('./{city,cloud,health,stream}*', {
    base: '../../assets/emblems/',
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export const projects: readonly Project[] = [
  {
    id: 'core42',
    name: { en: 'Core42', ar: 'Core42' },
    summary: {
      en: 'Sovereign cloud and AI infrastructure, from a single model call to a whole region.',
      ar: 'سحابة سيادية وبنية تحتية للذكاء الاصطناعي، من استدعاء نموذج واحد إلى منطقة سحابية كاملة.',
    },
    path: '/projects/core42',
    emblem: emblem('cloud'),
  },
  {
    id: 'tdra',
    name: { en: 'TDRA', ar: 'هيئة تنظيم الاتصالات والحكومة الرقمية' },
    summary: {
      en: 'How much money, time and carbon shared services save the government.',
      ar: 'ما تحققه الخدمات الرقمية المشتركة للحكومة من وفورات في التكلفة والوقت وخفض للانبعاثات الكربونية.',
    },
    path: '/projects/tdra',
    emblem: { src: compass, width: 640, height: 400 },
  },
  {
    id: 'g42',
    name: { en: 'G42', ar: 'جي\u00A042' },
    summary: {
      en: 'A live view of the intelligence grid, as it happens.',
      ar: 'بث مباشر من شبكة الذكاء، لحظة بلحظة.',
    },
    path: '/projects/g42',
    emblem: emblem('stream'),
  },
  {
    id: 'm42',
    name: { en: 'M42', ar: 'M42' },
    summary: {
      en: 'Health care that begins with data and ends with people.',
      ar: 'رعاية صحية تبدأ من البيانات وغايتها الإنسان.',
    },
    path: '/projects/m42',
    emblem: emblem('health'),
  },
  {
    id: 'dda',
    name: { en: 'Digital Dubai', ar: 'دبي الرقمية' },
    summary: {
      en: 'The platforms of a city in one place, in English and Arabic.',
      ar: 'منصات المدينة في مكان واحد، بالعربية والإنجليزية.',
    },
    path: '/projects/dda',
    emblem: emblem('city'),
  },
];

/** The project with an id; undefined for anything else, names of object members included. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => project.id === id);
}

export const overview = {
  title: { en: 'Projects', ar: 'المشاريع' },
  lead: {
    en: 'Five projects, from sovereign cloud to the services of a city. Choose one to begin.',
    ar: 'خمسة مشاريع، من السحابة السيادية إلى خدمات المدينة. اختر مشروعًا للبدء.',
  },
  viewDetails: 'View details',
} as const;
