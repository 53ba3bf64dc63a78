import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { compress } from '../compression.ts';
import { readListApart } from '../entities/readListApart.ts';
import { mapSite, type SiteMap } from '../siteMap.ts';
import { serialize } from '../configuration.ts';
import { headerFiles } from './headerFiles.ts';
import { publicFiles } from './publicFiles.ts';
import { publicPage } from './publicPage.ts';
import { readStaticConfiguration } from './staticConfiguration.ts';
import { staticPage } from './staticPage.ts';

export interface StaticSiteOptions {
  /** The folder of the built app. */
  readonly root: string;
  /** The folder for the site and the other servers' configuration. */
  readonly to: string;
  readonly config: string;
  readonly entities: string;
  /** The site's origin, such as `https://show.example`; by default `kiosk.publicOrigin`. */
  readonly origin?: string | undefined;
  /** Whether the site runs on a kiosk, so that `kiosk` of the configuration applies. @default false */
  readonly isKiosk?: boolean | undefined;
  /** An https, mailto or tel address for reports of vulnerabilities. */
  readonly securityContact?: string | undefined;
}

/** How long the files of earlier builds stay, for pages that were opened before an update. */
const keptMilliseconds = 7 * 86_400_000;
/** Nearly as small as the highest quality, and ten times faster. */
const brotliQuality = 9;
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml', '']);

/**
 * Writes the built app as files for any web server: the pages in `site/`, and the headers for nginx and Caddy next to
 * it. Replaces an earlier site in the folder, but keeps its `assets/` for a week. Resolves to a sentence for each thing
 * that the site lacks. Throws an error if an input is faulty or `site/` isn't a site.
 */
export async function writeStaticSite(options: StaticSiteOptions): Promise<readonly string[]> {
  const { root, to, config, entities, securityContact, isKiosk = false } = options;
  const { configuration, origins, publicOrigin, notes } = await readStaticConfiguration(config, {
    isKiosk,
  });
  const map = await mapSite(root);
  const pages = await readPages(root, map);
  const list = configuration.entitiesHost === '' ? await readListApart(entities) : undefined;
  const origin = options.origin ?? publicOrigin;
  const site = join(to, 'site');
  await clear(site);

  await copyFiles(map, site);
  const texts: Record<string, string | Uint8Array> = {
    'showcase.config.json': serialize(configuration),
    ...publicFiles(pages.filter(isListed).map(addressOf), origin, securityContact),
    ...(list && { 'api/entities': list.content }),
  };
  for (const [path, content] of Object.entries(texts)) await write(site, path, content);
  // Pages come last, so that everything they name is there.
  for (const page of pages) {
    const isPublic = origin !== undefined && isListed(page);
    const html = isPublic ? publicPage(page.html, origin + addressOf(page)) : page.html;
    await write(site, page.file, staticPage(html, origins));
  }
  const notFound = [...map.notFoundPages.values()].map((path) => `/${path}`);
  for (const [path, content] of Object.entries(headerFiles(origins, notFound))) {
    await write(to, path, content);
  }
  await compressFiles(site);
  return [
    ...notes,
    ...(origin === undefined
      ? ['No sitemap, canonical addresses or previews: set --origin to the address of the site.']
      : []),
    ...(securityContact === undefined ? ['No security.txt: set --security-contact.'] : []),
  ];
}

interface SitePage {
  readonly file: string;
  readonly html: string;
}

/** All pages. `/a` becomes `a.html`, because many servers redirect `/a` to `/a/` if there is an `a/index.html`. */
async function readPages(root: string, { pages, notFoundPages }: SiteMap) {
  const paths = [...notFoundPages.values(), ...pages.values()];
  const files = paths.map(async (path): Promise<SitePage> => {
    const file = path.replace(/(?<=.)\/index\.html$/, '.html');
    return { file, html: await readFile(join(root, path), 'utf8') };
  });
  return Promise.all(files);
}

/** With its capital letters, which other servers tell from small ones. */
const addressOf = ({ file }: SitePage) => `/${file.replace(/(?:index)?\.html$/, '')}`;

/** Whether search engines may list a page. */
const isListed = ({ file, html }: SitePage) =>
  !file.endsWith('404.html') && !html.includes('<meta name="robots" content="noindex"');

/** Empties the folder of an earlier site, except for recent files in `assets/`. */
async function clear(site: string): Promise<void> {
  const names = await namesIn(site);
  if (names.length > 0 && !names.includes('showcase.config.json')) {
    throw new Error(`${site} isn't a site that this command wrote. Empty it first.`);
  }
  for (const name of names) {
    if (name !== 'assets') await rm(join(site, name), { recursive: true });
  }
  for (const name of await namesIn(join(site, 'assets'))) {
    const file = join(site, 'assets', name);
    if (Date.now() - (await stat(file)).mtimeMs > keptMilliseconds) await rm(file);
  }
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

async function copyFiles({ files }: SiteMap, site: string): Promise<void> {
  for (const [address, { path, compressed }] of files) {
    if (address === '/showcase.config.json') continue;
    const target = join(site, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target);
    for (const copy of compressed.values()) await copyFile(copy, `${target}${extname(copy)}`);
  }
}

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Adds a Brotli and a gzip copy of each text outside `assets/`, whose copies come from the build. */
async function compressFiles(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/^(assets|media|_headers$)/.test(relative(site, file)));
  for (const file of files) {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await compress(content, 'br', brotliQuality));
    await writeFile(`${file}.gz`, await compress(content, 'gzip'));
  }
}
