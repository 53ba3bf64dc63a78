import { readCsvTable, type CsvWarning } from '@showcase/impact/csv';
import type { EntityRows } from './readEntities.ts';

/**
 * Reads CSV whose first row names the fields: see `readCsv` of `@showcase/impact`. Values stay text.
 * Throws 'file:line: reason' for everything that the reader would drop or perhaps misread: if the header has no
 * EntityName, a column with values has no name or two columns share one, if a row is longer or shorter than the header,
 * or if a quote is not closed.
 */
export function readTable(content: Buffer, file: string): EntityRows {
  const onWarning = (warning: CsvWarning) => {
    throw new Error(`${file}:${String(warning.line ?? 1)}: ${reasonOf(warning)}`);
  };
  const { records, lines } = readCsvTable(content.toString('utf8'), { onWarning });
  return { rows: records, lineOf: (index) => lines[index] };
}

const noName = 'the header has no EntityName column.';

function reasonOf(warning: CsvWarning): string {
  const { reason, field, column = 0, value } = warning;
  switch (reason) {
    case 'no-name-column':
      return noName;
    case 'title-row':
      return `${noName} Line 1 must hold the names of the columns, which are in line ${String(value)}: delete the lines above it.`;
    case 'open-quote':
      return 'a quote opens in this row and never closes.';
    case 'text-after-quote':
      return 'text follows a closing quote; write a quote inside a value as "".';
    case 'stray-quote':
      return 'a quote appears inside a value that does not start with one.';
    case 'too-few-cells':
    case 'too-many-cells':
      return `the row has ${cellsIn(value)} but the header has ${columns(warning.expected ?? 0)}.`;
    case 'no-field':
      return `column ${String(column)} of the header has no name.`;
    case 'repeated-field':
      return `the header names the column ${field ?? ''} twice.`;
    case 'not-a-text':
      return 'the file is not a text.';
  }
}

function cellsIn(row: unknown): string {
  return columns(Array.isArray(row) ? row.length : 0);
}

function columns(count: number): string {
  return count === 1 ? '1 column' : `${String(count)} columns`;
}
