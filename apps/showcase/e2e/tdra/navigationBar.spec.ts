import { expect, expectAccessible, expectSettled, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const screensaver = '/projects/tdra/screensaver';

test.describe('the navigation bar', () => {
  test('reloads on the logo by click, Enter and Space', async ({ page }) => {
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

  test('leads home and to the screensaver, which any key leaves', async ({ page }) => {
    await page.goto('/projects/tdra/impact');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSettled(page, 'Digital government');
    await page.getByRole('link', { name: 'Screensaver', exact: true }).click();
    await expectSettled(page, 'Screensaver');
    await page.keyboard.press('a');
    await expectSettled(page, 'Digital government');
  });

  test('is titled, named and accessible, with the menu open too, in either direction', async ({
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
      // Off the canvas at the inline end: where reading ends.
      const [box, logoBox] = await Promise.all([menu.boundingBox(), logo.boundingBox()]);
      const isAtTheEnd = direction === 'ltr' ? (box?.x ?? 0) > (logoBox?.x ?? 0) : box?.x === 0;
      expect(isAtTheEnd).toBe(true);
      expect((logoBox?.x ?? 0) > 640).toBe(direction === 'rtl');
      await expectAccessible(page);
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toHaveCount(0);
    }
  });

  test("is left on the section's base by Home, from a page below it too", async ({ page }) => {
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

  test('opens a menu that takes and returns the focus', async ({ page }) => {
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

/** What the page asks of the screen's wake lock. */
async function countWakeLocks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { wakeLockLog: log });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (type: string) => {
          log.push(`request ${type}`);
          const release = () => {
            log.push('release');
            return Promise.resolve();
          };
          return Promise.resolve({ release });
        },
      },
    });
  });
  return () =>
    page.evaluate(() => (window as Window & { wakeLockLog?: string[] }).wakeLockLog ?? []);
}

const shown = (page: Page) => page.locator('[data-state="shown"]');

test.describe('the screensaver', () => {
  const inputs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a key': (page) => page.keyboard.press('a'),
    "a clicker's PageDown": (page) => page.keyboard.press('PageDown'),
    Escape: (page) => page.keyboard.press('Escape'),
    'a press': (page) => page.mouse.click(600, 400),
    'the wheel': (page) => page.mouse.wheel(0, 40),
    'a moved pointer': async (page) => {
      await page.waitForTimeout(1100);
      await page.mouse.move(300, 300);
      await page.mouse.move(500, 300, { steps: 5 });
    },
  };
  for (const [name, act] of Object.entries(inputs)) {
    test(`opened by its address, ${name} leads to the section's base`, async ({ page }) => {
      await page.goto(screensaver);
      await page.waitForLoadState('networkidle');
      // What is pressed before the scripts run is not heard.
      await expect(async () => {
        await act(page);
        await expect(page).toHaveURL('/projects/tdra', { timeout: 1000 });
      }).toPass();
      await expectSettled(page, 'Digital government');
    });
  }

  test('gives the visitor back to where they came from, and is not gone back to', async ({
    page,
  }) => {
    await page.goto('/projects/tdra');
    await page.getByRole('link', { name: /^Open the dashboard/ }).click();
    await expectSettled(page, 'Government Digital Impact');
    // The bar's link on a page below the base: held, Enter repeats.
    await page.getByRole('link', { name: 'Screensaver', exact: true }).focus();
    await page.keyboard.down('Enter');
    await expectSettled(page, 'Screensaver');
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
    await page.waitForTimeout(700);
    await expect(page).toHaveURL(screensaver);
    await page.keyboard.up('Enter');
    await page.keyboard.press('PageDown');
    await expectSettled(page, 'Government Digital Impact');
    await page.goBack();
    await expectSettled(page, 'Digital government');
  });

  test('shows every project and figure in both languages, and keeps three slides at most', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(screensaver);
    const texts: string[] = [];
    for (let slide = 0; slide < 9; slide += 1) {
      const english = await shown(page).locator('[lang="en"]').innerText();
      const arabic = await shown(page).locator('[lang="ar"][dir="rtl"]').innerText();
      expect(arabic).toMatch(/\p{Script=Arabic}/u);
      texts.push(english);
      await page.clock.runFor(9000);
      await expect(shown(page).locator('[lang="en"]')).not.toHaveText(english);
    }
    expect(texts.map((text) => text.split('\n').filter(Boolean).at(-2))).toEqual([
      ...['Core42', 'TDRA', 'G42', 'M42', 'Digital Dubai'],
      ...['6/20', '2.6M AED', '8,000H', '5.3T'],
    ]);
    await expect(shown(page)).toContainText('Core42');
    await page.clock.runFor(8 * 3_600_000);
    await expect(page.locator('[data-state]')).toHaveCount(3);
    await page.keyboard.press('a');
  });

  test('fills the window at every size and puts nothing outside of it', async ({ page }) => {
    await page.clock.install();
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [390, 844],
      [844, 390],
      [3840, 2160],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(screensaver);
      for (let slide = 0; slide < 9; slide += 1) {
        const outside = await page.evaluate(() => {
          const leave = document.querySelector('main button');
          if (!leave) throw new Error('There is no button to leave by.');
          const texts = document.querySelectorAll('[data-state="shown"] p');
          const rest = leave.getBoundingClientRect();
          return [...texts, leave].flatMap((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            const range = document.createRange();
            range.selectNodeContents(element);
            const covers =
              element !== leave &&
              [...range.getClientRects()].some(
                (box) =>
                  box.left < rest.right &&
                  box.right > rest.left &&
                  box.top < rest.bottom &&
                  box.bottom > rest.top,
              );
            return isIn && !covers ? [] : [element.textContent];
          });
        });
        expect(outside, `slide ${String(slide)} at ${String(width)}x${String(height)}`).toEqual([]);
        await page.clock.runFor(9000);
      }
    }
  });

  test('with reduced motion it cuts, nothing drifts, and a slide stays twice as long', async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(screensaver);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.clock.runFor(12_000);
    await expect(shown(page)).toContainText('Core42');
    await page.clock.runFor(7000);
    await expect(shown(page)).toContainText('TDRA');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('keeps the screen awake while it is shown and the tab is seen', async ({ page }) => {
    const log = await countWakeLocks(page);
    await page.goto(screensaver);
    await expect.poll(log).toEqual(['request screen']);
    await page.keyboard.press('a');
    await expectSettled(page, 'Digital government');
    expect(await log()).toEqual(['request screen', 'release']);
  });

  test('goes on without a wake lock, and where one is refused', async ({ page }) => {
    await page.addInitScript(() => {
      const request = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    });
    await page.goto(screensaver);
    await expect(shown(page)).toContainText('Core42');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
    });
    await page.reload();
    await expect(shown(page)).toContainText('Core42');
    await page.keyboard.press('a');
    await expectSettled(page, 'Digital government');
  });

  test('a hidden tab runs no timer, and leaving leaves none behind', async ({ page }) => {
    await page.clock.install();
    await page.goto(screensaver);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(60_000);
    await expect(shown(page)).toContainText('Core42');
    await setHidden(false);
    await page.clock.runFor(9000);
    await expect(shown(page)).toContainText('TDRA');
  });

  test('is read as a list that does not change, and says nothing by itself', async ({ page }) => {
    await page.goto(screensaver);
    await expect(page.getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
    await expectAccessible(page);
  });
});
