import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ReadConfiguration } from '../configuration.ts';
import { removeFolder } from '../temporaryFolder.ts';
import { quality } from './compression.ts';
import { configuredPages, type PageConfiguration } from './configuredPages.ts';
import { pageHeaders } from './headers.ts';
import { listFiles, type Listing } from './listFiles.ts';
import { createPagesFolder } from './pagesFolder.ts';
import { writeFiles } from './writeFiles.ts';

export interface SiteOptions {
  /** The folder of the built app. It may be replaced by a new build at any time. */
  readonly root: string;
  readonly readConfiguration: ReadConfiguration;
}

/** A build, its pages as the configuration wants them, and what is left of earlier builds. */
export interface Site {
  /** Where to look for a page: first among those that the configuration has changed. */
  readonly pages: () => readonly Listing[];
  /** Where to look for a file. */
  readonly files: () => readonly Listing[];
  /** The headers of pages. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Looks for a new build and another configuration. Resolves when they are served. Never rejects. */
  readonly update: () => Promise<void>;
  /** Stops looking by itself. */
  readonly close: () => void;
}

interface ServedSite {
  /** Tells it from others: the build's version and the configuration. */
  readonly key: string;
  readonly build: Listing;
  /** The pages that the configuration changes; undefined if there are none. */
  readonly configured: Listing | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const configurationFile = '/showcase.config.json';
/** How often the site looks for a new build and another configuration. */
const intervalMilliseconds = 500;
/** How long the files of earlier builds are served, for pages that were opened before an update. */
const dayMilliseconds = 86_400_000;
const maxBuilds = 10;
/** Long enough for any page. */
const readMilliseconds = 60_000;
const none = { connect: [], embed: [] };

/**
 * Opens a built app, and follows the folder and the configuration. Pages that the configuration changes are written to a
 * separate folder, which replaces the last one when it is complete. If that fails, the console says why and the last
 * one stays in use. Throws an error if the folder contains no built app.
 */
export async function openSite({ root, readConfiguration }: SiteOptions): Promise<Site> {
  let version = await versionOf(root);
  const build = await listBuild(root);
  let served: ServedSite = { key: '', build, configured: undefined, headers: pageHeaders(none) };
  if (version === undefined) throw new Error(`No built app in ${root}. Run "pnpm build" first.`);
  let earlier: readonly { readonly build: Listing; readonly until: number }[] = [];
  let problem = '';

  const look = async () => {
    const { origins, publicOrigin } = await readConfiguration();
    const configuration = { origins, origin: publicOrigin };
    // While a build is being written, the folder may contain none; the last one stays in use.
    const found = (await versionOf(root)) ?? version;
    const key = JSON.stringify([found, configuration]);
    if (key === served.key) return;
    const build = found === version ? served.build : await listBuild(root);
    const configured = await configurePages(build, configuration);
    if (build !== served.build) {
      const replaced = { build: served.build, until: Date.now() + dayMilliseconds };
      earlier = [replaced, ...earlier].slice(0, maxBuilds);
    }
    version = found;
    if (served.configured) removeLater(served.configured.root);
    served = { key, build, configured, headers: pageHeaders(origins) };
  };

  let looking: Promise<void> | undefined;
  const update = async () => {
    looking ??= look()
      .then(() => '')
      .catch((error: unknown) => `The pages can't be updated: ${String(error)}`)
      .then((found) => {
        if (found !== '' && found !== problem) console.error(found);
        problem = found;
        looking = undefined;
      });
    await looking;
  };
  await update();

  const watching = new AbortController();
  void (async () => {
    while (await pause(watching.signal)) await update();
  })();
  const pages = () => [...(served.configured ? [served.configured] : []), served.build];
  return {
    pages,
    files: () => [
      ...pages(),
      ...earlier.filter(({ until }) => until > Date.now()).map(({ build }) => build),
    ],
    headers: () => served.headers,
    update,
    close: () => {
      watching.abort();
    },
  };
}

/** Resolves to false as soon as the signal aborts. */
const pause = (signal: AbortSignal) =>
  setTimeout(intervalMilliseconds, true, { signal, ref: false }).catch(() => false);

/** Writes the pages that the configuration changes to a separate folder; undefined if it changes none. */
async function configurePages(
  build: Listing,
  configuration: PageConfiguration,
): Promise<Listing | undefined> {
  const pages = await configuredPages(build, configuration);
  if (pages.size === 0) return undefined;
  const folder = await createPagesFolder();
  try {
    await writeFiles(folder, pages, quality.quick);
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
  return listFiles(folder);
}

/** A visitor may still be reading from it. */
function removeLater(folder: string): void {
  void setTimeout(readMilliseconds, folder, { ref: false }).then(removeFolder);
}

/** Lists a build without the configuration, which the host checks first. */
async function listBuild(root: string): Promise<Listing> {
  const build = await listFiles(root);
  return {
    ...build,
    files: new Map([...build.files].filter(([file]) => file !== configurationFile)),
  };
}

/** Tells a build from others; undefined if there is none. A build's first page is there when all of it is. */
async function versionOf(root: string): Promise<string | undefined> {
  try {
    const { dev, ino, mtimeMs } = await stat(join(root, 'index.html'));
    return [dev, ino, mtimeMs].join(' ');
  } catch {
    return undefined;
  }
}
