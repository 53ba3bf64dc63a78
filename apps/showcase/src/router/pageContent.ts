import { withoutLanguage } from '../languages/addresses.ts';
import { MissingCode } from './lazyArea.tsx';

/**
 * Content of which every page shows one entry. A page's own entry comes with its HTML, and the entries of all pages as
 * one chunk, so that another page doesn't make the others larger.
 */
export interface PageContent<Entry = unknown> {
  /** Loads the entry at an address or, without an address, all; a failure is kept for `entryAt` to throw. */
  readonly preload: (pathname?: string) => Promise<void>;
  /** Whether the entries of all pages are loaded. */
  readonly isLoaded: () => boolean;
  /** The entry at an address, or undefined if there is none. */
  readonly entryAt: (pathname: string) => Entry | undefined;
}

/** The entry in the HTML of a page, in an element with `embeddedId`. */
export interface EmbeddedEntry {
  readonly pathname: string;
  readonly entry: unknown;
}

export const embeddedId = 'page-content';

/**
 * @param covers Whether an entry can be at an address, given without its language.
 * @param load Imports the module that finds an entry by its address.
 */
export function pageContent<Entry>(
  covers: (pathname: string) => boolean,
  load: () => Promise<(pathname: string) => Entry | undefined>,
): PageContent<Entry> {
  let findEntry: ((pathname: string) => Entry | undefined) | undefined;
  let failure: unknown = new Error('An entry was read before it was preloaded.');

  const preload = async (pathname?: string) => {
    if (findEntry || (pathname !== undefined && readEmbedded(pathname))) return;
    try {
      findEntry = await load();
    } catch (error) {
      failure = new MissingCode(`The content did not load. ${String(error)}`, { cause: error });
    }
  };

  const entryAt = (address: string) => {
    const pathname = withoutLanguage(address);
    if (!covers(pathname)) return undefined;
    if (findEntry) return findEntry(pathname);
    const embedded = readEmbedded(pathname);
    if (!embedded) throw failure;
    return embedded.entry as Entry;
  };

  return { preload, isLoaded: () => findEntry !== undefined, entryAt };
}

/** The entry in the HTML of the page, if it belongs to an address. Scripts and stories have none. */
function readEmbedded(pathname: string): EmbeddedEntry | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(embeddedId)?.textContent;
  const embedded = text ? (JSON.parse(text) as EmbeddedEntry) : undefined;
  return embedded && plain(embedded.pathname) === plain(pathname) ? embedded : undefined;
}

/** Normalizes an address as the router does: ignores case and a trailing slash. Entries have all languages. */
function plain(pathname: string): string {
  return withoutLanguage(pathname).replace(/\/$/, '').toLowerCase();
}
