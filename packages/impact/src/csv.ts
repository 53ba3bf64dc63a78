import Papa from 'papaparse';
import type { EntityRecord } from './parsing.ts';

/**
 * What was found about a table:
 *
 * - `'broken-quotes'`: a quote is not closed or stands inside a cell, so rows may have run together.
 * - `'too-few-cells'`: a row is shorter than the header, and the rest of its fields is missing.
 * - `'too-many-cells'`: a row is longer than the header, and what is beyond is dropped.
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

/** What was dropped from a table, or perhaps not read as it was meant. */
export interface CsvWarning {
  readonly reason: CsvWarningReason;
  /** The position of the record in the list; undefined for the header and the table itself. */
  readonly index?: number | undefined;
  /** The name of the field; undefined for a whole record. */
  readonly field?: string | undefined;
  /** What the warning is about, as given. */
  readonly value: unknown;
}

/** How a table is read. */
export interface CsvOptions {
  /** Is told of what was dropped or was perhaps not read as it was meant. It changes nothing about what is read. */
  readonly onWarning?: ((warning: CsvWarning) => void) | undefined;
}

/**
 * Reads a table of comma-separated values (RFC 4180) as records for `parseEntities`: the first row names the fields, and
 * every cell is a text. Semicolons and tabs are recognised as separators, too, and a byte order mark is skipped. Rows with
 * nothing but white space are skipped. Anything that is not a string gives an empty list.
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
