/** The pages of the city platform with their texts. */
import type { agents as EnglishAgents } from '../../languages/en/agents.ts';
import type { platformPages as English } from '../../languages/en/platformPages.ts';
import { localize } from '../../languages/localize.ts';
import { ddaRoot, decoded } from './area.ts';
import { figures } from './localizedFigures.ts';
import { platformPagesOf } from './platformRows.ts';
import type { PlatformPage } from './types.ts';

export const pageTexts = localize(
  import.meta.glob<typeof English>('../../languages/*/platformPages.ts', {
    eager: true,
    import: 'platformPages',
  }),
);

const agents = localize(
  import.meta.glob<typeof EnglishAgents>('../../languages/*/agents.ts', {
    eager: true,
    import: 'agents',
  }),
);

export const platformPages = platformPagesOf({ pages: pageTexts, agents, figures });

/** The page at an address, in upper or lower case and encoded in any way, as the router matches it. */
export function findPlatformPage(pathname: string): PlatformPage | undefined {
  const [segment = ''] = pathname.slice(ddaRoot.length + 1).split('/');
  const slug = decoded(segment).toLowerCase();
  return platformPages.find((page) => page.slug.toLowerCase() === slug);
}
