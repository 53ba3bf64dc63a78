import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Encoding } from './compression.ts';

export interface SiteFile {
  readonly path: string;
  /** The compressed forms that the build has put beside it. */
  readonly compressed: ReadonlyMap<Encoding, string>;
}

/** A built app: what each address opens. Addresses are decoded and in Unicode's composed form (NFC). */
export interface SiteMap {
  /** The HTML files, by the address that `pageAddress` gives. */
  readonly pages: ReadonlyMap<string, string>;
  /** The 404.html files, by the page address of their folder. */
  readonly notFoundPages: ReadonlyMap<string, string>;
  /** Everything else. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

/**
 * Lists the folder of a built app. Hidden files and links are left out.
 * Throws an error that says so when the folder holds no built app.
 */
export async function mapSite(root: string): Promise<SiteMap> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [`/${relative(root, path).split(sep).join('/')}`.normalize(), path] as const)
      .filter(([address]) => !address.includes('/.')),
  );
  const pages = new Map<string, string>();
  const notFoundPages = new Map<string, string>();
  const files = new Map<string, SiteFile>();
  for (const [address, path] of paths) {
    const original = address.replace(/\.(?:br|gz)$/, '');
    if (original !== address && paths.has(original)) continue;
    if (address.endsWith('/404.html')) {
      notFoundPages.set(pageAddress(address.slice(0, -'404.html'.length)), path);
    } else if (address.endsWith('.html')) {
      pages.set(pageAddress(address.replace(/\/index\.html$/, '/')), path);
    } else {
      files.set(address, { path, compressed: compressedForms(paths, address) });
    }
  }
  if (!pages.has('/')) throw new Error(`${root} holds no built app. Run "pnpm build" first.`);
  return { pages, notFoundPages, files };
}

/** Pages answer with and without a final slash and in any ASCII case, as the app's router matches them. */
export function pageAddress(address: string): string {
  return address
    .normalize()
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function compressedForms(paths: ReadonlyMap<string, string>, address: string) {
  const forms = new Map<Encoding, string>();
  const brotli = paths.get(`${address}.br`);
  const gzip = paths.get(`${address}.gz`);
  if (brotli !== undefined) forms.set('br', brotli);
  if (gzip !== undefined) forms.set('gzip', gzip);
  return forms;
}
