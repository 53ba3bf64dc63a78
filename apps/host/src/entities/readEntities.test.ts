import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryHost.ts';
import { readEntities } from './readEntities.ts';

async function read(name: string, content: string | Buffer) {
  const file = join(await temporaryFolder({ [name]: content }), name);
  return (await readEntities(file)).rows;
}

/** The message for a broken file, without its folder. */
async function refusal(name: string, content: string | Buffer): Promise<string> {
  const folder = await temporaryFolder({ [name]: content });
  const error: unknown = await readEntities(join(folder, name)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message } = error as Error;
  expect(message.startsWith(join(folder, name))).toBe(true);
  return message.slice(folder.length + 1);
}

describe('a JSON list', () => {
  it('is read as it is', async () => {
    const rows = [{ EntityName: 'هيئة', UsingGSB: 1, AnnualcostsavingGSB: '2.5K', x: null }, {}];
    expect(await read('list.json', JSON.stringify(rows))).toEqual(rows);
    expect(await read('LIST.JSON', `\uFEFF${JSON.stringify(rows)}`)).toEqual(rows);
    expect(await read('list.json', '[]')).toEqual([]);
  });

  it.each([
    ['', 'list.json:1: the file is empty.'],
    ['\uFEFF \n', 'list.json:1: the file is empty.'],
    ['null', 'list.json:1: the file must contain a list of records'],
    ['{"data":[]}', 'list.json:1: the file must contain a list of records'],
    ['"x"', 'list.json:1: the file must contain a list of records'],
    ['[{},\n{},\nnull]', 'list.json:3: entry 3 of the list is not a record.'],
    ['[{"a":[1]},\n\n[]]', 'list.json:3: entry 2 of the list is not a record.'],
    ['[\n7]', 'list.json:2: entry 1 of the list is not a record.'],
    ['[\n{"a":1},\n]', "list.json:3: Unexpected token ']'"],
    ['[\n{"a":1}', "list.json:2: Expected ',' or ']' after array element"],
    ['[\n{"a":', 'list.json:2: Unexpected end of JSON input'],
  ])('%j is refused: %s', async (text, message) => {
    expect(await refusal('list.json', text)).toContain(message);
  });
});

describe('a CSV list', () => {
  it('has the header as field names and every value as text', async () => {
    expect(await read('list.csv', ' EntityName ,UsingGSB,Cost\nA,1,\nB,,2.5K\n')).toEqual([
      { EntityName: 'A', UsingGSB: '1', Cost: '' },
      { EntityName: 'B', UsingGSB: '', Cost: '2.5K' },
    ]);
  });

  it('may contain a byte order mark, quotes, Windows line breaks, empty lines and Arabic', async () => {
    const text =
      '\uFEFFEntityName,Cost\r\n\r\n"Trade, ""Ports""\r\nand Roads","1,200"\r\n \r\nهيئة المثال,٣\r\n,\r\n';
    expect(await read('list.csv', text)).toEqual([
      { EntityName: 'Trade, "Ports"\r\nand Roads', Cost: '1,200' },
      { EntityName: 'هيئة المثال', Cost: '٣' },
    ]);
  });

  it.each([
    ['semicolons', 'EntityName;Cost\nA;1,5\n'],
    ['semicolons and a byte order mark', '\uFEFFEntityName;Cost\r\nA;1,5\r\n'],
    ['tabs', 'EntityName\tCost\nA\t1,5\n'],
    ['a line sep=;', 'sep=;\nEntityName;Cost\nA;1,5\n'],
    ['trailing empty columns', 'EntityName,Cost,,\nA,"1,5",,\n,,,\n'],
  ])('may have %s, as spreadsheets write it (H14)', async (_, text) => {
    expect(await read('list.csv', text)).toEqual([{ EntityName: 'A', Cost: '1,5' }]);
  });

  it('keeps spaces around values and a column named like an object key', async () => {
    const [row] = await read('list.csv', 'EntityName,__proto__\n A ,x\n');
    expect(Object.entries(row ?? {})).toEqual([
      ['EntityName', ' A '],
      ['__proto__', 'x'],
    ]);
  });

  it.each([
    ['', 'list.csv:1: the file is empty.'],
    ['\r\n\r\n', 'list.csv:1: the file is empty.'],
    ['Name,Cost\nA,1\n', 'list.csv:1: the header has no EntityName column.'],
    [
      'Digital impact 2026,,,\nPrepared on 1 November,,,\nEntityName,UsingVPN,A,B\nA,TRUE,1,5\n',
      'list.csv:1: the header has no EntityName column. Line 1 must hold the names of the columns, which are in line 3: delete the lines above it.',
    ],
    ['\n\nEntityName,A, A\n', 'list.csv:3: the header names the column A twice.'],
    ['EntityName,,B\nA,1,2\n', 'list.csv:1: column 2 of the header has no name.'],
    ['EntityName,A\nx,1\ny\n', 'list.csv:3: the row has 1 column but the header has 2 columns.'],
    ['EntityName,A\nx,1\n\n\ny,1,2\n', 'list.csv:5: the row has 3 columns but the header has 2'],
    // The line is where the row starts, whatever line breaks precede or interrupt it.
    ['EntityName,A\r\n"a\r\nb",1\r\n\r\n"c\r\nd"\r\n', 'list.csv:5: the row has 1 column'],
    ['EntityName,A\r"x",1\ry\r', 'list.csv:3: the row has 1 column'],
    ['EntityName,A\nx,1\ny,"2\nz,3\n', 'list.csv:3: a quote opens in this row and never closes.'],
    ['EntityName,A\nx,"1"2\n', 'list.csv:2: text follows a closing quote'],
    ['EntityName,A\nهيئة,1\nx,1"2\n', 'list.csv:3: a quote appears inside a value'],
  ])('%j is refused: %s', async (text, message) => {
    expect(await refusal('list.csv', text)).toContain(message);
  });

  it('is refused in any encoding but UTF-8', async () => {
    const windows1256 = Buffer.from([
      ...Buffer.from('EntityName,A\nB,1\n'),
      0xe5,
      0xed,
      0x2c,
      0x31,
    ]);
    expect(await refusal('list.csv', windows1256)).toContain('list.csv:3: the text is not UTF-8.');
    const utf16 = Buffer.from('\uFEFFEntityName\nA\n', 'utf16le');
    expect(await refusal('list.csv', utf16)).toContain('list.csv:1: the text is not UTF-8.');
  });
});

describe('a file that is not a list', () => {
  it('is refused for its extension', async () => {
    expect(await refusal('list.xlsx', 'x')).toContain('must be a .json or .csv file.');
    expect(await refusal('list', '[]')).toContain('must be a .json or .csv file.');
  });

  it('is refused if it is missing or a folder', async () => {
    const folder = await temporaryFolder({ 'folder.json/x': '' });
    await expect(readEntities(join(folder, 'none.csv'))).rejects.toThrow(
      `${join(folder, 'none.csv')}: file not found.`,
    );
    await expect(readEntities(join(folder, 'folder.json'))).rejects.toThrow('this is a folder');
  });

  it('is refused unread above the largest size', async () => {
    const folder = await temporaryFolder({ 'large.json': '[]' });
    const file = join(folder, 'large.json');
    await truncate(file, 32 * 1024 * 1024 + 1); // Sparse: takes no space on disk.
    await expect(readEntities(file)).rejects.toThrow(`${file}: the file is larger than 32 MB.`);
  });
});
