import { isPlainRecord, toList, type EntityRecord } from './parsing.ts';
import type { Rules } from './rules.ts';
import { createRecordCheck, type EntityWarning } from './warnings.ts';

/** Options for reading a list of entities. */
export interface ParseOptions {
  /**
   * Receives a warning for each member and value that was dropped, could not be read or was perhaps misread. It doesn't
   * affect the result.
   */
  readonly onWarning?: ((warning: EntityWarning) => void) | undefined;
}

/** Reads a list of entities: see `Impact`. */
export function parseEntities(
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
