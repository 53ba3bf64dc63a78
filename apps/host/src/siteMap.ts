import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Encoding } from './compression.ts';

export interface SiteFile {
  readonly path: string;
  /** The build's precompressed copies of it, by encoding. */
  readonly compressed: ReadonlyMap<Encoding, string>;
}

/** The files of a built app by address, decoded and in Unicode's composed form (NFC). */
export interface SiteMap {
  /** Paths of HTML files in the folder, by `pageAddress`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Paths of 404.html files, by the `pageAddress` of their folder. */
  readonly notFoundPages: ReadonlyMap<string, string>;
  /** All other files. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/**
 * Lists the folder of a built app without hidden files and symbolic links.
 * Throws an error if the folder contains no built app.
 */
export async function mapSite(root: string): Promise<SiteMap> {
  // The root may be a link that later leads to a new build. Pages follow it (`readPage`); other files keep their old
  // location.
  const folder = await realpath(root).catch(() => root);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const linked = await linkedFolders(entries);
  const paths = new Map(
    entries
      .filter((entry) => entry.isFile() && !linked.has(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`.normalize(), path] as const)
      .filter(([address]) => !address.includes('/.')),
  );
  const pages = new Map<string, string>();
  const notFoundPages = new Map<string, string>();
  const files = new Map<string, SiteFile>();
  for (const [address, path] of paths) {
    const original = address.replace(/\.(?:br|gz)$/, '');
    if (original !== address && paths.has(original)) continue;
    if (address.endsWith('/404.html')) {
      notFoundPages.set(pageAddress(address.slice(0, -'404.html'.length)), relative(folder, path));
    } else if (address.endsWith('.html')) {
      pages.set(pageAddress(address.replace(/\/index\.html$/, '/')), relative(folder, path));
    } else {
      files.set(address, { path, compressed: compressedCopies(paths, address) });
    }
  }
  if (!pages.has('/')) throw new Error(`No built app in ${root}. Run "pnpm build" first.`);
  return { pages, notFoundPages, files };
}

/** The folders that are reached through a symbolic link: Node follows those that lead to a folder. */
async function linkedFolders(entries: readonly Dirent[]): Promise<ReadonlySet<string>> {
  const folders = [...new Set(entries.map(({ parentPath }) => parentPath))];
  const isLinked = await Promise.all(
    folders.map(async (folder) => (await realpath(folder).catch(() => '')) !== folder),
  );
  return new Set(folders.filter((_, index) => isLinked[index]));
}

/** The address of a page without its trailing slash and in lower case (ASCII), as the app's router matches it. */
export function pageAddress(address: string): string {
  return address
    .normalize()
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function compressedCopies(paths: ReadonlyMap<string, string>, address: string) {
  const copies = new Map<Encoding, string>();
  const brotli = paths.get(`${address}.br`);
  const gzip = paths.get(`${address}.gz`);
  if (brotli !== undefined) copies.set('br', brotli);
  if (gzip !== undefined) copies.set('gzip', gzip);
  return copies;
}
