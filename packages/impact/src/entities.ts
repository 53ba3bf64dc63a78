import { isPlainRecord, toList, type EntityRecord } from './parsing.ts';
import { specified, type Rules } from './rules.ts';
import { createRecordCheck, type EntityWarning } from './warnings.ts';

/** Options for reading a list of entities. */
export interface ParseOptions {
  /**
   * Receives a warning for each member and value that was dropped, could not be read or was perhaps misread. It doesn't
   * affect the result.
   */
  readonly onWarning?: ((warning: EntityWarning) => void) | undefined;
}

/**
 * Returns the entity records in a response from the entities endpoint, or in any other list: the list without members
 * that are not plain records (null, numbers, strings, arrays, class instances). The records are neither changed nor
 * copied, and those without a name are kept.
 *
 * Anything that is not an array gives an empty list, because a missing response is not an error.
 */
export function parseEntities(value: unknown, options?: ParseOptions): readonly EntityRecord[] {
  return readEntities(value, specified, options);
}

/** @internal */
export function readEntities(
  value: unknown,
  rules: Rules,
  { onWarning }: ParseOptions = {},
): readonly EntityRecord[] {
  const members = toList(value);
  const records = members.filter(isPlainRecord);
  if (!onWarning) return records;

  if (!isReadableList(value)) onWarning({ reason: 'not-a-list', value });
  const check = createRecordCheck(rules, onWarning);
  for (const [index, member] of members.entries()) {
    if (isPlainRecord(member)) check(member, index);
    else onWarning({ reason: 'not-a-record', index, value: member });
  }
  return records;
}

function isReadableList(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length >= 0;
  } catch {
    return false;
  }
}
