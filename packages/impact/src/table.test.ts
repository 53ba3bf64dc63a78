import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { csvFileName } from './table.ts';
import { uae } from './uae.ts';

const { entityCsv } = createImpact(uae.en);

/** The cells of a table, read according to RFC 4180. */
function read(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv
    .slice(1, -2)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      Array.from(line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g), ([, cell = '']) =>
        cell.replaceAll('""', '"'),
      ),
    );
}

/** The row of a service, by column. */
function row(csv: string, service: string): Record<string, string | undefined> {
  const [columns = [], ...rows] = read(csv);
  const cells = rows.find((cell) => cell[2] === service) ?? [];
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
}

/** The cell for a value. */
function cellOf(value: unknown): string | undefined {
  return row(entityCsv({ AnnualcostsavingVPN: value }), 'VPN')['Cost saved as given'];
}

const ministry = {
  EntityName: 'وزارة "المثال"',
  UsingVPN: 1,
  AnnualcostsavingVPN: '1.2K',
  AnnualtimesavingVPN: '-5',
  AnnualCo2reductionsVPN: 0.5,
  UsingInternet: 'yes',
  AnnualcostsavingInternet: 'about 3',
  UsingGSB: 0,
  AnnualcostsavingGSB: '9M',
};

describe('the table of an entity', () => {
  test('has a row for each service, and one for totals', () => {
    const [columns, ...rows] = read(entityCsv(ministry));
    expect(columns).toHaveLength(13);
    expect(rows).toHaveLength(26);
    for (const cells of rows) {
      expect(cells).toHaveLength(13);
      expect(cells[0]).toBe(ministry.EntityName);
    }
  });

  test('has the values as given and as parsed', () => {
    expect(row(entityCsv(ministry), 'VPN')).toEqual({
      Entity: 'وزارة "المثال"',
      'Service key': 'VPN',
      Service: 'VPN',
      Adopted: 'yes',
      'Cost saved as given': '1.2K',
      'Cost saved': '1200',
      'Cost unit': 'AED',
      'Time saved as given': '-5',
      'Time saved': '-5',
      'Time unit': 'Hours',
      'CO2 reduced as given': '0.5',
      'CO2 reduced': '0.5',
      'CO2 unit': 'KGs',
    });
    expect(row(entityCsv(ministry), 'Internet')).toMatchObject({
      'Cost saved as given': 'about 3',
      'Cost saved': '0',
      'Time saved as given': '',
    });
  });

  test('counts nothing for a service that is not adopted', () => {
    expect(row(entityCsv(ministry), 'GSB')).toMatchObject({
      Adopted: 'no',
      'Cost saved as given': '9M',
      'Cost saved': '',
    });
  });

  test('ends with the totals of the dashboard', () => {
    expect(row(entityCsv(ministry), 'Total')).toMatchObject({
      'Service key': '',
      Adopted: '2 of 25',
      'Cost saved as given': '',
      'Cost saved': '1200',
      'Time saved': '-5',
      'CO2 reduced': '0.5',
      'CO2 unit': 'Tonnes',
    });
  });

  test('begins with a byte order mark, ends its lines with CRLF and quotes its cells', () => {
    const csv = entityCsv({ EntityName: 'A "B"\nC' });
    expect(csv).toMatch(/^\uFEFF"Entity","Service key","Service","Adopted","Cost saved as given",/);
    expect(csv).toContain(
      '\r\n"A ""B""\nC","SecureInternetAccess","Secure Internet Access","no","",',
    );
  });
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t5', "'\t5"],
  ['\r5', "'\r5"],
  ['  =1+1', "  '=1+1"],
  ['\u00a0=1+1', "\u00a0'=1+1"],
  ['\0=1+1', "'=1+1"],
  ['a,"=1+1"', 'a,"\'=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  [' \t=1', " \t'=1"],
  ['-2K', "'-2K"],
  ['-', "'-"],
  ['-5 ', "'-5 "],
])('%j cannot become a formula: %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test.each([
  ['-5', '-5'],
  ['+1,200.5', '+1,200.5'],
  [-0.25, '-0.25'],
  [-1e21, '-1e+21'],
  ['1,200', '1,200'],
  ['about = 3', 'about = 3'],
  ['a - b', 'a - b'],
  ['2.5K', '2.5K'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [['a', 1], '["a",1]'],
  [{ toJSON: () => undefined }, ''],
])('%j stays what it is: %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('a large integer is written in full', () => {
  expect(cellOf(10n ** 20n)).toBe('100000000000000000000');
});

test.each([
  ['Dubai Police', 'impact-Dubai Police.csv'],
  ['هيئة المثال', 'impact-هيئة المثال.csv'],
  ['  A\t/ B\\C: "D" <E>|?*  ', 'impact-A B C D E.csv'],
  ['../../etc', 'impact-.. .. etc.csv'],
  ['A. . ', 'impact-A.csv'],
  ['\u202Evsc.exe', 'impact-vsc.exe.csv'],
  ['CON', 'impact-CON.csv'],
  ['\ud800', 'impact.csv'],
  ['...', 'impact.csv'],
  ['', 'impact.csv'],
  [7, 'impact.csv'],
  ['😀'.repeat(100), `impact-${'😀'.repeat(50)}.csv`],
])('the file about %j is called %j', (name, file) => {
  expect(csvFileName({ EntityName: name })).toBe(file);
});
