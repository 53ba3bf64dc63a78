/**
 * `pnpm budget`: the transfer size of a first visit, in bytes of gzip at its best compression: the HTML with its inline
 * CSS, and the scripts it requests immediately. A visit starts at the overview, so that page has the tightest limit.
 * Each budget is a range, so both growth and shrinkage are noticed. A size outside it asks for a review; it
 * isn't a reason to leave out something that visitors need.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.ts';

interface Budget {
  readonly page: string;
  readonly min: number;
  readonly max: number;
}

const budgets: readonly Budget[] = [
  { page: 'index.html', min: 105_000, max: 121_250 },
  { page: 'projects/tdra/impact.html', min: 126_000, max: 148_900 },
  { page: 'projects/core42.html', min: 118_000, max: 133_750 },
  { page: 'projects/core42/products/compass.html', min: 118_000, max: 135_000 },
  { page: 'projects/core42/contact.html', min: 160_000, max: 180_350 },
  { page: 'projects/g42.html', min: 117_000, max: 134_500 },
  { page: 'projects/dda/trade.html', min: 120_000, max: 143_700 },
];

const dist = join(root, 'apps/showcase/dist');
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength;

let isExceeded = false;
for (const { page, min, max } of budgets) {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = new Set(html.match(/(?<=(?:src|href)="\/)assets\/[^"]+\.(?:js|css)/g));
  const total = [page, ...scripts].reduce((sum, file) => sum + size(file), 0);
  const isWithin = total >= min && total <= max;
  isExceeded ||= !isWithin;
  console.log(
    `${isWithin ? 'ok    ' : 'FAILED'} ${page}: ${total.toLocaleString('en')} bytes in ${String(scripts.size + 1)} files (${min.toLocaleString('en')} to ${max.toLocaleString('en')})`,
  );
}
process.exit(isExceeded ? 1 : 0);
