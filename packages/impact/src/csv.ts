import Papa from 'papaparse';
import type { EntityRecord } from './parsing.ts';

/**
 * A finding about a table:
 *
 * - `'broken-quotes'`: a quote is not closed or is inside a cell, so rows may have been merged.
 * - `'too-few-cells'`: a row is shorter than the header, and the rest of its fields is missing.
 * - `'too-many-cells'`: a row is longer than the header, and the extra cells are dropped.
 * - `'no-field'`: a column has no name, and is dropped.
 * - `'repeated-field'`: a second column of the same name is dropped.
 * - `'not-a-text'`: the input is not a string; it is read as an empty table.
 */
export type CsvWarningReason =
  | 'broken-quotes'
  | 'too-few-cells'
  | 'too-many-cells'
  | 'no-field'
  | 'repeated-field'
  | 'not-a-text';

/** A part of a table that was dropped or perhaps misread. */
export interface CsvWarning {
  readonly reason: CsvWarningReason;
  /** The position of the record in the list; undefined for the header and the table itself. */
  readonly index?: number | undefined;
  /** The name of the field; undefined for a whole record. */
  readonly field?: string | undefined;
  /** The content that the warning is about, as given. */
  readonly value: unknown;
}

/** Options for reading a table. */
export interface CsvOptions {
  /** Receives a warning for everything that was dropped or perhaps misread. It doesn't affect the result. */
  readonly onWarning?: ((warning: CsvWarning) => void) | undefined;
}

/**
 * Reads a table of comma-separated values (RFC 4180) as records for `parseEntities`: the first row names the fields,
 * and every cell is a text. Semicolons and tabs are also recognised as separators. A byte order mark and rows of only
 * white space are skipped. Anything that is not a string gives an empty list.
 */
export function readCsv(text: string, { onWarning }: CsvOptions = {}): readonly EntityRecord[] {
  const warn = onWarning ?? (() => undefined);
  if (typeof text !== 'string') {
    warn({ reason: 'not-a-text', value: text });
    return [];
  }
  const { data, errors } = Papa.parse<readonly string[]>(text, { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  for (const { type, row } of errors) {
    if (type !== 'Quotes') continue;
    const index = row === undefined || row === 0 ? undefined : row - 1;
    warn({ reason: 'broken-quotes', index, value: data[row ?? 0] });
  }
  const fields = readHeader(header, warn);
  return rows.map((cells, index) => {
    if (cells.length < header.length) warn({ reason: 'too-few-cells', index, value: cells });
    if (cells.length > header.length) warn({ reason: 'too-many-cells', index, value: cells });
    const given = [...fields].filter(([, column]) => column < cells.length);
    return Object.fromEntries(given.map(([field, column]) => [field, cells[column]]));
  });
}

/** The columns by the names of their fields. */
function readHeader(
  header: readonly string[],
  warn: (warning: CsvWarning) => void,
): ReadonlyMap<string, number> {
  const fields = new Map<string, number>();
  for (const [column, cell] of header.entries()) {
    const field = cell.trim();
    if (field === '') warn({ reason: 'no-field', value: cell });
    else if (fields.has(field)) warn({ reason: 'repeated-field', field, value: cell });
    else fields.set(field, column);
  }
  return fields;
}
