import { rowsOf, type CsvLayout } from './csvRows.ts';

const SEPARATORS = [',', ';', '\t'];
/** How many rows are compared to recognise the separator. */
const SAMPLE = 50;
/** The line by which a spreadsheet is told the separator. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/** The separator of a table and the position of its first row, after a byte order mark and a line such as `sep=;`. */
export function layoutOf(text: string): CsvLayout {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const [line, separator] = SEPARATOR_LINE.exec(text.slice(start, start + 20)) ?? [];
  if (line !== undefined && separator !== undefined)
    return { separator, start: start + line.length, line: 2 };
  const scored = SEPARATORS.map((sign) => withScore(text, { separator: sign, start, line: 1 }));
  return scored.reduce((best, other) => (isBetter(other.score, best.score) ? other : best)).layout;
}

/** True if the first part that differs is larger. */
function isBetter(score: readonly number[], other: readonly number[]): boolean {
  const decisive = score.findIndex((part, index) => part !== other[index]);
  return decisive !== -1 && (score[decisive] ?? 0) > (other[decisive] ?? 0);
}

/**
 * Scores a layout by the first rows: whether one names the column `EntityName`; whether there is more than one column;
 * how many rows are as long as the first one, since values may contain other separators; and the number of columns.
 */
function withScore(text: string, layout: CsvLayout) {
  let columns = 0;
  let named = 0;
  let fitting = 0;
  let rows = 0;
  for (const { cells } of rowsOf(text, layout)) {
    if (rows === 0) columns = cells.length;
    if (cells.some((cell) => cell.trim() === 'EntityName')) named = 1;
    if (cells.length === columns) fitting++;
    if (++rows === SAMPLE) break;
  }
  return { layout, score: [named, Math.min(columns, 2), fitting, columns] };
}
