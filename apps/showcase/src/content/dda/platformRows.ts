/**
 * The pages of the city platform. Each page is one row, from which its address, static page, toolkit tile, stories and
 * tests are derived; its texts are in the language folders. Playwright reads these rows, so they import no texts.
 */
import { textIn } from '@showcase/ui';
import type { agents as EnglishAgents } from '../../languages/en/agents.ts';
import type { platformPages as English } from '../../languages/en/platformPages.ts';
import { mapText, type Localized } from '../../languages/localize.ts';
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import type { FiguresId } from './figures.ts';
import { otherPages } from './otherPages.ts';
import type { Bilingual, Figure, PlatformPage, PlatformRow } from './types.ts';

export const platformRows: readonly PlatformRow[] = [
  ...ddaPages,
  ...cityPages,
  ...otherPages,
  ...dataPages,
];

interface PlatformTexts {
  readonly pages: Localized<typeof English>;
  readonly agents: Localized<typeof EnglishAgents>;
  readonly figures: Readonly<Record<FiguresId, readonly Figure[]>>;
}

/** The pages with their texts. */
export function platformPagesOf({
  pages,
  agents,
  figures,
}: PlatformTexts): readonly PlatformPage[] {
  return platformRows.map((row) => ({
    ...row,
    name: nameOf(row, pages),
    title: pages.titles[row.subject],
    description: pages.descriptions[row.slug],
    figures: row.figures && figures[row.figures],
    cards: row.cards?.map((id) => ({ id, ...agents[id] })),
  }));
}

/** A page's title, with a distinguishing addition if an earlier page has the same subject. */
function nameOf(row: PlatformRow, { titles, stillPicture }: PlatformTexts['pages']): Bilingual {
  const title = titles[row.subject];
  const isFirst = platformRows.find(({ subject }) => subject === row.subject) === row;
  if (isFirst) return title;
  return mapText(title, (own, language) => `${own}: ${textIn(stillPicture, language)}`);
}
