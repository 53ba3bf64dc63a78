import { createFindings, createImpact, uae } from '@showcase/impact';
import { createHash } from 'node:crypto';
import { largestListBytes, readEntities, type EntityRow, type EntityRows } from './readEntities.ts';

/** A list of entities as it is sent. */
export interface EntityList {
  /** The list as JSON, in UTF-8. */
  readonly content: Uint8Array<ArrayBuffer>;
  /** Tells it from other lists. */
  readonly hash: string;
  readonly count: number;
  /** What the dashboard won't read as it was perhaps meant, in sentences: see `createFindings`. */
  readonly findings: readonly string[];
}

/** Reads a list and prepares it for sending. Throws what `readEntities` throws, and if the list is too large as JSON. */
export async function readList(file: string): Promise<EntityList> {
  const list = await readEntities(file);
  const { rows } = list;
  const content = new TextEncoder().encode(stringify(rows, file));
  if (content.byteLength > largestListBytes) {
    throw new Error(
      `${file}: as JSON, which repeats the field names in every record, the list is larger than 32 MB.`,
    );
  }
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { content, hash, count: rows.length, findings: findingsIn(list) };
}

function findingsIn({ rows, lineOf }: EntityRows): readonly string[] {
  const { onWarning, sentences } = createFindings({ lineOf });
  createImpact(uae.en).parseEntities(rows, { onWarning });
  return sentences();
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
