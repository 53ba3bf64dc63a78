import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { csvFileName } from './table.ts';
import { uae } from './uae.ts';

const { serviceKeys, entityCsv, summarizeEntity } = createImpact(uae.en);

const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n ;,"\'\\0123.eKa\u00a0\u202e', 'ه', '😀'),
});
const value = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.double(), fc.anything());
const field = fc.constantFrom(
  'EntityName',
  ...serviceKeys.flatMap((key) => [`Using${key}`, `Annualcostsaving${key}`]),
);
const record = fc.dictionary(field, value);
const runs = { numRuns: 2000 };

/** The cells of a table, character by character. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < csv.length; at++) {
    const character = csv[at] ?? '';
    if (isQuoted && character === '"' && csv[at + 1] === '"') cell += csv[++at] ?? '';
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === ',' || character === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\n') rows.push([]);
    }
  }
  return rows.slice(0, -1);
}

const formula = /^\s*[=+\-@＝＋－＠]/;
const number = /^[+-]?[\d,.]+(?:e[+-]?\d+)?$/i;

test('any record gives 27 rows of 13 cells, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(record, (given) => {
      const rows = cellsOf(entityCsv(given));
      expect(rows).toHaveLength(27);
      for (const cells of rows) {
        expect(cells).toHaveLength(13);
        const faults = cells.filter((cell) => formula.test(cell) && !number.test(cell));
        expect(faults).toEqual([]);
        expect(cells.filter((cell) => /^[\t\r\n]/.test(cell))).toEqual([]);
      }
    }),
    runs,
  );
});

test('a name is read back unchanged, except for apostrophes and control characters', () => {
  const name = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
  const bare = (text = '') => text.replace(/[^\P{Cc}\t\r\n]|'/gu, '');
  fc.assert(
    fc.property(name, (text) => {
      const [, first] = cellsOf(entityCsv({ EntityName: text }));
      expect(bare(first?.[0])).toBe(bare(text));
    }),
    { numRuns: 500 },
  );
});

test('each column adds up to its total', () => {
  const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 25 });
  fc.assert(
    fc.property(amounts, fc.nat(), (figures, adopted) => {
      const given = Object.fromEntries(
        figures.flatMap((figure, index) => [
          [`Using${serviceKeys[index]}`, ((adopted >> (index % 20)) & 1) === 1],
          [`Annualcostsaving${serviceKeys[index]}`, figure],
        ]),
      );
      const column = cellsOf(entityCsv(given)).map((cells) => cells[5]);
      const sum = column.slice(1, -1).reduce((partial, cell) => partial + Number(cell), 0);
      expect(Number(column.at(-1))).toBe(sum);
      expect(sum).toBe(summarizeEntity(given).costSaved);
    }),
    runs,
  );
});

test('the file name is safe on every system', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (name) => {
      const file = csvFileName({ EntityName: name });
      expect(file).toMatch(/^impact(?:-[^\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]*[^. \\/])?\.csv$/u);
      // At most four bytes each in UTF-8.
      expect([...file].length).toBeLessThanOrEqual(61);
    }),
    runs,
  );
});

test('no other value throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const circular: { self?: object } = {};
  circular.self = circular;
  for (const given of [proxy, null, undefined, 7, Symbol('x'), { EntityName: circular }]) {
    expect(cellsOf(entityCsv(given as never))).toHaveLength(27);
    expect(csvFileName(given as never)).toBe('impact.csv');
  }
  expect(cellsOf(entityCsv({ AnnualcostsavingVPN: circular }))).toHaveLength(27);
});
