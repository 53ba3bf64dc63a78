import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { lineAt } from '../jsonFault.ts';
import { readRegularFile } from '../readRegularFile.ts';
import { readJson } from './readJson.ts';
import { readTable } from './readTable.ts';

/** One entity as the file gives it: field name to value. Values from CSV are text and stay text. */
export type EntityRow = Readonly<Record<string, unknown>>;

/** The entities of a file. */
export interface EntityRows {
  readonly rows: readonly EntityRow[];
  /** The line of the file on which an entity begins, from 1; undefined if it can't be found. */
  readonly lineOf: (index: number) => number | undefined;
}

/** The most that the dashboard accepts (docs/faults.md, E6), both for the file and for the list as JSON. */
export const largestListBytes = 32 * 1024 * 1024;

const readers: Readonly<Record<string, (content: Buffer, file: string) => EntityRows>> = {
  '.json': readJson,
  '.csv': readTable,
};

/**
 * Reads a list of entity records (docs/product.md, Impact dashboard) from a UTF-8 file, as JSON or CSV by its
 * extension. No value is converted: the dashboard itself parses numbers and text. For anything else it throws an error
 * of the form 'file:line: reason', without the line if there is none.
 */
export async function readEntities(file: string): Promise<EntityRows> {
  const read = readers[extname(file).toLowerCase()];
  if (!read) throw new Error(`${file}: an entity list must be a .json or .csv file.`);
  const content = await load(file);
  if (!isUtf8(content)) {
    const text = content.toString('utf8');
    const line = lineAt(text, text.indexOf('\uFFFD'));
    throw new Error(
      `${file}:${String(line)}: the text is not UTF-8. Save the file as "CSV UTF-8" or as UTF-8 text.`,
    );
  }
  if (
    content
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim() === ''
  ) {
    throw new Error(`${file}:1: the file is empty.`);
  }
  return read(content, file);
}

async function load(file: string): Promise<Buffer> {
  try {
    return await readRegularFile(file, largestListBytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
