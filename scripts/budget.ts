/**
 * `pnpm budget`: what a first visit transfers, in bytes of gzip at its best compression: the HTML with its
 * inline CSS, and the scripts it requests immediately. A show begins at the overview, so that page has the
 * tightest limit. Each budget is a range, so that both growth and shrinkage are noticed.
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
  { page: 'index.html', least: 105_000, most: 113_000 },
  { page: 'projects/tdra/impact/index.html', least: 126_000, most: 136_000 },
  { page: 'projects/core42/index.html', least: 117_000, most: 127_000 },
  { page: 'projects/core42/products/compass/index.html', least: 118_000, most: 128_000 },
  { page: 'projects/core42/contact/index.html', least: 160_000, most: 171_000 },
  { page: 'projects/g42/index.html', least: 117_000, most: 127_000 },
  { page: 'projects/dda/trade/index.html', least: 120_000, most: 131_000 },
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
