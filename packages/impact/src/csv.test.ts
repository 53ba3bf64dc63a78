import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCsv, readCsvTable, type CsvWarning } from './csv.ts';
import { createImpact, uae } from './index.ts';

const { entityCsv, parseEntities, summarizeEntity } = createImpact(uae.en);

/** A table as records, and the warnings about it. */
function read(text: string) {
  const onWarning = vi.fn();
  const records = readCsv(text, { onWarning });
  expect(records).toEqual(readCsv(text));
  return { records, warnings: onWarning.mock.calls.map(([warning]) => warning as CsvWarning) };
}

describe('a table', () => {
  test.each([
    ['commas', 'EntityName,UsingVPN\nA,yes\nB,\n'],
    ['semicolons', 'EntityName;UsingVPN\r\nA;yes\r\nB;\r\n'],
    ['tabs', 'EntityName\tUsingVPN\nA\tyes\nB\t'],
    ['a byte order mark', '\uFEFFEntityName,UsingVPN\nA,yes\nB,'],
    ['quotes', '"EntityName","UsingVPN"\n"A","yes"\n"B",""'],
    ['blank lines', 'EntityName,UsingVPN\n\nA,yes\n , \nB,\n\n'],
    ['old line breaks', 'EntityName,UsingVPN\rA,yes\rB,\r'],
    ['mixed line breaks', 'EntityName,UsingVPN\r\nA,yes\nB,\r'],
    ['sep=;', 'sep=;\nEntityName;UsingVPN\nA;yes\nB;\n'],
    ['a quoted sep=|', '\uFEFF"sep=|"\r\nEntityName|UsingVPN\r\nA|yes\r\nB|\r\n'],
    ['trailing empty columns', 'EntityName,UsingVPN,,\nA,yes,,\nB,, ,\n,,,\n'],
    ['extra empty cells', 'EntityName,UsingVPN\nA,yes,,\nB,,\n'],
  ])('with %s gives its rows as records', (_, text) => {
    expect(read(text)).toEqual({
      records: [
        { EntityName: 'A', UsingVPN: 'yes' },
        { EntityName: 'B', UsingVPN: '' },
      ],
      warnings: [],
    });
  });

  test('keeps quoted text', () => {
    const { records, warnings } = read('EntityName,Remark\n"وزارة ""المثال"", A","two\nlines"');
    expect(records).toEqual([{ EntityName: 'وزارة "المثال", A', Remark: 'two\nlines' }]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['EntityName;Cost\nTrade, Ports;1,5\nA, B, C;2,5', { EntityName: 'Trade, Ports', Cost: '1,5' }],
    ['EntityName;Cost, AED\nA;1,5\nB;2,5', { EntityName: 'A', 'Cost, AED': '1,5' }],
    ['EntityName,Cost\nA;B;C,1\nD;E,2', { EntityName: 'A;B;C', Cost: '1' }],
    ['EntityName\tCost\nA, B;\t1,5', { EntityName: 'A, B;', Cost: '1,5' }],
    ['EntityName\nTrade, Ports and Roads\nA', { EntityName: 'Trade, Ports and Roads' }],
    ['EntityName\nTrade; Ports\nA', { EntityName: 'Trade; Ports' }],
    ['"Entity;Name","Cost;AED"\nA,1', { 'Entity;Name': 'A', 'Cost;AED': '1' }],
    ['Name;Cost\nA;1,5\nB;2,5', { Name: 'A', Cost: '1,5' }],
  ])('%j is not split at other separators', (text, first) => {
    expect(read(text).records[0]).toEqual(first);
    expect(read(text).warnings.filter(({ reason }) => reason !== 'no-name-column')).toEqual([]);
  });

  test('gives the line of each record', () => {
    const text = 'sep=,\r\nEntityName,A\r\n"a\r\nb",1\r\n\r\n,\r\nc,"2\n\n3"\rd,4\n';
    expect(readCsvTable(text).lines).toEqual([3, 7, 10]);
  });

  test.each([
    ['Digital impact 2026,,,\nPrepared on 1 November,,,\nEntityName,UsingVPN,A,B\nA,x,1,2\n', 3],
    ['Digital impact 2026\n\nEntityName,UsingVPN\nA,x\n', 3],
    ['Impact, first half;;\nEntityName;UsingVPN;A\nA;x;1\n', 2],
  ])('whose columns are named below titles is reported: %j', (text, value) => {
    expect(read(text).warnings[0]).toEqual({ reason: 'title-row', line: 1, value });
  });

  test('without a name column is reported', () => {
    expect(read('\nName,Cost\nA,1').warnings).toEqual([
      { reason: 'no-name-column', line: 2, value: ['Name', 'Cost'] },
    ]);
  });

  test('may have one column or none', () => {
    expect(read('EntityName\nA').records).toEqual([{ EntityName: 'A' }]);
    expect(read('')).toEqual({ records: [], warnings: [] });
  });

  test('never uses fields of Object.prototype by accident', () => {
    const { records } = read('EntityName,__proto__,constructor\nA,x,y');
    expect(Object.entries(records[0] ?? {})).toEqual([
      ['EntityName', 'A'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(parseEntities(records)).toHaveLength(1);
  });

  test('reports rows and columns that do not fit', () => {
    const { records, warnings } = read('EntityName,,A,A\nx,1,2\n\ny,1,2,3,4\nz,1,2,3');
    expect(records).toEqual([
      { EntityName: 'x', A: '2' },
      { EntityName: 'y', A: '2' },
      { EntityName: 'z', A: '2' },
    ]);
    const expected = 4;
    expect(warnings).toEqual([
      { reason: 'repeated-field', line: 1, field: 'A', column: 4, value: 'A' },
      { reason: 'too-few-cells', line: 2, index: 0, value: ['x', '1', '2'], expected },
      { reason: 'no-field', line: 1, column: 2, value: '1' },
      { reason: 'too-many-cells', line: 4, index: 1, value: ['y', '1', '2', '3', '4'], expected },
    ]);
  });

  test.each([
    ['open-quote', 'EntityName,A\nx,"1\ny,2', { EntityName: 'x', A: '1\ny,2' }],
    ['text-after-quote', 'EntityName,A\nx,"1"2\ny,2', { EntityName: 'x', A: '12' }],
    ['stray-quote', 'EntityName,A\nx,1"2\ny,2', { EntityName: 'x', A: '1"2' }],
  ])('reports broken quotes: %s', (reason, text, first) => {
    const { records, warnings } = read(text);
    expect(warnings).toMatchObject([{ reason, line: 2, index: 0 }]);
    expect(records[0]).toEqual(first);
  });

  test.each([[undefined], [null], [7], [['A']]])('%j is not a table', (value) => {
    const onWarning = vi.fn();
    expect(readCsv(value as unknown as string, { onWarning })).toEqual([]);
    expect(onWarning.mock.calls).toEqual([[{ reason: 'not-a-text', value }]]);
  });
});

test('a parsed table is summarised like its records', () => {
  const [record = {}] = parseEntities(
    readCsv('EntityName,UsingVPN,AnnualcostsavingVPN\nA,yes,"1,200"'),
  );
  expect(summarizeEntity(record)).toMatchObject({ adoptedCount: 1, costSaved: 1200 });
});

test('the output of entityCsv is read back, cell by cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      fc.pre(!/[=+\-@＝＋－＠﹦﹢﹣﹫\p{Cc}]/u.test(name));
      const rows = readCsv(entityCsv({ EntityName: name }));
      expect(rows).toHaveLength(26);
      expect(rows[0]?.['Entity']).toBe(name.trim() === '' ? '' : name);
    }),
  );
});

test('no text throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'a",;\n\r\t ') })),
      (text) => {
        expect(Array.isArray(read(text).records)).toBe(true);
      },
    ),
  );
});
