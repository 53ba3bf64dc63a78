import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const address = '/projects/g42';

export const stream = (page: Page) =>
  page.getByRole('region', { name: /^Live video/, includeHidden: true });
export const signal = (page: Page, text: string): Locator =>
  page.getByRole('paragraph', { includeHidden: true }).filter({ hasText: new RegExp(`^${text}`) });
export const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

/** Opens the page and marks it, so a test can detect a reload. */
export async function open(page: Page) {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

export async function expectLive(page: Page, timeout = 20_000) {
  await expect(signal(page, 'Live')).toHaveText('Live', { timeout });
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** The brightest pixel behind the texts. */
export async function brightest(page: Page): Promise<number> {
  const picture = (
    await page.screenshot({ clip: { x: 0, y: 480, width: 1280, height: 200 } })
  ).toString('base64');
  const blank = await page.context().newPage();
  const value = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return [...data].reduce((most, each, at) => (at % 4 === 1 ? Math.max(most, each) : most), 0);
  }, picture);
  await blank.close();
  return value;
}
