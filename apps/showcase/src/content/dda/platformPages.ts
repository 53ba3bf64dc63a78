/**
 * The pages of the city platform. Each page is one row, from which its address, static page, toolkit tile, stories and
 * tests are derived.
 */
import { ddaRoot, decoded } from './area.ts';
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { otherPages } from './otherPages.ts';
import { pageName } from './toolkit.ts';
import type { Bilingual, PlatformPage } from './types.ts';

export const platformPages: readonly PlatformPage[] = [
  ...ddaPages,
  ...cityPages,
  ...otherPages,
  ...dataPages,
];

/** The data for a page's screen: the page, and its unique name. */
export interface PlatformEntry {
  readonly page: PlatformPage;
  readonly name: Bilingual;
}

/** The page at an address, in upper or lower case and encoded in any way, as the router matches it. */
export function findPlatformEntry(pathname: string): PlatformEntry | undefined {
  const [segment = ''] = pathname.slice(ddaRoot.length + 1).split('/');
  const slug = decoded(segment).toLowerCase();
  const page = platformPages.find((row) => row.slug.toLowerCase() === slug);
  return page && { page, name: pageName(page) };
}
