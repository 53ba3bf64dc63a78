import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { screens } from './screens.ts';

/** The headings of the routes, except those of Digital Dubai, whose texts have their own tests. */
const headings: Readonly<Record<string, string>> = {
  '/': 'Projects',
  '/projects/core42': 'Core42',
  '/projects/core42/info': 'Explore Core42',
  '/projects/core42/brand': 'Our Brand',
  '/projects/core42/products': 'Our Products',
  '/projects/core42/products/compass': 'Compass',
  '/projects/core42/products/ai-cloud': 'AI Cloud',
  '/projects/core42/products/sovereign-cloud': 'Sovereign Public Cloud',
  '/projects/core42/products/signature-cloud': 'Signature Private Cloud',
  '/projects/core42/products/co-location': 'Core42 Co-location',
  '/projects/core42/products/oracle-fusion': 'Signature Fusion Cloud',
  '/projects/core42/products/delivery-services': 'Cloud & AI Delivery Services',
  '/projects/core42/partners': 'Our Partners',
  '/projects/core42/contact': 'Contact us today',
  '/projects/g42': 'G42',
  '/projects/m42': 'M42',
  '/projects/dda': 'Activation Toolkit',
  '/projects/tdra': 'Digital government',
  '/projects/tdra/impact': 'Government Digital Impact',
  '/projects/tdra/screensaver': 'Screensaver',
};

/** Three Latin words in a row that aren't marked as English: a text without its Arabic. Names are shorter. */
function latinSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isCode = parentElement?.closest(
        '[lang="en"], script, style, noscript, bdi, [translate="no"]',
      );
      if (!isCode && /(?:[A-Za-z’]{2,} ){2}[A-Za-z’]{2,}/.test(textContent ?? ''))
        found.push(textContent ?? '');
    }
    return found;
  });
}

test('every route of the table is prerendered', () => {
  expect(screens).toEqual(expect.arrayContaining(Object.keys(headings)));
  expect(screens.length).toBeGreaterThan(80);
});

for (const path of screens) {
  test(
    `${path} is prerendered, titled, silent and accessible`,
    { tag: '@smoke' },
    async ({ page }) => {
      const response = await page.goto(encodeURI(path));
      expect(response?.status()).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      if (headings[path]) await expect(heading).toHaveAccessibleName(headings[path]);
      await expect(page).toHaveTitle(/\S · (?:Showcase|المعرض)$/);
      await expectAccessible(page);
      if (/^\/ar\b/.test(path)) expect(await latinSentences(page)).toEqual([]);
    },
  );
}

test('hydrates the prerendered elements instead of replacing them', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-prerendered', 'true');
    });
  });
  await page.goto('/projects/tdra/impact');
  await page.getByRole('button', { name: 'Overall impact' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('h1[data-prerendered]')).toHaveCount(1);
});

test('R1: any other unknown address gets a not-found with a link home', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('404');
  const response = await page.goto('/projects/tdra/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page.');
  await expectAccessible(page);
});

test('the first visit loads nothing from other origins and no script twice', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '?'))).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
});

test('the page uses its own font, without waiting for a style sheet', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Alexandria Variable') && status === 'loaded',
    ),
  );
  expect(loaded).toBe(true);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
});
