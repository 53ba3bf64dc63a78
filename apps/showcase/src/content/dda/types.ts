import type { Bilingual } from '@showcase/ui';
import type { LinkId } from '../../config/links.ts';

export type { Bilingual };

/** The subjects that have a motif of their own: a loop, its poster, and a still. */
export const motifs = [
  'trade',
  'build',
  'justice',
  'tourism',
  'investment',
  'transport',
  'dubai-now',
  'identity',
  'employee',
  'supplier',
  'agents',
  'copilot',
  'ai-committee',
  'infrastructure',
  'data',
] as const;

export type Motif = (typeof motifs)[number];

/** A figure of a platform (specification, section 9): its value as shown, and what it counts. */
export interface Figure {
  readonly value: Bilingual;
  readonly label: Bilingual;
}

/** A page of the city platform; one row per page (specification, section 2.5). */
export interface PlatformPage {
  /** The last part of its address, spelt exactly as the specification has it. */
  readonly slug: string;
  /** Over a moving background, or over a still one. */
  readonly background: 'video' | 'image';
  readonly motif: Motif;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly figures?: readonly Figure[];
  /** The wording of its action; its target is the entry of the link catalogue, where there is one. */
  readonly action: 'explore' | 'tryNow';
  readonly link?: LinkId;
  /** Cards below, for the agents suite and the copilot. */
  readonly cards?: readonly AgentCardContent[];
}

/** An agent of the suite, or a copilot (specification, section 3). */
export interface AgentCardContent {
  readonly key: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly activities: readonly Activity[];
}

/** One thing an agent does: what stands out, and the rest of the sentence. */
interface Activity {
  readonly bold: Bilingual;
  readonly text: Bilingual;
}

/** A life-event service of Dubai Now (specification, section 3). */
export interface DubaiNowService {
  readonly slugEn: string;
  readonly slugAr: string;
  readonly en: string;
  readonly ar: string;
  readonly description: Bilingual;
}

/** An app on the deep-link test page (specification, section 3). */
export interface DeepLinkItem {
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** Its address is the entry of the link catalogue. */
  readonly link: LinkId;
  readonly iosOnly: boolean;
}

/** A button of the toolkit. */
export interface ToolkitEntry {
  /** The last part of the page's address. */
  readonly slug: string;
  readonly label: Bilingual;
}

export interface ToolkitSection {
  readonly id: string;
  readonly heading: Bilingual;
  readonly entries: readonly ToolkitEntry[];
}
