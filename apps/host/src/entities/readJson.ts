import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { explainJsonError, lineAt } from '../jsonFault.ts';
import type { EntityRow, EntityRows } from './readEntities.ts';

/**
 * Reads a JSON list of records, with or without a byte order mark.
 * Throws 'file:line: reason' for malformed JSON and for anything but a list of objects.
 */
export function readJson(content: Buffer, file: string): EntityRows {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const list = parse(text, file);
  if (!Array.isArray(list)) {
    throw new Error(`${file}:1: the file must contain a list of records: [ {…}, {…} ].`);
  }
  const index = list.findIndex((entry: unknown) => !isRecord(entry));
  if (index === -1)
    return { rows: list as readonly EntityRow[], lineOf: (entry) => lineOf(text, entry) };
  const line = lineOf(text, index);
  const place = line === undefined ? file : `${file}:${String(line)}`;
  throw new Error(`${place}: entry ${String(index + 1)} of the list is not a record.`);
}

/** The line of an entry; undefined if another one is nested too deeply to find it. */
function lineOf(text: string, index: number): number | undefined {
  try {
    const root = parseTree(text);
    return lineAt(text, (root && findNodeAtLocation(root, [index])?.offset) ?? 0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
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
