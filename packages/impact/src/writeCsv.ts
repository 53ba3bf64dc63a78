/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_BREAK = '\r\n';

/**
 * Writes a table for spreadsheets: comma-separated values (RFC 4180) with a byte order mark, so Arabic opens
 * correctly. Every cell is quoted, and lines end in CRLF.
 *
 * Values may come from strangers, and a formula can fetch and send data. So `=`, `+`, `-` and `@`, also in their
 * full-width forms, get an apostrophe in front where a spreadsheet could see the beginning of a cell: at the beginning,
 * and after a comma, a semicolon, a tab, a quote or a line break, since spreadsheets differ in what ends a cell. White
 * space, quotes and invisible characters in between don't matter. Control characters other than tabs and line breaks
 * are removed. A plain number such as `-5` or `+1,200` isn't a formula and stays as it is.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(writeCsvRow).join('');
}

/** Writes one row as `writeCsv` does, without a byte order mark: for tables that are written bit by bit. */
export function writeCsvRow(cells: readonly string[]): string {
  return cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',') + LINE_BREAK;
}

const CONTROLS = /[^\P{Cc}\t\r\n]/gu;
const PLAIN_NUMBER = /^[+-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/**
 * The beginning of a cell or a run of what may end one or is skipped, and then perhaps the sign of a formula. Runs are
 * matched even without a sign, so a long one is read only once.
 */
const CELL_START = /([,;"\s\p{Cf}\p{DI}]+|^)([=+\-@＝＋－＠﹦﹢﹣﹫])?/gu;
const CELL_END = /[,;"\t\r\n\u2028\u2029]/;

function guarded(cell: string): string {
  const text = cell.replace(CONTROLS, '');
  if (PLAIN_NUMBER.test(text)) return text;
  const inner = text.replace(
    CELL_START,
    (match, run: string, sign: string | undefined, at: number) =>
      sign !== undefined && (at === 0 || CELL_END.test(run)) ? `${run}'${sign}` : match,
  );
  return /^[\t\r\n]/.test(text) ? `'${inner}` : inner;
}
