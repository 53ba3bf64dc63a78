import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestRecord } from './record.ts';

/** Where the record lies. Vite does not watch `test-results`, so writing it restarts no tests. */
const file = fileURLToPath(new URL('../../test-results/stories.json', import.meta.url));

/** The record of the latest test runs; empty before the first. */
export function readRecord(): TestRecord {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestRecord) : {};
}

export function writeRecord(record: TestRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}
