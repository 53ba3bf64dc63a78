import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const home = '/projects/core42';
const player = /player\/|\/player$/;
const product = '/projects/core42/products/compass';

test.describe('the film', () => {
  test('plays in a dialog without a network', async ({ page }) => {
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

  for (const { size, file } of [
    { size: { width: 390, height: 844 }, file: 'product-film.webm' },
    { size: { width: 1280, height: 720 }, file: 'product-film.webm' },
    { size: { width: 1920, height: 1080 }, file: 'product-film-1920.webm' },
  ]) {
    test(`at ${String(size.width)}x${String(size.height)} it plays ${file}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(product);
      await page.getByRole('button', { name: 'Video' }).click();
      const video = page.frameLocator('iframe').locator('video');
      const source = () => video.evaluate((film: HTMLVideoElement) => film.currentSrc);
      await expect.poll(source).toMatch(new RegExp(`/media/${file}$`));
    });
  }

  test('has type as large as the page around it', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(product);
    await page.getByRole('button', { name: 'Video' }).click();
    const frame = page.frameLocator('iframe');
    await frame.locator('video').evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      return film.play();
    });
    await expect(frame.getByText(/^0:\d\d \/ 0:22$/)).toHaveCSS('font-size', /^(?:21\.9|22)/);
  });

  test('is at least 340 px high, even on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${home}/products/ai-cloud`);
    await page.getByRole('button', { name: 'Video' }).click();
    const box = await page.locator('iframe').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(340);
  });

  for (const way of ['Close', 'Escape', 'the backdrop'] as const) {
    test(
      `D1, V3: ends with ${way}: the frame is removed and the focus restored`,
      { tag: '@smoke' },
      async ({ page }) => {
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
      },
    );
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

  test('D3: Back with the dialog open leaves the page unlocked', async ({ page }) => {
    await page.goto(`${home}/products`);
    await page.getByRole('link', { name: 'Compass' }).click();
    await expectSettled(page, 'Compass');
    await page.getByRole('button', { name: 'Video' }).click();
    await page.goBack();
    await expectSettled(page, 'Our Products');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('V2: a player that never loads leaves a message and a way out', async ({ page }) => {
    await page.clock.install();
    await page.route('**/player*', () => undefined);
    await page.goto(`${home}/products/compass`);
    await page.getByRole('button', { name: 'Video' }).click();
    // The clock runs only for timers that have started.
    await expect(page.getByText('Loading the player…')).toBeVisible();
    await page.clock.runFor(9000);
    await expect(page.getByText('The player did not load.')).toBeVisible();
    const wayOut = page.getByRole('link', { name: 'Open in a new tab' });
    await expect(wayOut).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('D2: Tab fifty times either way stays in the dialog', async ({ page }) => {
  await page.goto('/projects/core42/products/compass');
  await page.getByRole('button', { name: /Video/ }).click();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 50; press += 1) {
      await page.keyboard.press(key);
      const isBehind = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }
  }
});

test.describe('V2: the frame of a player', () => {
  test('is refused: title, Close and the link to a new tab stay', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('ERR_', 'Failed to load');
    await page.route(player, (route) => route.abort());
    await page.goto(product);
    await page.getByRole('button', { name: /Video/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Compass Overview' });
    await expect(dialog.getByRole('link', { name: /new tab/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('sends hostile messages: nothing happens', async ({ page }) => {
    await page.route(player, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "script-src 'unsafe-inline'" },
        body: `<script>for (const data of ['close', '{"event":"close"}', {type:'navigate',href:'javascript:alert(1)'}, null, {__proto__:{x:1}}]) parent.postMessage(data, '*')</script>`,
      }),
    );
    await page.goto(product);
    await page.evaluate(() => {
      addEventListener('message', () => Object.assign(window, { hasMessage: true }));
    });
    await page.getByRole('button', { name: /Video/ }).click();
    await page.waitForFunction(() => 'hasMessage' in window);
    await expect(page.getByRole('dialog', { name: 'Compass Overview' })).toBeVisible();
    await expect(page).toHaveURL(product);
  });
});

test('V3: closing the dialog while its player loads removes the frame and the lock', async ({
  page,
}) => {
  await page.route(player, () => undefined);
  await page.goto(product);
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('button', { name: /Video/ }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(page.frames()).toHaveLength(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
    'hidden',
  );
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
