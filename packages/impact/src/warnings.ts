import { isAffirmative } from './isAffirmative.ts';
import { entityName, readAmount, type EntityRecord } from './parsing.ts';
import { specified, type Rules } from './rules.ts';

/**
 * A finding about a value in a list of entities:
 *
 * - `'not-a-list'`: the input is not an array; it is read as an empty list.
 * - `'not-a-record'`: a member is not a plain record; it is dropped.
 * - `'no-name'`: an entity has no name, so no search finds it.
 * - `'unreadable-field'`: reading a field throws, so it counts as missing.
 * - `'unknown-service'`: a field names a service that is not listed, and is ignored.
 * - `'unreadable-amount'`: an amount does not follow the rules, such as `'€1,200'`, and counts as 0.
 * - `'doubtful-amount'`: digits are grouped in an unusual way, such as `'1.200,50'`; it may be in another notation.
 * - `'doubtful-adoption'`: a text such as `'FALSE'` or `'No'` counts as adopted, because it is not empty.
 */
export type EntityWarningReason =
  | 'not-a-list'
  | 'not-a-record'
  | 'no-name'
  | 'unreadable-field'
  | 'unknown-service'
  | 'unreadable-amount'
  | 'doubtful-amount'
  | 'doubtful-adoption';

/** A part of a list that was dropped, could not be read or was perhaps misread. */
export interface EntityWarning {
  readonly reason: EntityWarningReason;
  /** The position of the member in the list as given; undefined for the list itself. */
  readonly index?: number | undefined;
  /** The name of the field; undefined for a whole member. */
  readonly field?: string | undefined;
  /** The value as given; undefined if it cannot be read. */
  readonly value: unknown;
}

type Warn = (warning: EntityWarning) => void;

/** Warns about the fields of a record. Amounts of services that are not adopted don't count, so they aren't checked. */
export function warnOfRecord(record: EntityRecord, index: number, rules: Rules, warn: Warn): void {
  const warnOf = (reason: EntityWarningReason, field: string, value: unknown) => {
    warn({ reason, index, field, value });
  };
  const fields = new Map<string, unknown>();
  for (const field of fieldNamesOf(record)) {
    try {
      fields.set(field, record[field]);
    } catch {
      warnOf('unreadable-field', field, undefined);
    }
  }

  if (entityName(record) === undefined) warnOf('no-name', 'EntityName', fields.get('EntityName'));
  for (const [field, value] of fields) {
    const [, key] = SERVICE_FIELD.exec(field) ?? [];
    if (key !== undefined && !Object.hasOwn(rules.names, key))
      warnOf('unknown-service', field, value);
  }
  for (const { using, cost, time, co2 } of rules.services) {
    const isUsing = fields.get(using);
    if (!rules.isAdopted(isUsing)) continue;
    if (rules.isAdopted === specified.isAdopted && !isAffirmative(isUsing))
      warnOf('doubtful-adoption', using, isUsing);
    for (const field of [cost, time, co2]) {
      const value = fields.get(field);
      const reason = faultOfAmount(value, rules);
      if (reason) warnOf(reason, field, value);
    }
  }
}

const SERVICE_FIELD = /^(?:Using|Annualcostsaving|Annualtimesaving|AnnualCo2reductions)(.+)$/;

function fieldNamesOf(record: EntityRecord): readonly string[] {
  try {
    return Object.keys(record);
  } catch {
    return [];
  }
}

function faultOfAmount(value: unknown, rules: Rules): EntityWarningReason | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'unreadable-amount';
  if (typeof value !== 'string') return 'unreadable-amount';
  if (value.trim() === '') return undefined;
  // An unreadable amount also gives zero, so check that it is written as a number.
  if (readAmount(value, rules.toPlain) === 0 && !isZero(value, rules)) return 'unreadable-amount';
  return isGroupedAsNumber(value, rules.decimal) ? undefined : 'doubtful-amount';
}

/** True if the text means zero: with a digit in front it would be an amount. */
function isZero(text: string, { toPlain }: Rules): boolean {
  const plain = (toPlain ? toPlain(text) : text).replace(/[,\s]/g, '');
  return /^[+-]?(?:0+\.?0*|\.0+)[km]?$/i.test(plain);
}

/** True if any separators divide the integer part into groups of three digits. */
function isGroupedAsNumber(text: string, decimal: '.' | ','): boolean {
  const grouping = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = ''] = text.split(decimal);
  if (fraction.includes(grouping)) return false;
  const [first = '', ...groups] = whole.split(grouping);
  const last = groups.pop();
  return (
    last === undefined ||
    (/\d/.test(first) &&
      groups.every((group) => /^\s*\d{2,3}\s*$/.test(group)) &&
      /^\s*\d{3}(?!\d)/.test(last))
  );
}
