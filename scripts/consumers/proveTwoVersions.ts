import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';

/** What differs in the second copy of the app: its place in the page, a style of the library's button, and its brand. */
const differences: readonly (readonly [found: RegExp, instead: string])[] = [
  [/getElementById\((['"`])root\1\)/g, 'getElementById("other")'],
  [/font-weight:600/g, 'font-weight:500'],
  [/#0b6478/g, '#7a1f5c'],
];

/**
 * Shows a built app and a copy of it, whose library has other styles, on one page. Throws an error if either has a style
 * or the brand of the other.
 */
export async function proveTwoVersions(browser: Browser, folder: string, origin: string) {
  const assets = join(folder, 'assets');
  const files = await readdir(assets);
  const script = files.find((file) => file.endsWith('.js')) ?? '';
  const sheet = files.find((file) => file.endsWith('.css')) ?? '';
  let code = await readFile(join(assets, script), 'utf8');
  for (const [found, instead] of differences) {
    if (code.search(found) === -1) throw new Error(`${script} lacks ${String(found)}.`);
    code = code.replaceAll(found, instead);
  }
  await writeFile(join(assets, 'other.js'), code);
  await writeFile(
    join(folder, 'two.html'),
    `<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/${sheet}">
    <div id="root"></div><div id="other"></div>
    ${[script, 'other.js'].map((file) => `<script type="module" src="/assets/${file}"></script>`).join('')}`,
  );
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (/^(warning|error)$/.test(message.type())) faults.push(message.text());
  });
  await page.goto(new URL('two.html', origin).href, { waitUntil: 'networkidle' });
  const looks = await page.locator('.hail').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { fontWeight } = getComputedStyle(button);
      const theme = button.closest('[data-theme]') ?? button;
      return `${fontWeight} ${getComputedStyle(theme).getPropertyValue('--showcase-color-accent')}`;
    }),
  );
  await page.close();
  if (looks.join() !== '600 #0b6478,500 #7a1f5c')
    faults.push(`The apps look like ${looks.join()}.`);
  if (faults.length > 0) throw new Error(`Two versions on one page:\n${faults.join('\n')}`);
}
