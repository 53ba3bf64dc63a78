/** What is wrong with the quotes of a row. */
export type QuoteFault = 'open-quote' | 'text-after-quote' | 'stray-quote';

/** A row as it is written, with the number of the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: QuoteFault | undefined;
}

/** How a table is written, and where its first row begins. */
export interface CsvLayout {
  readonly separator: string;
  readonly start: number;
  readonly line: number;
}

/** Yields the rows of a table (RFC 4180), whatever its line breaks, without those that hold nothing but white space. */
export function* rowsOf(text: string, layout: CsvLayout): Generator<CsvRow> {
  const { separator } = layout;
  let at = layout.start;
  let { line } = layout;
  while (at < text.length) {
    const row = { line, cells: [] as string[], fault: undefined as QuoteFault | undefined };
    for (;;) {
      const cell =
        text[at] === '"' ? quotedCell(text, at, separator) : bareCell(text, at, separator);
      row.cells.push(cell.value);
      row.fault ??= cell.fault;
      line += cell.breaks;
      at = cell.end;
      if (text[at] !== separator) break;
      at++;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
    if (!row.cells.every(isBlank)) yield row;
  }
}

/** True for a cell without anything to see. */
export const isBlank = (cell: string) => cell === '' || cell.trim() === '';

interface Cell {
  readonly value: string;
  /** The position of the separator or line break after the cell. */
  readonly end: number;
  /** How many line breaks are inside the cell. */
  readonly breaks: number;
  readonly fault: QuoteFault | undefined;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;

function bareCell(text: string, start: number, separator: string): Cell {
  const end = separator.charCodeAt(0);
  let fault: QuoteFault | undefined;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === end || code === LINE_FEED || code === RETURN) break;
    if (code === QUOTE) fault = 'stray-quote';
  }
  return { value: text.slice(start, at), end: at, breaks: 0, fault };
}

/** Text after the closing quote belongs to the cell, as in spreadsheets. */
function quotedCell(text: string, start: number, separator: string): Cell {
  const close = closingQuote(text, start + 1);
  const isOpen = close === -1;
  const value = text.slice(start + 1, isOpen ? text.length : close).replaceAll('""', '"');
  const breaks = value.match(/\r\n|\r|\n/g)?.length ?? 0;
  if (isOpen) return { value, end: text.length, breaks, fault: 'open-quote' };
  const rest = bareCell(text, close + 1, separator);
  if (isBlank(rest.value)) return { value, end: rest.end, breaks, fault: undefined };
  return { value: value + rest.value, end: rest.end, breaks, fault: 'text-after-quote' };
}

function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
