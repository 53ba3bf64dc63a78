import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  /** An https, mailto or tel address for reports of vulnerabilities. */
  readonly securityContact?: string | undefined;
}

/** How long the files of earlier builds stay, for pages that were opened before an update. */
const keptMilliseconds = 7 * 86_400_000;
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml', '']);

/**
 * Writes the built app as files for any static server: `site/` with the pages, and the headers for nginx and Caddy
 * beside it. An earlier site in the folder is replaced; its files in `assets/` stay for a week. Resolves to what the
 * site lacks, one sentence each. Throws an error if an input is faulty or the folder holds something else.
 */
export async function writeStaticSite(options: StaticSiteOptions): Promise<readonly string[]> {
  const { root, to, config, entities, securityContact } = options;
  const { configuration, origins, publicOrigin, notes } = await readStaticConfiguration(config);
  const map = await mapSite(root);
  const list =
    (configuration['entitiesHost'] ?? '') === '' ? await readListApart(entities) : undefined;
  const origin = options.origin ?? publicOrigin;
  const site = join(to, 'site');
  await clear(site);

  await copyFiles(map, site);
  // Pages come last, so that everything they name is there.
  const text: Record<string, string | Uint8Array> = {
    'showcase.config.json': serialize(configuration),
    ...publicFiles(listedPages(map), origin, securityContact),
    ...(list && { 'api/entities': list.content }),
  };
  for (const [path, content] of Object.entries(text)) await write(site, path, content);
  for (const path of map.notFoundPages.values()) {
    await write(site, path, staticPage(await readFile(join(root, path), 'utf8'), origins));
  }
  for (const path of map.pages.values()) {
    const html = await readFile(join(root, path), 'utf8');
    const page = origin === undefined ? html : publicPage(html, addressOf(path), origin);
    await write(site, fileOf(path), staticPage(page, origins));
  }
  const notFound = [...map.notFoundPages.values()].map((path) => `/${path}`);
  for (const [path, content] of Object.entries(headerFiles(origins, notFound))) {
    await write(to, path, content);
  }
  await compressFiles(site);
  return [
    ...notes,
    ...(origin === undefined
      ? [
          'There is no sitemap, canonical address or preview text: --origin names no address of the site.',
        ]
      : []),
    ...(securityContact === undefined
      ? ['There is no security.txt: --security-contact names nobody.']
      : []),
  ];
}

/** Pages are files beside the folders of their addresses, because hosts redirect `/a` to `/a/` for `a/index.html`. */
const fileOf = (path: string) => path.replace(/(?<=.)\/index\.html$/, '.html');

/** The address of a page's file, with its capital letters. */
const addressOf = (path: string) => `/${fileOf(path).replace(/(?:index)?\.html$/, '')}`;

/** The addresses of pages for search engines. */
const listedPages = ({ pages }: SiteMap) =>
  [...pages.values()]
    .map(addressOf)
    .filter((page) => !/^\/(player|portal)/.test(page))
    .toSorted();

/** Empties the folder of an earlier site, except for recent files in `assets/`. */
async function clear(site: string): Promise<void> {
  const names = await namesIn(site);
  if (names.length > 0 && !names.includes('showcase.config.json')) {
    throw new Error(`${site} holds something else than a site of this command. Empty it first.`);
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
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
