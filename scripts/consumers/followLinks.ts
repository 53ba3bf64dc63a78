import type { Browser } from 'playwright';
import { timeout } from './visit.ts';

/**
 * Follows the card's link and the link back. Throws an error if the router leaves them to the browser or loses part of
 * the address, or if the link back lacks the styles of its utilities and of the app's own rules.
 */
export async function followLinks(
  browser: Browser,
  url: string,
  styles: Readonly<Record<string, string>> = {},
): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('article').getByRole('link').click();
  const back = page.getByRole('link', { name: /^(Home|الرئيسية)$/ });
  await back.waitFor();
  expectSame(
    'address',
    page.url(),
    `${new URL(url).href.replace(/\/$/, '')}/partners?from=home#list`,
  );
  for (const [name, value] of Object.entries(styles)) {
    const shown = await back.evaluate(
      (link, property) => getComputedStyle(link).getPropertyValue(property),
      name,
    );
    expectSame(name, shown, value);
  }
  await back.click();
  await page.getByRole('article').waitFor();
  expectSame('address', page.url(), new URL(url).href);
  if (!(await page.evaluate(() => 'isSamePage' in globalThis)))
    throw new Error(`${url}: a link reloaded the page.`);
  await page.close();
}

function expectSame(what: string, actual: string, expected: string) {
  if (actual !== expected) throw new Error(`The ${what} is ${actual}, not ${expected}.`);
}
