import { ddaRoot, dubaiNowSlug, linkingSlug } from '../../content/dda/area.ts';
import { pageContent } from '../../router/pageContent.ts';

const address = new RegExp(`^${ddaRoot}/(?!(?:${linkingSlug}|${dubaiNowSlug})/?$)[^/]+/?$`, 'i');

/** The texts of the platform pages. */
export const platformContent = pageContent(
  (pathname) => address.test(pathname),
  async () => (await import('../../content/dda/platformPages.ts')).findPlatformPage,
);
