import type { Bilingual } from '@showcase/ui';
import { localize, mapText } from '../languages/localize.ts';
import type { site as English } from '../languages/en/site.ts';

/** Texts that belong to the whole site. */
export const site = localize(
  import.meta.glob<typeof English>('../languages/*/site.ts', { eager: true, import: 'site' }),
);

/** The document title for a screen. A string is in the page's language. */
export function documentTitle(screen: Bilingual | string): Bilingual {
  if (typeof screen === 'string') return mapText(site.name, (name) => `${screen} · ${name}`);
  return mapText(screen, (own, language) => `${own} · ${site.name[language] ?? site.name.en}`);
}
