import type { Page } from '@playwright/test';
import { expect, expectLive, expectSettled, test } from '../fixtures.ts';

const unknown = [
  '/no-such-page',
  '/projects/no-such-project',
  '/projects/core42/products/no-such-product',
  '/projects/tdra/no/such/page',
  '/projects/dda/no-such-page',
  '/projects/dda/no/such/page',
  '/projects/dda/dubai-now/no-such-service',
  '/projects/dda/dubai-now/لا-شيء',
];

const titlesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
  );

test('every unknown address has one title', async ({ page, expectedMessages }) => {
  expectedMessages.push('404');
  const faults: Record<string, readonly string[]> = {};
  for (const path of unknown) {
    await page.goto(encodeURI(path), { waitUntil: 'domcontentloaded' });
    await expectLive(page);
    const titles = await titlesOf(page);
    if (titles.length !== 1 || titles[0] === '') faults[path] = titles;
  }
  expect(faults).toEqual({});
});

test('a page that another program rewrote before hydration has one title', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('The page was drawn again, because another program had changed it');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.replaceChildren('Rewritten');
    });
  });
  await page.goto('/projects/tdra');
  await expectSettled(page, 'Digital government');
  expect(await titlesOf(page)).toEqual(['Digital government · Showcase']);
});

test('R3: a page whose code does not load has one title', async ({ page, expectedMessages }) => {
  expectedMessages.push('Failed to load', 'Failed to fetch', 'dynamically imported module');
  await page.route(/assets\/tdra-.*\.js/, (route) => route.abort());
  await page.goto('/projects/tdra');
  await expectSettled(page, 'This screen did not load.');
  expect(await titlesOf(page)).toEqual(['This screen did not load. · Showcase']);
});
