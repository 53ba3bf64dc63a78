/**
 * The content of the city platform. A page is one row: its address, its static page, its place in the toolkit, its
 * stories and its tests follow from it.
 */
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { otherPages } from './otherPages.ts';
import { toolkit } from './toolkit.ts';
import type { PlatformPage } from './types.ts';

export {
  dubaiNow,
  dubaiNowFilm,
  dubaiNowPath,
  dubaiNowServices,
  findDubaiNowService,
  type DubaiNowMatch,
} from './dubaiNow.ts';
export { deepLinkItems, linking } from './linking.ts';
export { figures } from './platforms.ts';
export { pageName, toolkit, toolkitSections } from './toolkit.ts';
export * from './types.ts';

/** The address of the area. */
export const ddaRoot = '/projects/dda';

export const platformPages: readonly PlatformPage[] = [
  ...ddaPages,
  ...cityPages,
  ...otherPages,
  ...dataPages,
];

/** The way back to the index of the area. */
export const backToToolkit = { label: toolkit.back, href: ddaRoot } as const;

/** The page with a slug, in upper or lower case, as the router matches it. */
export function findPlatformPage(slug: string | undefined): PlatformPage | undefined {
  return platformPages.find((page) => page.slug.toLowerCase() === slug?.toLowerCase());
}
