/**
 * `pnpm lighthouse`: Lighthouse scores of the overview and the dashboard, served by the host. Each category
 * must score at least 95.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './browser.ts';
import { root, run } from './run.ts';

const port = '4373';
const least = 95;
const pages = ['/', '/projects/tdra/impact'];

const host = spawn(process.execPath, ['apps/host/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
});
await once(host.stdout, 'data');

let isBelow = false;
for (const page of pages) {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  await run(
    'lighthouse',
    [
      `http://127.0.0.1:${port}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
    ],
    { ...process.env, CHROME_PATH: findBrowser() },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = Object.values(report.categories).map(({ title, score }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
  }));
  isBelow ||= scores.some(({ score }) => score < least);
  console.log(
    `${page}  ${scores.map(({ title, score }) => `${title} ${String(score)}`).join(', ')}`,
  );
  for (const { title, score, scoreDisplayMode } of Object.values(report.audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`  ${title}: ${String(score)}`);
  }
}
host.kill();
process.exit(isBelow ? 1 : 0);

interface Report {
  readonly categories: Readonly<Record<string, { title: string; score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; scoreDisplayMode: string }>
  >;
}
