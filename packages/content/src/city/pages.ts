/**
 * The pages of the city platform. Each page is one row, under its slug: its address, static page, toolkit tile, stories
 * and tests follow from it. Its texts are under the same key.
 */
import type { LinkId } from '../links.ts';
import { mapText, type Localized, type LocalizedText } from '../localize.ts';
import { cityTexts, figuresOf, type Figure, type FigureCounts } from './figures.ts';
import type { LoopMotif, Motif } from './motifs.ts';

/** A page of the city platform (docs/product.md, Card pages and Background pages), without its texts. */
export type PageRow = PagePicture & {
  /** The slug of an earlier page of the same section with the same title and tile. */
  readonly subject?: string;
  readonly figures?: FigureCounts;
  /** The wording of its action. */
  readonly action: 'explore' | 'tryNow';
  /** The entry of the link catalogue that the action leads to. Without one, the action is disabled. */
  readonly link?: LinkId;
  /** Cards below the page's own, for the agents suite and the copilot. */
  readonly cards?: readonly string[];
};

/** The background of a page: a loop or a still picture. */
type PagePicture =
  | { readonly background: 'video'; readonly motif: LoopMotif }
  | { readonly background: 'image'; readonly motif: Motif };

/**
 * Rows by slug, the last segment of the address. The spelling is fixed, oddities included: links and QR codes depend on
 * it.
 */
export type PageRows = Readonly<Record<string, PageRow>>;

/** The texts that rows need, in one language. */
export type TextsOf<Rows extends PageRows> = {
  readonly [Slug in keyof Rows]: { readonly description: string } & (Rows[Slug] extends {
    readonly subject: string;
  }
    ? unknown
    : { readonly title: string }) &
    (Rows[Slug] extends { readonly cards: readonly (infer Card extends string)[] }
      ? { readonly cards: Readonly<Record<Card, AgentTexts>> }
      : unknown);
};

interface AgentTexts {
  readonly title: string;
  readonly description: string;
  /** What it does: the words in bold, and the rest of the sentence. */
  readonly activities: Readonly<Record<string, { readonly bold: string; readonly text: string }>>;
}

/** A page of the city platform with its texts. */
export interface CityPage {
  readonly slug: string;
  /** The slug of the first page with its title: its own, for most pages. */
  readonly subject: string;
  readonly title: LocalizedText;
  /** Its title, with a distinguishing addition if an earlier page has the same. */
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly background: 'video' | 'image';
  readonly motif: Motif;
  readonly figures: readonly Figure[] | undefined;
  readonly action: 'explore' | 'tryNow';
  readonly link: LinkId | undefined;
  readonly cards: readonly Agent[];
}

/** An agent of the suite, or a copilot. */
export interface Agent {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly activities: readonly { readonly bold: LocalizedText; readonly text: LocalizedText }[];
}

/** The texts of one page, whatever its row needs. */
interface PageTexts {
  readonly title?: LocalizedText;
  readonly description: LocalizedText;
  readonly cards?: Readonly<Record<string, Localized<AgentTexts>>>;
}

/** The pages of a section with their texts, in the order of the rows. */
export function pagesOf<Rows extends PageRows>(
  rows: Rows,
  texts: Localized<TextsOf<Rows>>,
): readonly CityPage[] {
  const allTexts = texts as Readonly<Record<string, PageTexts>>;
  return Object.entries<PageRow>(rows).map(([slug, row]) => {
    const { subject = slug, figures, link, cards = [] } = row;
    const own = allTexts[slug];
    const title = allTexts[subject]?.title;
    if (!own || !title) throw new Error(`The page ${slug} has no texts.`);
    return {
      ...row,
      slug,
      subject,
      link,
      title,
      name: subject === slug ? title : stillPictureOf(title),
      description: own.description,
      figures: figures && figuresOf(figures),
      cards: cards.map((id) => agent(id, own.cards?.[id])),
    };
  });
}

function agent(id: string, texts: Localized<AgentTexts> | undefined): Agent {
  if (!texts) throw new Error(`The agent ${id} has no texts.`);
  return { id, ...texts, activities: Object.values(texts.activities) };
}

const stillPictureOf = (title: LocalizedText) =>
  mapText(title, (own, language) => `${own}: ${cityTexts.stillPicture[language]}`);

/** The page of a section with a slug, in upper or lower case, as the router matches it. */
export function findPage(pages: readonly CityPage[], slug: string): CityPage | undefined {
  const wanted = slug.toLowerCase();
  return pages.find((page) => page.slug.toLowerCase() === wanted);
}
