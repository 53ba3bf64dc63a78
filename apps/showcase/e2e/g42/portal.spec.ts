import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { address, brightest, expectLive, open, stream } from './stream.ts';

const launch = (page: Page) => page.getByRole('button', { name: 'Launch Intelligence Grid' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Intelligence Grid' });

test(
  'opens the portal over the whole screen and returns by Close, Escape and Back',
  { tag: '@smoke' },
  async ({ page }) => {
    test.setTimeout(60_000);
    await open(page);
    await expectLive(page);
    await expect(stream(page)).not.toHaveAttribute('aria-hidden');
    const ways = [
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await launch(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(stream(page)).toHaveAttribute('aria-hidden', 'true');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('video')?.paused))
        .toBe(true);
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
      await expect(
        page.frameLocator('iframe').getByRole('heading', { name: /Intelligence Grid/ }),
      ).toBeAttached();
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(launch(page)).toBeFocused();
      await expect(stream(page)).not.toHaveAttribute('aria-hidden');
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await expectLive(page);
  },
);

test('D4: a double press opens one portal, and one press closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const before = await page.evaluate(() => history.length);
  // Both presses come before the dialog covers the button.
  await launch(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('D1: the portal reopened by Forward closes with Escape and with Close', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await launch(page).click();
  for (const leave of ['Close', 'Escape', 'Close']) {
    await expect(dialog(page)).toBeVisible();
    if (leave === 'Close') await dialog(page).getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goForward();
  }
});

test('V2: the frame of the portal is hidden until it has loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let load: () => void = () => undefined;
  const isLoaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/portal', async (route) => {
    await isLoaded;
    await route.continue();
  });
  await open(page);
  await launch(page).click();
  const frame = dialog(page).locator('iframe');
  await expect(frame).toBeAttached();
  await expect(frame).toBeHidden();
  await expect(dialog(page).locator('img')).toBeVisible();
  load();
  await expect(frame).toBeVisible();
});

test('opens the portal from its address; closing it stays on the page', async ({ page }) => {
  await page.goto(`${address}#intelligence-grid`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expectSettled(page, 'G42');
});

test('offers a way out when the portal does not load (V2)', async ({ page }) => {
  await page.route('**/portal', () => undefined);
  await open(page);
  await launch(page).click();
  await expect(dialog(page).getByText('The portal did not load.')).toBeVisible({
    timeout: 12_000,
  });
  await expect(dialog(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/portal',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test.describe('the portal', () => {
  test('uses the fonts of the showcase', async ({ page }) => {
    await page.goto('/portal');
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(fonts).toContainEqual(expect.stringContaining('Alexandria'));
  });

  test('leads with Arabic in the Arabic show, with every place where it was', async ({ page }) => {
    const dubai = page.getByRole('button', { name: 'Dubai' });
    await page.goto('/portal');
    const english = await dubai.boundingBox();
    await page.goto('/ar/projects/g42');
    await page.getByRole('button', { name: 'فتح شبكة الذكاء' }).click();
    const address = await page.locator('iframe').getAttribute('src');
    expect(address).toBe('/portal?lang=ar');
    await page.goto('/portal?lang=ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const text of ['شبكة الذكاء', 'دبي', 'إشارات مستلَمة']) {
      const arabic = page.locator('[lang="ar"]', { hasText: text }).last();
      const second = await arabic.evaluate((first) =>
        first.nextElementSibling?.getAttribute('lang'),
      );
      expect(second).toBe('en');
    }
    expect((await dubai.boundingBox())?.x).toBeCloseTo(english?.x ?? 0, -1);
    await expectAccessible(page);
  });

  test('starts, pauses and highlights a place by keyboard', async ({ page }) => {
    await page.goto('/portal');
    const delivered = page.locator('#delivered');
    const before = await delivered.textContent();
    await expect(delivered).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: /^Dubai/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Dubai/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('status')).toHaveText(/^Dubai: linked to Abu Dhabi/);
    const arabic = page.getByRole('status').locator('[lang="ar"][dir="rtl"]');
    await expect(arabic).toHaveText('دبي: متصلة بكل من أبوظبي والشارقة وعجمان.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await page.getByRole('button', { name: /^Pause the animation/ }).click();
    const resting = await delivered.textContent();
    await page.waitForTimeout(1500);
    expect(await delivered.textContent()).toBe(resting);
    await expectAccessible(page);
  });

  test('starts paused with reduced motion, but not empty', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portal');
    await expect(page.getByRole('button', { name: /^Play the animation/ })).toBeVisible();
    expect(await brightest(page)).toBeGreaterThan(40);
  });

  test('its places are within the margins of the frame on a kiosk', async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 1200 });
    await page.goto('/portal');
    const edge = await page
      .locator('.footer')
      .evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingInlineStart));
    for (const button of await page.getByRole('listitem').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(edge);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1080 - edge + 1);
    }
  });

  for (const address of ['/portal', '/portal?lang=ar'])
    test(`on a kiosk, no place is below the pause button: ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 1080, height: 1200 });
      await page.goto(address);
      const pause = await page.getByRole('button', { name: /^Pause|^أوقف|^إيقاف/ }).boundingBox();
      const places = await page.getByRole('listitem').getByRole('button').all();
      expect(places.length).toBeGreaterThan(0);
      expect(pause).not.toBeNull();
      for (const place of places) {
        const box = await place.boundingBox();
        expect(
          (box?.y ?? 0) + (box?.height ?? 0) <= (pause?.y ?? 0) ||
            (box?.x ?? 0) >= (pause?.x ?? 0) + (pause?.width ?? 0),
        ).toBe(true);
      }
    });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/portal');
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});
