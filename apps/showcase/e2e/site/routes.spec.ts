import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from '../fixtures.ts';
import { screens } from './screens.ts';

test.describe('a walk', { tag: '@smoke' }, () => {
  // Films would take the time of both cores.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const half of [0, 1]) {
    test(`every page is silent while it comes alive, half ${String(half + 1)}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const path of screens.filter((_, index) => index % 2 === half)) {
        await test.step(path, async () => {
          const response = await page.goto(encodeURI(path));
          expect(response?.status()).toBe(200);
          await expectLive(page);
        });
      }
    });
  }
});

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

const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => /alexandria-(latin-ext|latin|arabic)-(cut|wght)/.exec(name)?.[0])
      .sort(),
  );

test.describe('fonts', () => {
  test('come with the page, without waiting for a style sheet', async ({ page }) => {
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

  test('an English page fetches none for the name of Arabic, and no whole font', async ({
    page,
  }) => {
    await page.goto('/projects/core42/products', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
    expect(await fontsOf(page)).toEqual(['alexandria-latin-cut']);
    await page.goto('/ar/projects/core42/products', { waitUntil: 'networkidle' });
    expect(await fontsOf(page)).toEqual(['alexandria-arabic-cut', 'alexandria-latin-cut']);
  });

  test('a character that no text has comes from the whole font', async ({ page }) => {
    await page.goto('/projects/core42/contact', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: /name/i }).first().fill('Łukasz Çelik');
    await expect
      .poll(() => fontsOf(page))
      .toEqual(['alexandria-latin-cut', 'alexandria-latin-ext-wght', 'alexandria-latin-wght']);
  });
});
