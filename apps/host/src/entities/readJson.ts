import { explainJsonError, lineAt, walkJson } from '../jsonFault.ts';
import type { EntityRow } from './readEntities.ts';

/**
 * Reads a JSON list of records, with or without a byte order mark.
 * Throws 'file:line: reason' for malformed JSON and for anything but a list of objects.
 */
export function readJson(content: Buffer, file: string): readonly EntityRow[] {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const list = parse(text, file);
  if (!Array.isArray(list)) {
    throw new Error(`${file}:1: the file must hold a list of records: [ {…}, {…} ].`);
  }
  const stranger = list.findIndex((member: unknown) => !isRecord(member));
  if (stranger === -1) return list as readonly EntityRow[];
  const offsets: number[] = [];
  walkJson(text, (offset, depth) => {
    if (depth === 1) offsets.push(offset);
  });
  const line = lineAt(text, offsets[stranger] ?? 0);
  throw new Error(
    `${file}:${String(line)}: member ${String(stranger + 1)} of the list is not a record.`,
  );
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(explainJsonError(file, text, error), { cause: error });
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
