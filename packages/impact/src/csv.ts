import { layoutOf } from './csvLayout.ts';
import { isBlank, rowsOf, type CsvRow, type QuoteFault } from './csvRows.ts';
import type { EntityRecord } from './parsing.ts';

export { writeCsv, writeCsvRow } from './writeCsv.ts';

/**
 * A finding about a table:
 *
 * - `'no-name-column'`: the first row doesn't name a column `EntityName`.
 * - `'title-row'`: the same, because the names of the columns are in a later row; `value` is the number of its line.
 * - `'open-quote'`: a quote is not closed, so the rest of the table is in one cell.
 * - `'text-after-quote'`: text follows a closing quote, and belongs to the same cell.
 * - `'stray-quote'`: a quote is inside a cell that doesn't begin with one.
 * - `'too-few-cells'`: a row is shorter than the header, and the rest of its fields is missing.
 * - `'too-many-cells'`: a row is longer than the header, and the extra cells are dropped.
 * - `'no-field'`: a column has no name, and its values are dropped.
 * - `'repeated-field'`: a second column of the same name is dropped.
 * - `'not-a-text'`: the input is not a string; it is read as an empty table.
 */
export type CsvWarningReason =
  | 'no-name-column'
  | 'title-row'
  | QuoteFault
  | 'too-few-cells'
  | 'too-many-cells'
  | 'no-field'
  | 'repeated-field'
  | 'not-a-text';

/** A part of a table that was dropped or perhaps misread. */
export interface CsvWarning {
  readonly reason: CsvWarningReason;
  /** The number of the line on which the row begins, from 1; undefined if the input is not a string. */
  readonly line?: number | undefined;
  /** The position of the record in the list; undefined for the header and the table itself. */
  readonly index?: number | undefined;
  /** The name of the field; undefined for a whole record. */
  readonly field?: string | undefined;
  /** The number of the column, from 1; undefined for a whole record. */
  readonly column?: number | undefined;
  /** How many columns the header has, if that is what doesn't fit. */
  readonly expected?: number | undefined;
  /** The content that the warning is about, as given. */
  readonly value: unknown;
}

/** Options for reading a table. */
export interface CsvOptions {
  /** Receives a warning for everything that was dropped or perhaps misread. It doesn't affect the result. */
  readonly onWarning?: ((warning: CsvWarning) => void) | undefined;
}

/** The records of a table and where they are in it. */
export interface CsvTable {
  readonly records: readonly EntityRecord[];
  /** The number of the line on which each record begins, from 1. */
  readonly lines: readonly number[];
}

/**
 * Reads a table of comma-separated values (RFC 4180) as records for `parseEntities`: the first row names the fields,
 * and every cell is a text. Semicolons and tabs are also recognised as separators, and so is a first line such as
 * `sep=;`. A byte order mark, blank rows, and columns that have neither a name nor values are skipped. Anything that is
 * not a string gives an empty list.
 */
export function readCsv(text: string, options?: CsvOptions): readonly EntityRecord[] {
  return readCsvTable(text, options).records;
}

/** Reads a table like `readCsv`, and says on which line each record begins. */
export function readCsvTable(text: string, { onWarning }: CsvOptions = {}): CsvTable {
  const warn: Warn = onWarning ?? (() => undefined);
  const records: EntityRecord[] = [];
  const lines: number[] = [];
  if (typeof text !== 'string') {
    warn({ reason: 'not-a-text', value: text });
    return { records, lines };
  }
  const layout = layoutOf(text);
  const rows = rowsOf(text, layout);
  const first = rows.next();
  if (first.done) return { records, lines };

  if (onWarning) warnOfName(first.value, rowsOf(text, layout), warn);
  const header = readHeader(first.value, warn);
  const checkRow = checkerOf(header, warn);
  for (const row of rows) {
    checkRow(row, records.length);
    const given = header.fields.filter(([, column]) => column < row.cells.length);
    records.push(Object.fromEntries(given.map(([field, column]) => [field, row.cells[column]])));
    lines.push(row.line);
  }
  return { records, lines };
}

type Warn = (warning: CsvWarning) => void;

/** How many rows may be above the names of the columns. */
const MOST_TITLES = 20;

function warnOfName({ cells, line }: CsvRow, rows: Iterable<CsvRow>, warn: Warn): void {
  let at = 0;
  for (const row of rows) {
    if (row.cells.some((cell) => cell.trim() === 'EntityName')) {
      if (at > 0) warn({ reason: 'title-row', line, value: row.line });
      return;
    }
    if (++at > MOST_TITLES) break;
  }
  warn({ reason: 'no-name-column', line, value: cells });
}

interface Header {
  readonly line: number;
  /** The columns of the fields, by name. */
  readonly fields: readonly (readonly [field: string, column: number])[];
  /** The columns without a name. */
  readonly nameless: readonly number[];
  /** How many cells a row should have: up to the last column with a name. */
  readonly expected: number;
  /** How many cells the header has. */
  readonly width: number;
}

function readHeader(row: CsvRow, warn: Warn): Header {
  const { cells, line } = row;
  if (row.fault) warn({ reason: row.fault, line, value: cells });
  const fields = new Map<string, number>();
  const nameless: number[] = [];
  for (const [column, cell] of cells.entries()) {
    const field = cell.trim();
    if (field === '') nameless.push(column);
    else if (!fields.has(field)) fields.set(field, column);
    else warn({ reason: 'repeated-field', line, field, column: column + 1, value: cell });
  }
  const expected = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  return { line, fields: [...fields], nameless, expected, width: cells.length };
}

/** Makes a function that checks a row against the header. It names each column without a name once. */
function checkerOf({ line: headerLine, nameless, expected, width }: Header, warn: Warn) {
  const reported = new Set<number>();
  return ({ cells, line, fault }: CsvRow, index: number) => {
    const about = { line, index, value: cells };
    if (fault) warn({ reason: fault, ...about });
    if (cells.length < expected) warn({ reason: 'too-few-cells', ...about, expected });
    if (cells.length > width && !cells.slice(width).every(isBlank))
      warn({ reason: 'too-many-cells', ...about, expected });
    for (const column of nameless) {
      const value = cells[column] ?? '';
      if (isBlank(value) || reported.has(column)) continue;
      reported.add(column);
      warn({ reason: 'no-field', line: headerLine, column: column + 1, value });
    }
  };
}
