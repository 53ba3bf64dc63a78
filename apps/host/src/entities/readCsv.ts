import { CsvError, parse } from 'csv-parse/sync';
import type { EntityRow } from './readEntities.ts';

/**
 * Reads CSV whose first row names the fields. Empty lines are skipped, values stay the text they are.
 * Throws 'file:line: reason' for a header without EntityName, a column named twice or not at all, a row of
 * another length than the header, and quotes that do not match.
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
      // Checked in `toRow`, in words of ours.
      relax_column_count: true,
      on_record: onRecord as never,
    }) as unknown as readonly EntityRow[];
  } catch (error) {
    // The parser's own line numbers count a line break inside quotes twice when it is a Windows one.
    const line = lineAfter(content, endOfLastRow);
    throw new Error(`${file}:${String(line)}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Undefined, which the parser leaves out, for a line with nothing but spaces or commas. */
function toRow(headers: readonly string[], cells: readonly string[]): EntityRow | undefined {
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  if (cells.length !== headers.length) {
    throw new Error(
      `the row has ${columns(cells.length)}, the header has ${columns(headers.length)}.`,
    );
  }
  return Object.fromEntries(headers.map((header, index) => [header, cells[index]]));
}

function checkHeaders(headers: readonly string[]): readonly string[] {
  if (!headers.includes('EntityName')) {
    const hint = headers.length === 1 && /[;\t]/.test(headers[0] ?? '');
    throw new Error(
      `the header has no column EntityName.${hint ? ' Columns must be separated by commas.' : ''}`,
    );
  }
  const nameless = headers.indexOf('');
  if (nameless !== -1) throw new Error(`column ${String(nameless + 1)} has no name in the header.`);
  const repeated = headers.find((header, index) => headers.indexOf(header) !== index);
  if (repeated !== undefined) throw new Error(`the header names the column ${repeated} twice.`);
  return headers;
}

/** The number of the first line with something in it behind the first `bytes` bytes. */
function lineAfter(content: Buffer, bytes: number): number {
  const before = content.subarray(0, bytes).toString('utf8');
  const blank = /^\s*(?:\r\n|\r|\n)/.exec(content.subarray(bytes).toString('utf8'))?.[0] ?? '';
  return (before + blank).split(/\r\n|\r|\n/).length;
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened in this row and never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote; a quote inside a value is written "".',
  INVALID_OPENING_QUOTE: 'a quote stands inside a value that does not begin with one.',
};

function reasonOf(error: unknown): string {
  if (error instanceof CsvError) return reasons[error.code] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

function columns(count: number): string {
  return count === 1 ? '1 column' : `${String(count)} columns`;
}
