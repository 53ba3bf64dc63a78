import { CsvError, parse } from 'csv-parse/sync';
import type { EntityRow } from './readEntities.ts';

/**
 * Reads CSV whose first row names the fields. Empty lines are skipped and values stay text.
 * Throws 'file:line: reason' if the header has no EntityName, a column without a name or two of the same name, if a
 * row is longer or shorter than the header, or if a quote is not closed.
 */
export function readCsv(content: Buffer, file: string): readonly EntityRow[] {
  let headers: readonly string[] | undefined;
  let endOfLastRow = 0;
  const onRecord = (
    cells: readonly string[],
    { bytes_records: end }: { bytes_records: number },
  ) => {
    const row = headers ? toRow(headers, cells) : undefined;
    headers ??= checkHeaders(cells.map((cell) => cell.trim()));
    endOfLastRow = end;
    return row;
  };
  try {
    return parse(content, {
      bom: true,
      skip_empty_lines: true,
      // `toRow` checks the number of columns, with our own message.
      relax_column_count: true,
      on_record: onRecord as never,
    }) as unknown as readonly EntityRow[];
  } catch (error) {
    // The parser's own line numbers count a Windows line break inside quotes twice.
    const line = lineAfter(content, endOfLastRow);
    throw new Error(`${file}:${String(line)}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The record of a row; undefined, which makes the parser skip it, for a row of nothing but spaces and commas. */
function toRow(headers: readonly string[], cells: readonly string[]): EntityRow | undefined {
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  if (cells.length !== headers.length) {
    throw new Error(
      `the row has ${columns(cells.length)} but the header has ${columns(headers.length)}.`,
    );
  }
  return Object.fromEntries(headers.map((header, index) => [header, cells[index]]));
}

function checkHeaders(headers: readonly string[]): readonly string[] {
  if (!headers.includes('EntityName')) {
    const hint = headers.length === 1 && /[;\t]/.test(headers[0] ?? '');
    throw new Error(
      `the header has no EntityName column.${hint ? ' Separate columns by commas.' : ''}`,
    );
  }
  const nameless = headers.indexOf('');
  if (nameless !== -1) throw new Error(`column ${String(nameless + 1)} of the header has no name.`);
  const repeated = headers.find((header, index) => headers.indexOf(header) !== index);
  if (repeated !== undefined) throw new Error(`the header names the column ${repeated} twice.`);
  return headers;
}

/** The number of the first line that is not blank after the first `bytes` bytes. */
function lineAfter(content: Buffer, bytes: number): number {
  const before = content.subarray(0, bytes).toString('utf8');
  const blank = /^\s*(?:\r\n|\r|\n)/.exec(content.subarray(bytes).toString('utf8'))?.[0] ?? '';
  return (before + blank).split(/\r\n|\r|\n/).length;
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote opens in this row and never closes.',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote; write a quote inside a value as "".',
  INVALID_OPENING_QUOTE: 'a quote appears inside a value that does not start with one.',
};

function reasonOf(error: unknown): string {
  if (error instanceof CsvError) return reasons[error.code] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

function columns(count: number): string {
  return count === 1 ? '1 column' : `${String(count)} columns`;
}
