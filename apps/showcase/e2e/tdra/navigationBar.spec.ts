import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

test.describe('the navigation bar', () => {
  test('reloads when its logo is pressed by click, Enter or Space', async ({ page }) => {
    await page.goto('/projects/tdra/impact');
    const logo = page.getByTitle('Refresh');
    for (const act of [() => logo.click(), () => logo.press('Enter'), () => logo.press(' ')]) {
      await page.waitForLoadState('networkidle');
      const reloaded = page.waitForEvent('load');
      await act();
      await reloaded;
    }
    await expect(page).toHaveURL('/projects/tdra/impact');
  });

  test('leads home and to the screensaver, which any key closes', async ({ page }) => {
    await page.goto('/projects/tdra/impact');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSettled(page, 'Digital government');
    await page.getByRole('link', { name: 'Screensaver', exact: true }).click();
    await expectSettled(page, 'Screensaver');
    await page.keyboard.press('a');
    await expectSettled(page, 'Digital government');
  });

  test('is titled, named and accessible in either direction, even with the menu open', async ({
    page,
  }) => {
    await page.goto('/projects/tdra');
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        const provider = document.querySelector<HTMLElement>('[data-page]');
        if (provider) provider.dir = dir;
      }, direction);
      const logo = page.getByRole('link', { name: 'Refresh' });
      await expect(logo).toHaveAttribute('title', 'Refresh');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link')).toHaveText([
        'Home',
        'Screensaver',
        'Impact dashboard',
        'All projects',
      ]);
      // The menu slides in at the inline end, where a line of text ends; the logo is opposite.
      const { width } = await page.locator('html').evaluate((html) => html.getBoundingClientRect());
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return direction === 'ltr' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x;
        })
        .toBe(direction === 'ltr' ? width : 0);
      expect(((await logo.boundingBox())?.x ?? 0) > 640).toBe(direction === 'rtl');
      await expectAccessible(page);
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toHaveCount(0);
    }
  });

  test("leads to the section's start page by Home, even from a page below it", async ({ page }) => {
    await page.goto('/projects/tdra/impact');
    const home = page.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveAttribute('href', '/projects/tdra');
    await expect(home).not.toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Screensaver', exact: true })).toHaveAttribute(
      'href',
      '/projects/tdra/screensaver',
    );
    await home.click();
    await expectSettled(page, 'Digital government');
    await expect(home).toHaveAttribute('aria-current', 'page');
  });

  test('opens a menu that takes and returns the focus', { tag: '@smoke' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/projects/tdra');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Impact dashboard' }).click();
    await expectSettled(page, 'Government Digital Impact');
  });
});

test('D3, D4: twenty openings in a second leave one dialog and no lock', async ({ page }) => {
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
