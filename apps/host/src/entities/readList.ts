import { hashOf } from '../preparedBody.ts';
import { largestListBytes, readEntities, type EntityRow } from './readEntities.ts';

/** A list of entities as it is sent. */
export interface EntityList {
  /** The list as JSON, in UTF-8. */
  readonly content: Uint8Array<ArrayBuffer>;
  readonly hash: string;
  readonly count: number;
}

/** Reads a list and prepares it for sending. Throws what `readEntities` throws, and if the list is too large as JSON. */
export async function readList(file: string): Promise<EntityList> {
  const { rows } = await readEntities(file);
  const content = new TextEncoder().encode(stringify(rows, file));
  if (content.byteLength > largestListBytes) {
    throw new Error(
      `${file}: as JSON, which repeats the field names in every record, the list is larger than 32 MB.`,
    );
  }
  return { content, hash: hashOf(content), count: rows.length };
}

function stringify(rows: readonly EntityRow[], file: string): string {
  try {
    return JSON.stringify(rows);
  } catch (error) {
    const index = rows.findIndex((row) => !canStringify(row));
    const what = index === -1 ? 'the list is too large.' : entryTooDeep(index);
    throw new Error(`${file}: ${what}`, { cause: error });
  }
}

const entryTooDeep = (index: number) =>
  `entry ${String(index + 1)} of the list is nested too deeply.`;

function canStringify(row: EntityRow): boolean {
  try {
    JSON.stringify(row);
    return true;
  } catch {
    return false;
  }
}
