import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serialize } from '../../apps/host/src/configuration.ts';
import { readListApart } from '../../apps/host/src/entities/readListApart.ts';
import { endings, quality } from '../../apps/host/src/site/compression.ts';
import { configuredPages, isPage } from '../../apps/host/src/site/configuredPages.ts';
import { listFiles, type Listing } from '../../apps/host/src/site/listFiles.ts';
import { writeFiles } from '../../apps/host/src/site/writeFiles.ts';
import { headerFiles } from './headerFiles.ts';
import { securityText } from './securityText.ts';
import { readStaticConfiguration } from './staticConfiguration.ts';

export interface StaticSiteOptions {
  /** The folder of the built app. */
  readonly root: string;
  /** The folder for the site and the other servers' configuration. */
  readonly to: string;
  readonly config: string;
  readonly entities: string;
  /** The site's origin, such as `https://show.example`; by default `kiosk.publicOrigin`. */
  readonly origin?: string | undefined;
  /** Whether the site runs on a kiosk, so `kiosk` of the configuration applies. @default false */
  readonly isKiosk?: boolean | undefined;
  /** An https, mailto or tel address for reports of vulnerabilities. */
  readonly securityContact?: string | undefined;
}

/** How long the files of earlier builds stay, for pages that were opened before an update. */
const keptMilliseconds = 7 * 86_400_000;

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
  const build = await listFiles(root);
  if (!build.files.has('/index.html'))
    throw new Error(`No built app in ${root}. Run "pnpm build" first.`);
  const list = configuration.entitiesHost === '' ? await readListApart(entities) : undefined;
  const origin = options.origin ?? publicOrigin;
  const site = join(to, 'site');
  await clear(site);

  const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
    ['showcase.config.json', serialize(configuration)],
    ...(await configuredPages(build, { origins, origin })),
  ]);
  if (list) files.set('api/entities', list.content);
  if (securityContact !== undefined) {
    files.set('.well-known/security.txt', securityText(securityContact, origin));
  }
  await copyFiles(build, site);
  await writeFiles(site, files, quality.best);
  const notFound = [...build.files.keys()].filter((file) => file.endsWith('/404.html'));
  for (const [path, content] of Object.entries(headerFiles(origins, notFound))) {
    await write(join(to, path), content);
  }
  return [
    ...notes,
    ...(origin === undefined
      ? ['No sitemap, canonical addresses or previews: set --origin to the address of the site.']
      : []),
    ...(securityContact === undefined ? ['No security.txt: set --security-contact.'] : []),
  ];
}

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

/** Copies a build with its compressed copies: its pages last, so everything they name is there. */
async function copyFiles({ root, files }: Listing, to: string): Promise<void> {
  const pagesLast = [...files].toSorted(([a], [b]) => Number(isPage(a)) - Number(isPage(b)));
  for (const [file, copies] of pagesLast) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    for (const ending of ['', ...copies.map((encoding) => endings[encoding])]) {
      await copyFile(join(root, file + ending), join(to, file + ending));
    }
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
