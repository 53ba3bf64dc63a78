/**
 * `pnpm lighthouse [PATH...]`: Lighthouse scores of the built pages, or of the named ones, served by the host, with the
 * mobile preset. Performance must be at least 95, everything else 100. Each page takes about 20 seconds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './browser.ts';
import { root, run } from './run.ts';

const port = '4373';
const dist = join(root, 'apps/showcase/dist');
const asked = process.argv.slice(2).filter((argument) => argument !== '--');
const pages = asked.length > 0 ? asked : builtPages();

const host = spawn(process.execPath, ['apps/host/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
});
process.once('exit', () => host.kill());
await once(host.stdout, 'data');

let isBelow = false;
for (const page of pages) {
  const report = await measure(page);
  const scores = Object.values(report.categories).map(({ title, score }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
  }));
  isBelow ||= scores.some(({ title, score }) => score < (title === 'Performance' ? 95 : 100));
  console.log(
    `${page}  ${scores.map(({ title, score }) => `${title} ${String(score)}`).join(', ')}`,
  );
  for (const { title, score, scoreDisplayMode } of Object.values(report.audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.log(`  ${title}: ${String(score)}`);
  }
}
process.exit(isBelow ? 1 : 0);

/** Measures a page, and once more if Chrome recorded no usable trace, which Lighthouse asks for. */
async function measure(page: string, isRepeated = false): Promise<Report> {
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
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (!report.runtimeError) return report;
  console.log(`${page}  not measured: ${report.runtimeError.message}`);
  if (isRepeated) throw new Error(`${page} could not be measured twice in a row.`);
  return measure(page, true);
}

/** The addresses of all prerendered pages. */
function builtPages(): readonly string[] {
  return globSync(['index.html', 'projects/**/index.html'], { cwd: dist })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .toSorted();
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { title: string; score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; scoreDisplayMode: string }>
  >;
}
