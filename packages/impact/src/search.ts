import { entityName, toList, type EntityRecord } from './parsing.ts';

/** A search over one list of entities, prepared once and run at every keystroke. */
export interface EntitySearch {
  /** How many entities have a name and can therefore be found. */
  readonly size: number;
  /**
   * Returns the list positions of the entities whose name contains the text, in ascending order. The text is matched
   * literally, white space included, and case is ignored. An empty text, like anything that is not a string, finds
   * every entity that has a name.
   */
  search(text: string): readonly number[];
}

/**
 * Prepares a case-insensitive substring search over the names of entities. Entities without a name are never found; two
 * entities with the same name both are. The list is read once; later changes have no effect. Anything that is not an
 * array counts as an empty list.
 */
export function createEntitySearch(entities: readonly EntityRecord[]): EntitySearch {
  const positions: number[] = [];
  const names: string[] = [];
  for (const [position, entity] of toList(entities).entries()) {
    const name = entityName(entity as EntityRecord);
    if (name === undefined) continue;
    positions.push(position);
    names.push(name.toLowerCase());
  }
  const find = createSubstringSearch(names);

  return {
    size: positions.length,
    search(text) {
      if (typeof text !== 'string' || text === '') return [...positions];
      return find(text.toLowerCase()).map((index) => positions[index] ?? index);
    },
  };
}

/**
 * Finds the entities whose name contains the text, in the order of the list: `createEntitySearch` for a single search.
 * The records are not copied.
 */
export function searchEntities(
  entities: readonly EntityRecord[],
  text: string,
): readonly EntityRecord[] {
  const list = toList(entities) as readonly EntityRecord[];
  const positions = new Set(createEntitySearch(list).search(text));
  return list.filter((_, position) => positions.has(position));
}

const SEPARATOR = '\n';

/**
 * Prepares a search for the lower-case names that contain a lower-case text; it returns their indices in ascending
 * order. Searching one long string is several times as fast as searching many short ones, so the names are joined and
 * the start of each is kept.
 */
function createSubstringSearch(names: readonly string[]): (text: string) => number[] {
  const joined = foldSigmas(names.join(SEPARATOR));
  const starts = [0];
  let nextStart = 0;
  let longest = 0;
  for (const name of names) {
    nextStart += name.length + SEPARATOR.length;
    starts.push(nextStart);
    longest = Math.max(longest, name.length);
  }
  const startOf = (index: number) => starts[index] ?? Infinity;

  return (text) => {
    const wanted = foldSigmas(text);
    const found: number[] = [];
    let index = 0;
    let at = wanted.length > longest ? -1 : joined.indexOf(wanted);
    while (at !== -1) {
      while (startOf(index + 1) <= at) index++;
      const next = startOf(index + 1);
      // A text that contains the separator could match across two names.
      if (at + wanted.length <= next - SEPARATOR.length) found.push(index);
      at = joined.indexOf(wanted, next);
    }
    return found;
  };
}

/** Lower case has two sigmas, one of them for the end of a word. Treating them as one keeps matches while typing. */
function foldSigmas(text: string): string {
  return text.replaceAll('ς', 'σ');
}
