import { expect, expectAccessible, expectSettled, test } from './fixtures.ts';

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
  await expect(page.getByRole('img', { name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Back to Core 42 home' })).toBeVisible();
});

test('the products stand three over four, in their order', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${home}/products`);
  const tiles = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(tiles).toHaveText([
    'Compass',
    'AI Cloud',
    'Sovereign Public Cloud',
    'Signature Private Cloud',
    'Co-location',
    'Signature Fusion Cloud',
    'Cloud & AI Delivery Services',
  ]);
  const tops = await tiles.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});

test('the side navigation goes to a tile and closes', async ({ page }) => {
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
  const items = page.getByRole('navigation').getByRole('link');
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

test.describe('the film', () => {
  test('plays in a dialog with the network cable out', async ({ page }) => {
    await page.goto(`${home}/products/compass`);
    await page.getByRole('button', { name: 'Video' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compass Overview' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const video = page.frameLocator('iframe').locator('video');
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0);
    const frame = dialog.locator('iframe');
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(frame).toHaveAttribute('allow', /autoplay; fullscreen/);
    await expectAccessible(page);
  });

  test('is 340 px high at least, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${home}/products/ai-cloud`);
    await page.getByRole('button', { name: 'Video' }).click();
    const box = await page.locator('iframe').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(340);
  });

  for (const way of ['Close', 'Escape', 'the backdrop'] as const) {
    test(`D1, V3: ends with ${way}: the frame is gone, the focus is back`, async ({ page }) => {
      await page.goto(`${home}/products/compass`);
      const opener = page.getByRole('button', { name: 'Video' });
      await opener.click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      if (way === 'Close') await page.getByRole('button', { name: 'Close' }).click();
      if (way === 'Escape') await page.keyboard.press('Escape');
      if (way === 'the backdrop') await page.mouse.click(5, 5);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      await expect(opener).toBeFocused();
    });
  }

  test('D2: Tab stays in the dialog', async ({ page }) => {
    await page.goto(`${home}/products/compass`);
    await page.getByRole('button', { name: 'Video' }).click();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(key);
        const isBehind = await page.evaluate(() => {
          const focused = document.activeElement ?? document.body;
          return focused !== document.body && !focused.closest('dialog');
        });
        expect(isBehind).toBe(false);
      }
    }
  });

  test('D3: going Back with the dialog open leaves nothing locked', async ({ page }) => {
    await page.goto(`${home}/products`);
    await page.getByRole('link', { name: 'Compass' }).click();
    await expectSettled(page, 'Compass');
    await page.getByRole('button', { name: 'Video' }).click();
    await page.goBack();
    await expectSettled(page, 'Our Products');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('V2: a player that is never answered leaves a word and a way out', async ({ page }) => {
    await page.clock.install();
    await page.route('**/player*', () => undefined);
    await page.goto(`${home}/products/compass`);
    await page.getByRole('button', { name: 'Video' }).click();
    await page.clock.runFor(9000);
    await expect(page.getByText('The player did not load here.')).toBeVisible();
    const wayOut = page.getByRole('link', { name: 'Open in a new tab' });
    await expect(wayOut).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('partners are six pictures and nothing to press', async ({ page }) => {
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
  await page.route('**/showcase.config.json', (route) =>
    route.fulfill({
      json: {
        links: { aiCloudSalesDeck: 'https://decks.example/ai', compassLiveDemo: 'javascript:1' },
        videos: { product: '/player?film=product-film' },
      },
    }),
  );
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

test('the player of the co-location dialog shows the live stream', async ({ page }) => {
  await page.goto('/player/live');
  await expect(page).toHaveTitle('Live');
  await expect(page.getByRole('region', { name: /^Live video/ })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/Live\s+مباشر/, { timeout: 20_000 });
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByRole('status')).toHaveText(/Paused/);
});
