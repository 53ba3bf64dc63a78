import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCsv, type CsvWarning } from './csv.ts';
import { entityCsv, parseEntities, summarizeEntity } from './index.ts';

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
    const { records, warnings } = read('EntityName,,A,A\nx,1,2\ny,1,2,3,4\nz,1,2,3');
    expect(records).toEqual([
      { EntityName: 'x', A: '2' },
      { EntityName: 'y', A: '2' },
      { EntityName: 'z', A: '2' },
    ]);
    expect(warnings).toEqual([
      { reason: 'no-field', value: '' },
      { reason: 'repeated-field', field: 'A', value: 'A' },
      { reason: 'too-few-cells', index: 0, value: ['x', '1', '2'] },
      { reason: 'too-many-cells', index: 1, value: ['y', '1', '2', '3', '4'] },
    ]);
  });

  test('reports a quote that is not closed', () => {
    const { warnings } = read('EntityName,A\nx,"1\ny,2');
    expect(warnings[0]).toMatchObject({ reason: 'broken-quotes', index: 0 });
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
      fc.pre(!/^\s*[=+\-@＝＋－＠\t\r\n]|[;\t\r\n]/.test(name));
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
