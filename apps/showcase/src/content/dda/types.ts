import type { Bilingual } from '@showcase/ui';
import type { LinkId } from '../../config/links.ts';
import type { agents } from '../../languages/en/agents.ts';
import type { platformPages } from '../../languages/en/platformPages.ts';
import type { FiguresId } from './figures.ts';
import type { LoopMotif, Motif } from './motifs.ts';

export type { Bilingual };

/** A figure of a platform: its value as shown, the words above it, and the things counted. */
export interface Figure {
  readonly value: Bilingual | string;
  readonly qualifier?: Bilingual;
  readonly label: Bilingual;
}

/** A page of the city platform (docs/product.md, Card pages and Background pages), without its texts. */
export type PlatformRow = PageTarget &
  PagePicture & {
    /** The key of its title. Pages with the same subject share a tile of the toolkit. */
    readonly subject: keyof typeof platformPages.titles;
    readonly figures?: FiguresId;
    /** Cards below the page's own, for the agents suite and the copilot. */
    readonly cards?: readonly (keyof typeof agents)[];
  };

/** A page of the city platform with its texts. */
export type PlatformPage = PageTarget &
  PagePicture & {
    readonly title: Bilingual;
    /** Its title, with a distinguishing addition if an earlier page has the same. */
    readonly name: Bilingual;
    readonly description: Bilingual;
    readonly figures: readonly Figure[] | undefined;
    readonly cards: readonly AgentCardContent[] | undefined;
  };

/** The background of a page: a loop or a still picture. */
type PagePicture =
  | { readonly background: 'video'; readonly motif: LoopMotif }
  | { readonly background: 'image'; readonly motif: Motif };

interface PageTarget {
  /** The key of its description, and the last segment of its address. The spelling is fixed, oddities included: links and QR codes depend on it. */
  readonly slug: keyof typeof platformPages.descriptions;
  /** The wording of its action. */
  readonly action: 'explore' | 'tryNow';
  /** The entry of the link catalogue that the action leads to. Without one, the action is disabled. */
  readonly link?: LinkId;
}

/** An agent of the suite, or a copilot. */
export interface AgentCardContent {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly activities: readonly Activity[];
}

/** A capability of an agent: the words in bold, and the rest of the sentence. */
interface Activity {
  readonly bold: Bilingual;
  readonly text: Bilingual;
}

/** A life-event service of Dubai Now (docs/product.md, Dubai Now). */
export interface DubaiNowService {
  /** The last segment of its address in either language. The English one also names its picture and its film. */
  readonly slug: Bilingual;
  readonly label: Bilingual;
  readonly description: Bilingual;
  /** Whether `public/media` holds a film of it in either language, `{English slug}-{language}.*`. */
  readonly hasFilm: boolean;
}

/** An app on the deep-link test page. */
export interface DeepLinkItem {
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** Its address is the entry of the link catalogue. */
  readonly link: LinkId;
  readonly iosOnly: boolean;
}

/** A tile of the toolkit: a subject, its own page, and further pages about it. */
export interface ToolkitTile {
  /** The last segment of its own page's address. */
  readonly slug: string;
  readonly title: Bilingual;
  readonly motif: Motif;
  readonly variants: readonly ToolkitVariant[];
}

export interface ToolkitVariant {
  readonly slug: string;
  /** The words that distinguish it from its subject's own page. */
  readonly label: Bilingual;
}

export interface ToolkitSection {
  readonly id: string;
  readonly heading: Bilingual;
  readonly tiles: readonly ToolkitTile[];
}
