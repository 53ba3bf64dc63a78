import { products } from '@showcase/content/products';
import { configure } from '../configure.ts';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const home = '/projects/core42';

test('N6: a visitor walks from the landing screen to a product and back by keyboard', async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Get started' }).press('Enter');
  await expectSettled(page, 'Explore Core42');
  await page.getByRole('link', { name: 'Our Products' }).press(' ');
  await expectSettled(page, 'Our Products');
  await page.getByRole('link', { name: 'Sovereign Public Cloud' }).press('Enter');
  await expectSettled(page, 'Sovereign Public Cloud');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Back', exact: true }).press(' ');
  await expectSettled(page, 'Our Products');
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
  await expectSettled(page, 'Explore Core42');
  await page.getByRole('link', { name: 'Back to Core 42 home' }).press('Enter');
  await expectSettled(page, 'Core42');
  await expect(page).toHaveURL(home);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

  test('a visitor walks through every tile', async ({ page }) => {
    await page.goto(`${home}/info`);
    for (const name of ['Our Brand', 'Our Products', 'Our Partners']) {
      await page.getByRole('link', { name }).tap();
      await expectSettled(page, name);
      await page.getByRole('link', { name: 'Back', exact: true }).tap();
      await expectSettled(page, 'Explore Core42');
    }
  });
});

test('tiles and actions are real links with pictures', async ({ page }) => {
  await page.goto(`${home}/info`);
  const tile = page.getByRole('link', { name: 'Our Brand' });
  await expect(tile).toHaveAttribute('href', `${home}/brand`);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    tile.click({ modifiers: ['Control'] }),
  ]);
  await expect(opened).toHaveURL(`${home}/brand`);
  for (const name of ['Contact us', 'Back to Core 42 home']) {
    const action = page.getByRole('link', { name, exact: true });
    await expect(action).toHaveText(name);
    // The text next to the picture is the name; the picture doesn't repeat it.
    await expect(action.locator('img[alt=""]')).toBeVisible();
  }
});

test('the products are in rows of at most four, shorter rows first', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${home}/products`);
  const tiles = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(tiles).toHaveText(products.map(({ title }) => title.en));
  const tops = await tiles.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(rows.every((row, index) => row <= 4 && row >= (rows[index - 1] ?? 0))).toBe(true);
  expect(rows).toHaveLength(Math.ceil(tops.length / 4));
});

test('the side navigation goes to a tile and closes', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${home}/info`);
  const toggle = page.getByRole('button', { name: 'On this screen' });
  await toggle.click();
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Our Partners' }).click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(`${home}/info#our-partners`);
  await expect(page.locator('#our-partners')).toBeInViewport();
});

test('the side navigation of the products is disabled text', async ({ page }) => {
  await page.goto(`${home}/products`);
  await page.getByRole('button', { name: 'On this screen' }).click();
  const items = page.getByRole('navigation', { name: 'On this screen' }).getByRole('link');
  await expect(items).toHaveCount(7);
  for (const item of await items.all()) {
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).not.toHaveAttribute('href');
  }
});

const resources = {
  compass: ['Video', 'Sales Deck', 'Live Demo'],
  'ai-cloud': ['Video', 'Sales Deck', 'Live Demo'],
  'sovereign-cloud': ['Video', 'Sales Deck', 'Live Demo'],
  'signature-cloud': ['Sales Deck'],
  'co-location': ['Sales Deck'],
  'oracle-fusion': ['Sales Deck'],
  'delivery-services': ['Sales Deck'],
};

for (const [slug, titles] of Object.entries(resources)) {
  test(`${slug} lists ${titles.join(', ')}`, async ({ page }) => {
    await page.goto(`${home}/products/${slug}`);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      await expect(items.nth(index)).toContainText(title);
    }
    for (const link of await items.getByRole('link').all()) {
      if (slug === 'ai-cloud') {
        await expect(link).toHaveAttribute('aria-disabled', 'true');
        await expect(link).toContainText('Coming soon');
        await expect(link).not.toHaveAttribute('href');
      } else {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });
}

test('partners are six pictures without links', async ({ page }) => {
  await page.goto(`${home}/partners`);
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('img')).toHaveCount(6);
  await expect(list.getByRole('link')).toHaveCount(0);
  await expect(list.getByRole('button')).toHaveCount(0);
});

test('R1: an unknown product is not found', async ({ page, expectedMessages }) => {
  expectedMessages.push('404');
  const response = await page.goto(`${home}/products/constructor`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page.');
});

test('links and players come from the configuration', async ({ page }) => {
  await configure(page, {
    links: { aiCloudSalesDeck: 'https://decks.example/ai', compassLiveDemo: 'javascript:1' },
    videos: { product: '/player?film=product-film' },
  });
  await page.goto(`${home}/products/ai-cloud`);
  await expect(page.getByRole('link', { name: 'Sales Deck' })).toHaveAttribute(
    'href',
    'https://decks.example/ai',
  );
  await page.getByRole('button', { name: 'Video' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', '/player?film=product-film');
  await page.goto(`${home}/products/compass`);
  await expect(page.getByRole('link', { name: /Live Demo/ })).not.toHaveAttribute('href');
});

test('on paper, links show their addresses', async ({ page }) => {
  await page.goto(`${home}/products/compass`);
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('link', { name: /Live Demo/ });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toBe(`"${String(await link.getAttribute('href'))}"`);
});
