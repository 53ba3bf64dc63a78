/** The content of the city platform. A page is a row: the toolkit and the routes follow from it. */
import { cityPages } from './cityPages.ts';
import { dataPages } from './dataPages.ts';
import { ddaPages } from './ddaPages.ts';
import { otherPages } from './otherPages.ts';
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

/** The page at an address, matched as the router matches: without regard to case. */
export function findPlatformPage(slug: string | undefined): PlatformPage | undefined {
  return platformPages.find((page) => page.slug.toLowerCase() === slug?.toLowerCase());
}
