import type { EntityWarning } from './warnings.ts';

/** Options of `createFindings`. */
export interface FindingsOptions {
  /** The number of the line on which a member of the list begins. Without it, members are counted from 1. */
  readonly lineOf?: ((index: number) => number | undefined) | undefined;
  /** How many findings are written out. @default 3 */
  readonly most?: number | undefined;
}

/** What could not be read in a list of entities, in words. */
export interface Findings {
  /** Takes a warning: the option `onWarning` of `parseEntities`. */
  readonly onWarning: (warning: EntityWarning) => void;
  /** The first findings as sentences, in the order of the list, and then how many more there are. */
  readonly sentences: () => readonly string[];
}

/**
 * Collects the warnings about a list and puts the first ones into words: `'line 2, UsingGSB: "No" counts as adopted.'`,
 * and last `'and 214 more'`. A field that is ignored in every record is one finding.
 */
export function createFindings({ lineOf, most = 3 }: FindingsOptions = {}): Findings {
  const first: EntityWarning[] = [];
  const ignored = new Set<string>();
  let count = 0;
  return {
    onWarning: (warning) => {
      const { reason, field = '' } = warning;
      if (reason === 'unknown-service' && ignored.has(field)) return;
      if (reason === 'unknown-service') ignored.add(field);
      count++;
      if (first.length < most) first.push(warning);
    },
    sentences: () => {
      const sentences = first.map((warning) => inWords(warning, lineOf));
      return count > first.length
        ? [...sentences, `and ${String(count - first.length)} more`]
        : sentences;
    },
  };
}

function inWords(warning: EntityWarning, lineOf: FindingsOptions['lineOf']): string {
  const { reason, index = 0, field = '', expected = '', amount = 0 } = warning;
  const line = lineOf?.(index);
  const place = line === undefined ? `entry ${String(index + 1)}` : `line ${String(line)}`;
  const value = `${place}, ${field}: ${asWritten(warning.value)}`;
  switch (reason) {
    case 'not-a-list':
      return 'The list is not a list of records.';
    case 'not-a-record':
      return `${place} is not a record and is left out.`;
    case 'no-name':
      return `${place} has no EntityName, so no search finds it.`;
    case 'unreadable-field':
      return `${place}, ${field}: the value cannot be read.`;
    case 'misspelled-field':
      return `The column ${field} is ignored; the name is ${expected}.`;
    case 'unknown-service':
      return `The column ${field} is ignored; there is no such service.`;
    case 'unreadable-amount':
    case 'doubtful-amount':
      return `${value} counts as ${String(amount)}.`;
    case 'doubtful-adoption':
      return `${value} counts as adopted.`;
  }
}

const LONGEST = 40;

function asWritten(value: unknown): string {
  const text = typeof value === 'string' ? value : textOf(value);
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return typeof value === 'string' ? JSON.stringify(short) : short;
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'a record';
}
