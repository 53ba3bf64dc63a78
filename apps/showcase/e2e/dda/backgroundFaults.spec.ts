import { ddaRoot, platformPages } from '../src/content/dda/index.ts';
import { expect, expectNoSidewaysScrolling, test } from './fixtures.ts';

const player = /player\/|\/player$/;
const product = '/projects/core42/products/compass';
const media = /\.(webm|mp4)(\?|$)/;

const subject = platformPages.find(({ background }) => background === 'video');
if (!subject) throw new Error('No page has a rendered loop.');
const withLoop = `${ddaRoot}/${subject.slug}`;

test.describe('V1: a background video', () => {
  const faults = {
    'is not there': { status: 404, body: 'Not found', contentType: 'text/plain' },
    'is no video': { status: 200, body: 'x'.repeat(5000), contentType: 'video/webm' },
    'is empty': { status: 200, body: '', contentType: 'video/mp4' },
  };
  for (const [what, answer] of Object.entries(faults)) {
    test(`${what}: the poster stays and the page can be read`, async ({
      page,
      expectedMessages,
    }) => {
      if (answer.status === 404) expectedMessages.push('404');
      let asked = 0;
      await page.route(media, (route) => {
        asked += 1;
        return route.fulfill(answer);
      });
      await page.goto(withLoop);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.waitForTimeout(2500);
      const poster = page.locator('img[src*="poster"], [data-scrim] img').first();
      expect(
        await poster.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await expect(page.locator('video')).not.toHaveAttribute('data-shown');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('is never answered: the poster stays, and nothing waits for it', async ({ page }) => {
    await page.route(media, () => undefined);
    await page.goto(withLoop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-scrim] [data-ready] img')).toBeVisible();
    await expect(page.locator('video')).not.toHaveAttribute('data-shown');
  });

  test('may not play: it waits to be started', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.goto(withLoop);
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
  });

  test('is not fetched to save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (media.test(request.url())) asked.push(request.url());
    });
    await page.goto(withLoop, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('V1: without a picture and without a font every screen can be read', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('ERR_FAILED', 'Failed to load');
  await page.route(/\.(svg|avif|webp|png|jpe?g|woff2)(\?|$)/, (route) => route.abort());
  for (const path of [
    '/',
    '/projects/core42',
    '/projects/tdra',
    '/projects/tdra/screensaver',
    withLoop,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\S/);
    await expectNoSidewaysScrolling(page);
  }
  await page.goto('/projects/core42');
  await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
});

test.describe('V2: the frame of a player', () => {
  test('is refused: title, Close and the way to a new tab stay', async ({
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

test('V3: a dialog closed while its player loads leaves no frame and no lock', async ({ page }) => {
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

test('D3, D4: twenty openings in a second leave one dialog, and nothing locked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/projects/tdra');
  const before = await page.evaluate(() => [scrollY, document.querySelector('main')?.clientWidth]);
  await page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === 'Menu',
    );
    button?.focus();
    for (let round = 0; round < 20; round += 1) {
      button?.click();
      button?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (document.querySelectorAll('dialog').length !== 1) throw new Error('Not one dialog.');
      const close = [...document.querySelectorAll('dialog button')].find(
        (one) => one.textContent === 'Close',
      );
      (close as HTMLButtonElement).click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
    'hidden',
  );
  expect(await page.evaluate(() => [scrollY, document.querySelector('main')?.clientWidth])).toEqual(
    before,
  );
});

test('D1: a press that begins in a dialog and ends outside does not close it', async ({ page }) => {
  await page.goto('/projects/tdra/impact');
  await page.getByRole('button', { name: 'Overall impact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});
