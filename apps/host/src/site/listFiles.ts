import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { endings, type Encoding } from './compression.ts';

/** The files of a folder. Nothing else in it can be requested. */
export interface Listing {
  /** The folder's real path. */
  readonly root: string;
  /** The encodings of each file's compressed copies, by its address: its path in the folder, with a slash before it. */
  readonly files: ReadonlyMap<string, readonly Encoding[]>;
}

/** Lists a folder's files, but no hidden ones and no links. The list is empty if the folder is missing. */
export async function listFiles(folder: string): Promise<Listing> {
  // A link to a build may later be one to the next build.
  const root = await realpath(folder).catch(() => folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const addresses = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`)
      .map((path) => path.split(sep).join('/'))
      .filter((address) => !address.includes('/.')),
  );
  const isCopy = (address: string) => addresses.has(address.replace(/\.(?:br|gz)$/, ''));
  const originals = [...addresses].filter(
    (address) => !/\.(?:br|gz)$/.test(address) || !isCopy(address),
  );
  const copiesOf = (address: string) =>
    (Object.keys(endings) as Encoding[]).filter((name) => addresses.has(address + endings[name]));
  return { root, files: new Map(originals.map((address) => [address, copiesOf(address)])) };
}
