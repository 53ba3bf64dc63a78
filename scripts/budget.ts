/**
 * `pnpm budget`: what a first visit transfers (HTML, CSS in it, and the scripts it asks for at once), in bytes
 * of gzip at its best. A show begins at the overview, which has 106 kB. Each budget is a window, so that both growth and shrinkage are noticed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

interface Budget {
  readonly page: string;
  readonly least: number;
  readonly most: number;
}

const budgets: readonly Budget[] = [
  { page: 'index.html', least: 100_000, most: 106_000 },
  { page: 'projects/tdra/impact/index.html', least: 109_000, most: 119_000 },
  { page: 'projects/core42/index.html', least: 108_000, most: 116_000 },
  { page: 'projects/core42/products/compass/index.html', least: 109_000, most: 117_000 },
  { page: 'projects/core42/contact/index.html', least: 148_000, most: 157_000 },
  { page: 'projects/g42/index.html', least: 108_000, most: 117_000 },
  { page: 'projects/dda/trade/index.html', least: 129_000, most: 138_000 },
];

const dist = join(root, 'apps/showcase/dist');
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength;

let isExceeded = false;
for (const { page, least, most } of budgets) {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set(html.match(/(?<=(?:src|href)="\/)assets\/[^"]+\.(?:js|css)/g));
  const total = [page, ...scripts].reduce((sum, file) => sum + size(file), 0);
  const isWithin = total >= least && total <= most;
  isExceeded ||= !isWithin;
  console.log(
    `${isWithin ? 'ok    ' : 'FAILED'} ${page}: ${total.toLocaleString('en')} bytes in ${String(scripts.size + 1)} files (${least.toLocaleString('en')} to ${most.toLocaleString('en')})`,
  );
}
process.exit(isExceeded ? 1 : 0);
