import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const screensaver = '/projects/tdra/screensaver';

/** Records the page's wake lock requests. */
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

/** Opens the screensaver and waits until its scripts run. */
async function open(page: Page): Promise<void> {
  await page.goto(screensaver);
  await page.waitForLoadState('networkidle');
}

const shown = (page: Page) => page.locator('[data-state="shown"]');

test.describe('the screensaver', () => {
  test('returns visitors to where they came from, and is not in the history', async ({ page }) => {
    await page.goto('/projects/tdra');
    await page.getByRole('link', { name: /^Open the dashboard/ }).click();
    await expectSettled(page, 'Government Digital Impact');
    // Enter is held down on the link and repeats, as on a real keyboard.
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

  test('stays when it is opened again without a transition', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/projects/tdra');
    const link = page.getByRole('link', { name: 'Screensaver', exact: true });
    await link.click();
    await expectSettled(page, 'Screensaver');
    await page.keyboard.press('PageDown');
    await expectSettled(page, 'Digital government');
    await link.click();
    await expectSettled(page, 'Screensaver');
    await expect(page).toHaveURL(screensaver);
  });

  test('shows every project and figure in both languages, and keeps at most three slides', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
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

  test('fills the window at every size and does not overflow', async ({ page }) => {
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
      await open(page);
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

  test('with reduced motion slides change without fading or drifting, and stay twice as long', async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.clock.runFor(12_000);
    await expect(shown(page)).toContainText('Core42');
    await page.clock.runFor(7000);
    await expect(shown(page)).toContainText('TDRA');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('keeps the screen awake while it is shown and the tab is visible', async ({ page }) => {
    const log = await countWakeLocks(page);
    await open(page);
    await expect.poll(log).toEqual(['request screen']);
    await page.keyboard.press('a');
    await expectSettled(page, 'Digital government');
    expect(await log()).toEqual(['request screen', 'release']);
  });

  test('works without wake locks, and if one is refused', async ({ page }) => {
    await page.addInitScript(() => {
      const request = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    });
    await open(page);
    await expect(shown(page)).toContainText('Core42');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
    });
    await page.reload();
    await expect(shown(page)).toContainText('Core42');
    // Input is lost before the scripts run, so it is repeated.
    await expect(async () => {
      await page.keyboard.press('a');
      await expect(page).toHaveURL('/projects/tdra', { timeout: 1000 });
    }).toPass();
    await expectSettled(page, 'Digital government');
  });

  test('a hidden tab runs no timer, and none is left after closing it', async ({ page }) => {
    await page.clock.install();
    await open(page);
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

  test('is read as a static list, and announces nothing by itself', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
    await expectAccessible(page);
  });
});
