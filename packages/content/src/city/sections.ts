/** The sections of the toolkit, in order, and the pages of each. Rows alone: the texts of a section come with its code. */
import { codiRows } from './codi/rows.ts';
import { ddaRows } from './dda/rows.ts';
import { dubaiRows } from './dubai/rows.ts';
import { othersRows } from './others/rows.ts';
import type { PageRows } from './pages.ts';

const sections = {
  dda: ddaRows,
  dubai: dubaiRows,
  others: othersRows,
  codi: codiRows,
} as const satisfies Record<string, PageRows>;

export type SectionId = keyof typeof sections;

const sectionBySlug: ReadonlyMap<string, SectionId> = new Map(
  Object.entries(sections).flatMap(([section, rows]) =>
    Object.keys(rows).map((slug) => [slug.toLowerCase(), section as SectionId]),
  ),
);

/** The section with a page, given its slug in upper or lower case; undefined if no section has it. */
export function sectionOf(slug: string): SectionId | undefined {
  return sectionBySlug.get(slug.toLowerCase());
}
