import { expect, expectAccessible, test } from '../fixtures.ts';

const screens = [
  { path: '/', heading: 'Projects' },
  { path: '/projects/core42', heading: 'Core42' },
  { path: '/projects/core42/info', heading: 'Explore Core42' },
  { path: '/projects/core42/brand', heading: 'Our Brand' },
  { path: '/projects/core42/products', heading: 'Our Products' },
  { path: '/projects/core42/products/compass', heading: 'Compass' },
  { path: '/projects/core42/products/ai-cloud', heading: 'AI Cloud' },
  { path: '/projects/core42/products/sovereign-cloud', heading: 'Sovereign Public Cloud' },
  { path: '/projects/core42/products/signature-cloud', heading: 'Signature Private Cloud' },
  { path: '/projects/core42/products/co-location', heading: 'Core42 Co-location' },
  { path: '/projects/core42/products/oracle-fusion', heading: 'Signature Fusion Cloud' },
  { path: '/projects/core42/products/delivery-services', heading: 'Cloud & AI Delivery Services' },
  { path: '/projects/core42/partners', heading: 'Our Partners' },
  { path: '/projects/core42/contact', heading: 'Contact us today' },
  { path: '/projects/g42', heading: 'G42' },
  { path: '/projects/m42', heading: 'M42' },
  { path: '/projects/dda', heading: 'Activation Toolkit' },
  { path: '/projects/tdra', heading: 'Digital government' },
  { path: '/projects/tdra/impact', heading: 'Government Digital Impact' },
  { path: '/projects/tdra/screensaver', heading: 'Screensaver' },
] as const;

for (const { path, heading } of screens) {
  test.describe(path, () => {
    test('is prerendered, titled, silent and accessible', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
      await expect(page).toHaveTitle(`${heading} · Showcase`);
      await expectAccessible(page);
    });

    test('N5: shows its content before any script has run', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
    });
  });
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

test('the first visit loads nothing from elsewhere and no script twice', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '?'))).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
});

test('the page is set in its own font, without a style sheet to wait for', async ({ page }) => {
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
