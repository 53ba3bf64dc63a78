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
  throw new Error(
    `${file}:${String(lineOf(text, index))}: entry ${String(index + 1)} of the list is not a record.`,
  );
}

/** The line on which an entry of a valid list begins. */
function lineOf(text: string, index: number): number {
  const offset = offsetOf(text, index);
  const space = /\s*/y;
  space.lastIndex = offset;
  return lineAt(text, offset + (space.exec(text)?.[0].length ?? 0));
}

/** The position after the bracket or comma before an entry. It doesn't matter how deeply entries are nested. */
function offsetOf(text: string, index: number): number {
  let depth = 0;
  let entry = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') {
      isText = true;
    } else if (sign === '[' || sign === '{') {
      depth++;
      if (depth === 1 && index === 0) return at + 1;
    } else if (sign === ']' || sign === '}') {
      depth--;
    } else if (sign === ',' && depth === 1 && ++entry === index) {
      return at + 1;
    }
  }
  return text.length;
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
