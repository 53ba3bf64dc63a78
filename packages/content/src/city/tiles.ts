/** The tiles of the toolkit: every page of the city platform, in four sections. */
import type { LocalizedText } from '../localize.ts';
import { dubaiNowSlug, linkingSlug } from './area.ts';
import { pages as codiPages } from './codi/index.ts';
import { pages as ddaPages } from './dda/index.ts';
import { pages as dubaiPages } from './dubai/index.ts';
import { dubaiNow } from './dubaiNow/index.ts';
import { cityTexts } from './figures.ts';
import { linking } from './linking/index.ts';
import { motifs, type Motif } from './motifs.ts';
import { pages as othersPages } from './others/index.ts';
import type { CityPage } from './pages.ts';
import type { SectionId } from './sections.ts';
import { toolkit } from './toolkit/index.ts';

/** A tile of the toolkit: a subject, its own page, and further pages about it. */
export interface ToolkitTile {
  /** The last segment of its own page's address. */
  readonly slug: string;
  readonly title: LocalizedText;
  readonly motif: Motif;
  readonly variants: readonly ToolkitVariant[];
}

export interface ToolkitVariant {
  readonly slug: string;
  /** The words that distinguish it from its subject's own page. */
  readonly label: LocalizedText;
}

export interface ToolkitSection {
  readonly id: SectionId;
  readonly heading: LocalizedText;
  readonly tiles: readonly ToolkitTile[];
}

const tileOf = (slug: string, title: LocalizedText): ToolkitTile => ({
  slug,
  title,
  motif: dubaiNow.motif,
  variants: [],
});

const tiles: Readonly<Record<SectionId, readonly ToolkitTile[]>> = {
  dda: subjectsOf(ddaPages),
  dubai: [tileOf(dubaiNowSlug, dubaiNow.title), ...subjectsOf(dubaiPages)],
  others: [...subjectsOf(othersPages), tileOf(linkingSlug, linking.title)],
  codi: subjectsOf(codiPages),
};

export const toolkitSections: readonly ToolkitSection[] = Object.entries(tiles).map(
  ([id, own]) => ({ id: id as SectionId, heading: toolkit.sections[id as SectionId], tiles: own }),
);

/** Every page of the city platform, in the order of the sections. */
export const cityPages: readonly CityPage[] = [
  ...ddaPages,
  ...dubaiPages,
  ...othersPages,
  ...codiPages,
];

/** Groups pages by subject. The first page of a subject is the subject's own page. */
function subjectsOf(pages: readonly CityPage[]): readonly ToolkitTile[] {
  const own = pages.filter(({ slug, subject }) => slug === subject);
  return own.map(({ slug, title, motif }) => {
    const others = pages.filter((page) => page.subject === slug && page.slug !== slug);
    return {
      slug,
      title,
      // A still picture shows its own subject alone.
      motif: others.find((page) => !motifs[page.motif].moves)?.motif ?? motif,
      variants: others.map((page) => ({ slug: page.slug, label: cityTexts.stillPicture })),
    };
  });
}
