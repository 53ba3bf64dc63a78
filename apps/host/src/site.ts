import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { coalesce } from './coalesce.ts';
import { openListed } from './openListed.ts';
import { mapSite, type SiteFile, type SiteMap } from './siteMap.ts';

/** A built app that may be replaced by a new build while it is served. */
export interface Site {
  readonly map: () => SiteMap;
  /** The text of an HTML file, by its path in the folder; undefined if it has vanished. */
  readonly readPage: (path: string) => Promise<string | undefined>;
  /**
   * The file at an address in this build, or in an earlier one that is still on disk and was replaced less than a day
   * ago: pages opened before the update still request its files.
   */
  readonly file: (address: string) => SiteFile | undefined;
  /** Lists the folder again, unless that has just been done. Resolves to true if it did. */
  readonly refresh: () => Promise<boolean>;
}

const dayMilliseconds = 86_400_000;
/** Keeps a flood of unknown addresses from overloading the disk. */
const pauseMilliseconds = 250;
const maxBuilds = 10;

/** Throws an error if the folder contains no built app. */
export async function openSite(root: string): Promise<Site> {
  let map = await mapSite(root);
  let listedAt = performance.now();
  let earlier: readonly { readonly files: SiteMap['files']; readonly until: number }[] = [];

  const list = async () => {
    // While a build is being written, the folder may contain none; the last one stays in use.
    const next = await mapSite(root).catch(() => map);
    listedAt = performance.now();
    if (next !== map && pathsOf(next) !== pathsOf(map)) {
      const replaced = { files: map.files, until: Date.now() + dayMilliseconds };
      earlier = [replaced, ...earlier].slice(0, maxBuilds);
    }
    map = next;
  };

  let listing: Promise<void> | undefined;
  return {
    map: () => map,
    readPage: coalesce(async (path) => {
      const folder = await realpath(root).catch(() => root);
      const handle = await openListed(join(root, path), join(folder, path));
      if (!handle) return undefined;
      try {
        return await handle.readFile('utf8');
      } finally {
        await handle.close();
      }
    }),
    file: (address) => {
      const files = earlier.filter(({ until }) => until > Date.now()).map((build) => build.files);
      return [map.files, ...files].find((each) => each.has(address))?.get(address);
    },
    refresh: async () => {
      if (!listing && performance.now() - listedAt < pauseMilliseconds) return false;
      listing ??= list().finally(() => {
        listing = undefined;
      });
      await listing;
      return true;
    },
  };
}

const pathsOf = ({ files }: SiteMap) => [...files.values()].map(({ path }) => path).join('\n');
