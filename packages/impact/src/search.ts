import { foldLines, foldName } from './foldName.ts';
import { entityName, toList, type EntityRecord } from './parsing.ts';

/** A search over one list of entities, prepared once and run at every keystroke. */
export interface EntitySearch {
  /** How many entities have a name and can therefore be found. */
  readonly size: number;
  /**
   * Returns the list positions of the entities whose name contains the text, in ascending order. Both are compared as
   * `foldName` gives them: case and Arabic spelling don't count. White space around the text doesn't count either;
   * within the text it does. A text of nothing else, like anything that is not a string, finds every entity that has a
   * name.
   */
  search(text: string): readonly number[];
}

/**
 * Prepares a substring search over the names of entities, regardless of case and Arabic spelling. Entities without a name
 * are never found; two entities with the same name both are. The list is read once; later changes have no effect.
 * Anything that is not an array counts as an empty list.
 */
export function createEntitySearch(entities: readonly EntityRecord[]): EntitySearch {
  const positions: number[] = [];
  const names: string[] = [];
  for (const [position, entity] of toList(entities).entries()) {
    const name = entityName(entity as EntityRecord);
    if (name === undefined) continue;
    positions.push(position);
    names.push(name.includes('\n') ? foldName(name) : name);
  }
  const find = createSubstringSearch(names);

  return {
    size: positions.length,
    search(text) {
      const wanted = foldName(text).trim();
      if (wanted === '') return [...positions];
      return find(wanted).map((index) => positions[index] ?? index);
    },
  };
}

/**
 * Prepares a search for the names that contain a folded text; it returns their indices in ascending order. Searching and
 * folding one long string is several times as fast as many short ones, so the names are joined, one per line, and the
 * start of each is kept. A folded text has no line break, so it is never found across two names.
 */
function createSubstringSearch(names: readonly string[]): (text: string) => number[] {
  const joined = foldLines(names.join('\n'));
  const starts = [0];
  let longest = 0;
  for (let start = 0; start <= joined.length;) {
    const nextBreak = joined.indexOf('\n', start);
    const end = nextBreak === -1 ? joined.length : nextBreak;
    longest = Math.max(longest, end - start);
    start = end + 1;
    starts.push(start);
  }
  const startOf = (index: number) => starts[index] ?? Infinity;

  return (text) => {
    const found: number[] = [];
    let index = 0;
    let at = text.length > longest ? -1 : joined.indexOf(text);
    while (at !== -1) {
      while (startOf(index + 1) <= at) index++;
      found.push(index);
      at = joined.indexOf(text, startOf(index + 1));
    }
    return found;
  };
}
