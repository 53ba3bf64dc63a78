import { expect, type Page } from '@playwright/test';
import { kioskDefaults } from '@showcase/content/configuration/defaults';
import { configure } from '../configure.ts';

/** The seconds for which the tests' kiosk waits and warns. */
export const idleSeconds = 60;
export const warningSeconds = 15;

/** Configures a kiosk, opens an address and waits until it runs. The test controls the clock. */
export async function openKiosk(page: Page, address: string, kiosk: object = {}): Promise<void> {
  await configure(page, { kiosk: { idleSeconds, warningSeconds, ...kiosk } });
  await page.clock.install();
  await page.goto(address);
  await expectKiosk(page);
}

/** Waits until the code of the kiosk runs. */
export async function expectKiosk(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior', 'none');
}

export const warning = (page: Page) =>
  page.getByRole('alertdialog', { name: /Are you still there/ });

/** Passes time without input until the warning has expired. */
export async function leaveAlone(page: Page): Promise<void> {
  await page.clock.runFor((idleSeconds + warningSeconds + 1) * 1000);
}

/** Expects a kiosk's attract loop, with nothing over it. */
export async function expectLoop(page: Page): Promise<void> {
  await expect(page).toHaveURL(kioskDefaults.attractLoop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Screensaver');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
}
