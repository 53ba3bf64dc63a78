import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, packages } from '../pack.ts';
import { root } from '../run.ts';

const entries = packages.flatMap((name) => [...entriesOf(name).keys()]);

test.each(entries)('%s is imported by plain Node and touches nothing of a browser', (entry) => {
  const script = join(root, 'scripts/built/watchImport.js');
  const printed = execFileSync(process.execPath, [script, entry], { encoding: 'utf8', cwd: root });
  const { names, touched } = JSON.parse(printed) as { names: number; touched: readonly string[] };
  expect(names).toBeGreaterThan(0);
  expect(touched).toEqual([]);
});

test('of impact, only what reads CSV imports another package', () => {
  const dist = join(root, 'packages/impact/dist');
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const importing = scripts.filter((file) =>
    /(?:from|import) ?["'][^.]/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(importing).toEqual(['csv.js']);
});
