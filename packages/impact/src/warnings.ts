import { answerOf, isAffirmative } from './isAffirmative.ts';
import { entityName, parseAmount, type EntityRecord } from './parsing.ts';
import type { Rules } from './rules.ts';

/**
 * A finding about a value in a list of entities:
 *
 * - `'not-a-list'`: the input is not an array; it is read as an empty list.
 * - `'not-a-record'`: a member is not a plain record; it is dropped.
 * - `'no-name'`: an entity has no name, so no search finds it.
 * - `'unreadable-field'`: reading a field throws, so it counts as missing.
 * - `'misspelled-field'`: a field differs from a known one, `expected`, by case, white space, hyphens or underscores, and
 *   is ignored. Only the first record with it is reported.
 * - `'unknown-service'`: a field names a service that is not listed, and is ignored.
 * - `'unreadable-amount'`: an amount does not follow the rules, such as `'€1,200'`, and counts as 0.
 * - `'doubtful-amount'`: digits are grouped in an unusual way, such as `'1.200,50'`; it may be in another notation.
 * - `'doubtful-adoption'`: a text such as `'FALSE'`, `'No'` or `'planned'` counts as adopted, because it is not empty.
 */
export type EntityWarningReason =
  | 'not-a-list'
  | 'not-a-record'
  | 'no-name'
  | 'unreadable-field'
  | 'misspelled-field'
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
  /** What an amount counts as. */
  readonly amount?: number | undefined;
  /** The name of the field that was perhaps meant. */
  readonly expected?: string | undefined;
}

type Warn = (warning: EntityWarning) => void;

/**
 * Makes a function that warns about the fields of a record. Amounts of services that are not adopted don't count, so they
 * aren't checked.
 */
export function createRecordCheck(rules: Rules, warn: Warn) {
  const namings = namingsOf(rules);
  return (record: EntityRecord, index: number): void => {
    const warnOf = (reason: EntityWarningReason, field: string, value: unknown, more = {}) => {
      warn({ reason, index, field, value, ...more });
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
      const { reason, expected, isNew } = namings(field);
      if (reason === 'unknown-service') warnOf(reason, field, value);
      if (reason === 'misspelled-field' && isNew) warnOf(reason, field, value, { expected });
    }
    for (const { using, cost, time, co2 } of rules.services) {
      const isUsing = fields.get(using);
      if (!rules.isAdopted(isUsing)) continue;
      if (isDoubtful(isUsing, rules)) warnOf('doubtful-adoption', using, isUsing);
      for (const field of [cost, time, co2]) {
        const value = fields.get(field);
        const reason = faultOfAmount(value, rules);
        if (reason) warnOf(reason, field, value, { amount: parseAmount(value, rules.toPlain) });
      }
    }
  };
}

/** True if a value counts as adopted, but perhaps means something else. A function of the user's is not questioned. */
function isDoubtful(value: unknown, { isAdopted }: Rules): boolean {
  return (
    typeof value === 'string' &&
    (isAdopted === Boolean || isAdopted === isAffirmative) &&
    answerOf(value) !== 'yes'
  );
}

const SERVICE_FIELD = /^(?:Using|Annualcostsaving|Annualtimesaving|AnnualCo2reductions)(.+)$/;

interface Naming {
  readonly reason?: 'misspelled-field' | 'unknown-service';
  readonly expected?: string | undefined;
  /** True the first time. */
  readonly isNew?: boolean;
}

/** Makes a function that judges the name of a field. Records mostly have the same ones, so each is judged once. */
function namingsOf({ services, names }: Rules): (field: string) => Naming {
  const known = [
    'EntityName',
    ...services.flatMap(({ using, cost, time, co2 }) => [using, cost, time, co2]),
  ];
  const meant = new Map(known.map((field) => [looseName(field), field]));
  const judged = new Map<string, Naming>(known.map((field) => [field, {}]));
  return (field) => {
    const earlier = judged.get(field);
    if (earlier) return earlier;
    const expected = meant.get(looseName(field));
    const [, key] = SERVICE_FIELD.exec(field) ?? [];
    const isUnknown = key !== undefined && !Object.hasOwn(names, key);
    const naming: Naming = expected
      ? { reason: 'misspelled-field', expected }
      : isUnknown
        ? { reason: 'unknown-service' }
        : {};
    judged.set(field, naming);
    return { ...naming, isNew: true };
  };
}

const looseName = (field: string) => field.replace(/[\s_-]/g, '').toLowerCase();

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
  if (parseAmount(value, rules.toPlain) === 0 && !isZero(value, rules)) return 'unreadable-amount';
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
