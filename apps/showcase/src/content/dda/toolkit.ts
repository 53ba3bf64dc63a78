/** The toolkit: every page of the city platform as tiles in four sections (docs/product.md, Toolkit). */
import { linkingSlug } from './area.ts';
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { dubaiNow } from './dubaiNow.ts';
import { linking } from './linking.ts';
import { motifs, type Motif } from './motifs.ts';
import { otherPages } from './otherPages.ts';
import { pageTexts } from './platformPages.ts';
import { toolkitTexts } from './toolkitTexts.ts';
import type { PlatformRow, ToolkitSection, ToolkitTile } from './types.ts';

const { title, intro, productionReference, sections } = toolkitTexts;

export const toolkit = {
  title,
  intro,
  productionReference: { label: productionReference, link: 'productionReference' },
} as const;

export const toolkitSections: readonly ToolkitSection[] = [
  { id: 'dda', heading: sections.dda, tiles: subjectsOf(ddaPages) },
  {
    id: 'dubai',
    heading: sections.dubai,
    tiles: [
      { slug: dubaiNow.slug, title: dubaiNow.title, motif: dubaiNow.motif, variants: [] },
      ...subjectsOf(cityPages),
    ],
  },
  {
    id: 'others',
    heading: sections.others,
    tiles: [
      ...subjectsOf(otherPages),
      { slug: linkingSlug, title: linking.title, motif: dubaiNow.motif, variants: [] },
    ],
  },
  { id: 'codi', heading: sections.codi, tiles: subjectsOf(dataPages) },
];

/** Groups pages by subject. The first page of a subject is the subject's own page. */
function subjectsOf(pages: readonly PlatformRow[]): readonly ToolkitTile[] {
  const subjects = [...new Set(pages.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const [own, ...others] = pages.filter((page) => page.subject === subject);
    if (!own) throw new Error(`No page has the subject ${subject}.`);
    return {
      slug: own.slug,
      title: pageTexts.titles[subject],
      motif: others.find(({ motif }) => isStill(motif))?.motif ?? own.motif,
      variants: others.map(({ slug }) => ({ slug, label: pageTexts.stillPicture })),
    };
  });
}

/** Whether a motif is a still picture, which then shows only its own subject. */
function isStill(motif: Motif): boolean {
  return !motifs[motif].moves;
}
