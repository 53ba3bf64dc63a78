import type { Origins } from '@showcase/content/configuration/origins';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listing } from './listFiles.ts';
import { allowOrigins } from './policy.ts';
import { publicPage } from './publicPage.ts';

/** What of a configuration the pages hold. */
export interface PageConfiguration {
  /** The origins that pages may load from. */
  readonly origins: Origins;
  /** The site's own origin, such as `https://show.example`; without it, pages have no canonical address or preview. */
  readonly origin: string | undefined;
}

/**
 * The files of a build that a configuration changes, with their new text: pages and, if the site's origin is known,
 * `robots.txt` and the sitemap. The build itself stays as it is.
 */
export async function configuredPages(
  { root, files }: Listing,
  { origins, origin }: PageConfiguration,
): Promise<ReadonlyMap<string, string>> {
  const changed = new Map<string, string>();
  const listed: string[] = [];
  for (const file of [...files.keys()].filter(isPage)) {
    const html = await readFile(join(root, file), 'utf8');
    const isListed = !file.endsWith('404.html') && !html.includes('<meta name="robots"');
    if (isListed) listed.push(addressOf(file));
    const isPublic = isListed && origin !== undefined;
    const own = isPublic ? publicPage(html, origin + addressOf(file)) : html;
    const configured = allowOrigins(own, origins);
    if (configured !== html) changed.set(file, configured);
  }
  if (origin !== undefined) {
    changed.set('/robots.txt', robots(origin));
    changed.set('/sitemap.xml', sitemap(listed, origin));
  }
  return changed;
}

export const isPage = (file: string) => file.endsWith('.html');

/** The address of a page's file. */
const addressOf = (file: string) => file.replace(/(?:(?<=\/)index)?\.html$/, '');

const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(pages: readonly string[], origin: string): string {
  const urls = pages.map((page) => `  <url><loc>${origin}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
