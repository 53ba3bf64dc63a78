/** The toolkit: every page of the city platform as tiles in four sections (docs/product.md, Toolkit). */
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { dubaiNow } from './dubaiNow.ts';
import { linking } from './linking.ts';
import { motifs, type Motif } from './motifs.ts';
import { otherPages } from './otherPages.ts';
import {
  type Bilingual,
  type PlatformPage,
  type ToolkitSection,
  type ToolkitTile,
} from './types.ts';

export const toolkit = {
  title: { en: 'Activation Toolkit', ar: 'مجموعة أدوات التفعيل' },
  intro: {
    en: 'Every page of the city platform, ready to open at the event.',
    ar: 'جميع صفحات منصة المدينة، جاهزة للفتح خلال الفعالية.',
  },
  productionReference: {
    label: { en: 'Production reference', ar: 'رابط الموقع الرسمي' },
    link: 'productionReference',
  },
} as const;

/** The words that distinguish a still page from the moving page of the same subject. */
const stillPicture: Bilingual = { en: 'Still picture', ar: 'صورة ثابتة' };

export const toolkitSections: readonly ToolkitSection[] = [
  {
    id: 'dda',
    heading: { en: 'DDA pages', ar: 'صفحات هيئة دبي الرقمية' },
    tiles: subjectsOf(ddaPages),
  },
  {
    id: 'dubai',
    heading: { en: 'Dubai', ar: 'دبي' },
    tiles: [{ ...dubaiNow, variants: [] }, ...subjectsOf(cityPages)],
  },
  {
    id: 'others',
    heading: { en: 'others', ar: 'صفحات أخرى' },
    tiles: [...subjectsOf(otherPages), { ...linking, motif: dubaiNow.motif, variants: [] }],
  },
  {
    id: 'codi',
    heading: { en: 'CODI', ar: 'منصات البيانات (CODI)' },
    tiles: subjectsOf(dataPages),
  },
];

/** Groups pages by subject. Pages with the same title share a subject, and the first is the subject's own page. */
function subjectsOf(pages: readonly PlatformPage[]): readonly ToolkitTile[] {
  const ownPages = pages.filter((page) => pages.find((other) => isAlike(other, page)) === page);
  return ownPages.map((own) => {
    const variants = pages.filter((page) => page !== own && isAlike(page, own));
    return {
      slug: own.slug,
      title: own.title,
      motif: variants.find(({ motif }) => isStill(motif))?.motif ?? own.motif,
      variants: variants.map(({ slug }) => ({ slug, label: stillPicture })),
    };
  });
}

/** Whether a motif is a still picture, which then shows only its own subject. */
function isStill(motif: Motif): boolean {
  return !motifs[motif].moves;
}

function isAlike(one: PlatformPage, other: PlatformPage): boolean {
  return one.title.en === other.title.en;
}

const variants = toolkitSections
  .flatMap(({ tiles }) => tiles)
  .flatMap((tile) => tile.variants.map(({ slug, label }) => [slug, label] as const));
const labels: ReadonlyMap<string, Bilingual> = new Map(variants);

/** The unique name of a page: its title, with a distinguishing addition if another page has the same title. */
export function pageName({ slug, title }: PlatformPage): Bilingual {
  const label = labels.get(slug);
  if (!label) return title;
  return { en: `${title.en}: ${label.en}`, ar: `${title.ar}: ${label.ar}` };
}
