import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataEntries } from '../entries.ts';
import { entriesOf } from '../pack.ts';
import { root } from '../run.ts';

/** Entries of plain data, which server components can use too. */
const data = Object.keys(dataEntries).map((name) => `${name}.js`);
const dist = join(root, 'packages/ui/dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);

test.each(files.filter((file) => !data.includes(file)))("%s begins with 'use client'", (file) => {
  expect(firstLine(file)).toMatch(/^(["'])use client\1;/);
});

test.each(data)('%s has no directive and imports nothing', (file) => {
  const code = readFileSync(join(dist, file), 'utf8');
  expect(code).not.toContain('use client');
  expect(code).not.toMatch(/^\s*import\b/m);
});

test('the pure package has no directive', () => {
  for (const { js } of entriesOf('impact').values()) {
    expect(readFileSync(js, 'utf8')).not.toContain('use client');
  }
});

function firstLine(file: string): string {
  return readFileSync(join(dist, file), 'utf8').split('\n', 1)[0] ?? '';
}
