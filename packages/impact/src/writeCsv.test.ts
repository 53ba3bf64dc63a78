import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from './csvRows.ts';
import { writeCsv, writeCsvRow } from './writeCsv.ts';

test('cells are quoted, lines end in CRLF, and the text begins with a byte order mark', () => {
  expect(
    writeCsv([
      ['a', 'b "c"'],
      ['', 'd\ne'],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"","d\ne"\r\n');
});

test.each([
  ['a control character before a sign', '\0=1+1', "'=1+1"],
  ['control characters anywhere', 'a\u0007b\u0085c\u007f', 'abc'],
  ['a line feed', '\n=1', "'\n'=1"],
  ['a semicolon', 'Hello;=1+1', "Hello;'=1+1"],
  ['a comma', 'Hello,=1+1', "Hello,'=1+1"],
  ['a tab', 'Hello\t=1+1', "Hello\t'=1+1"],
  ['a quote', 'Hello "=1+1"', 'Hello "\'=1+1"'],
  ['a semicolon and a quote', 'Hello;"=1+1"', 'Hello;"\'=1+1"'],
  ['an invisible character', '\u200b=1', "\u200b'=1"],
  ['a direction mark after a semicolon', 'a; \u200f@b', "a; \u200f'@b"],
  ['a full-width sign', '＝1', "'＝1"],
  ['a small sign', '﹦1', "'﹦1"],
])('%s cannot begin a formula', (_, cell, written) => {
  expect(writeCsvRow([cell])).toBe(`"${written.replaceAll('"', '""')}"\r\n`);
});

test.each(['-5', '+1,200.5', '-1e3', 'a - b', 'a=b', 'x@y.ae', "'=1", '"Quoted"', 'one\r\ntwo'])(
  '%j stays as it is',
  (cell) => {
    expect(writeCsvRow([cell])).toBe(`"${cell.replaceAll('"', '""')}"\r\n`);
  },
);

test('a long run of separators is read once', () => {
  const begin = Date.now();
  writeCsvRow(['\n'.repeat(100_000), '; '.repeat(100_000)]);
  expect(Date.now() - begin).toBeLessThan(1000);
});

const hostile = fc.string({
  unit: fc.constantFrom(
    ...'=+-@＝﹣\0\u0085\t\r\n ;,"\'\\01.eKa\u00a0\u202e\u200b\ufeff\u034f\u2028',
    'ه',
  ),
});
const cells = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 4 });
const formula = /^[\s"\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
/** A number alone in its cell, though perhaps followed by others if their separator is not recognised. */
const number = /^[\s"]*[+-]?\d[\d,.]*(?:e[+-]?\d+)?(?:[\s"]*$|"?,")/i;

test('whatever separates cells, none begins like a formula (K10)', () => {
  fc.assert(
    fc.property(cells, fc.constantFrom(',', ';', '\t'), (row, separator) => {
      const text = writeCsvRow(row);
      const plain = text.split(/[\r\n\u2028\u2029]/).flatMap((line) => line.split(separator));
      const quoted = [...rowsOf(text, { separator, start: 0, line: 1 })].flatMap((it) => it.cells);
      const faults = [...plain, ...quoted].filter((it) => formula.test(it) && !number.test(it));
      expect(faults).toEqual([]);
    }),
    // The path: a number that is followed by another cell, if commas aren't recognised.
    { numRuns: 5000, examples: [[['-0', '#'], ';']] },
  );
});

test('a cell is read back, but for apostrophes and control characters', () => {
  fc.assert(
    fc.property(hostile, (cell) => {
      const [row] = rowsOf(writeCsvRow(['x', cell]), { separator: ',', start: 0, line: 1 });
      const bare = (text = '') => text.replace(/[^\P{Cc}\t\r\n]|'/gu, '');
      expect(bare(row?.cells[1])).toBe(bare(cell));
    }),
  );
});
