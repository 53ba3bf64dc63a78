import { CsvError, parse } from 'csv-parse/sync';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { explainJsonError } from './jsonError.ts';

/** One entity as the file gives it: field name to value. CSV values are text and stay text. */
export type EntityRow = Readonly<Record<string, unknown>>;

const largestFileBytes = 512 * 1024 * 1024;

/**
 * Reads a list of entity records (specification, section 3) from a JSON or CSV file. CSV headers are the field
 * names. Throws an error that reads 'file:line: reason' for anything that is not such a list.
 */
export async function readEntities(file: string): Promise<readonly EntityRow[]> {
  const read = readers[extname(file).toLowerCase()];
  if (!read) throw new Error(`${file}: a list of entities must be a .json or a .csv file.`);
  const { size } = await stat(file).catch(() => {
    throw new Error(`${file}: there is no such file.`);
  });
  if (size > largestFileBytes) throw new Error(`${file}: the file is larger than 512 MB.`);
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new Error(`${file}:1: the file is empty.`);
  return read(text, file);
}

const readers: Readonly<Record<string, (text: string, file: string) => readonly EntityRow[]>> = {
  '.json': readJson,
  '.csv': readCsv,
};

function readJson(text: string, file: string): readonly EntityRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(explainJsonError(file, text, error));
  }
  if (!Array.isArray(value)) throw new Error(`${file}:1: the file must hold a list of records.`);
  value.forEach((member: unknown, index) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) {
      throw new Error(`${file}: member ${String(index + 1)} of the list is not a record.`);
    }
  });
  return value as readonly EntityRow[];
}

function readCsv(text: string, file: string): readonly EntityRow[] {
  try {
    return parse<EntityRow>(text, {
      columns: (headers: readonly string[]) => checkHeaders(headers.map((header) => header.trim())),
      skip_empty_lines: true,
      trim: false,
    });
  } catch (error) {
    const line =
      error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${String(line)}: ${reason}`);
  }
}

function checkHeaders(headers: readonly string[]): string[] {
  if (!headers.includes('EntityName')) throw new Error('the header has no column EntityName.');
  const repeated = headers.find((header, index) => headers.indexOf(header) !== index);
  if (repeated !== undefined) throw new Error(`the header names the column ${repeated} twice.`);
  return [...headers];
}
