import type { Page } from '@playwright/test';
import { ddaRoot } from '@showcase/content/city/area';
import { expect, test } from '../fixtures.ts';
import { faintTexts, lightIn, textsOn } from './pixels.ts';

/** One page with its heading over the picture, and one with its texts below. */
const pages = [ddaRoot, `${ddaRoot}/trade`];

/** Stops the loop at a fraction of its length. */
async function seek(page: Page, share: number): Promise<void> {
  await page
    .locator('video')
    .last()
    .evaluate(async (video: HTMLVideoElement, share: number) => {
      video.pause();
      const sought = new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
      });
      video.currentTime = share * (video.duration - 0.1);
      await sought;
    }, share);
}

test.describe('texts over the pictures', () => {
  // The measurement makes the letters transparent with a style that the page's policy forbids.
  test.use({ bypassCSP: true });

  for (const path of pages) {
    test(`keep AA contrast on ${path} at the start and in the middle of the loop`, async ({
      page,
      context,
    }) => {
      // Seeking in a loop decodes it from its start.
      test.slow();
      const laboratory = await context.newPage();
      await page.bringToFront();
      await page.goto(path);
      const video = page.locator('video[data-shown]');
      const isMoving = (await page.locator('video').count()) > 0;
      if (isMoving) await expect(video).toBeVisible({ timeout: 20_000 });
      const texts = await textsOn(page);
      expect(texts.length).toBeGreaterThan(4);
      for (const share of isMoving ? [0, 0.5] : [0]) {
        if (isMoving) await seek(page, share);
        const tooFaint = await faintTexts(page, laboratory, texts);
        expect(tooFaint, `at ${String(share)} of the loop`).toEqual([]);
      }
    });
  }
});

test.describe('a change of pages', () => {
  // The measurement hides the pages themselves with a style that their policy forbids.
  test.use({ bypassCSP: true, viewport: { width: 640, height: 360 } });

  test('never flashes: the picture behind keeps its brightness', async ({ page, context }) => {
    test.slow();
    const laboratory = await context.newPage();
    await page.bringToFront();
    await page.goto(ddaRoot);
    await expect(page.locator('video[data-shown]')).toBeVisible({ timeout: 20_000 });
    await page.addStyleTag({ content: 'main { visibility: hidden !important; }' });
    const pictures = [await page.screenshot()];
    await page
      .locator('main a[href$="/buildDubai"]')
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    while (pictures.length < 20) pictures.push(await page.screenshot());
    await expect(page).toHaveTitle(/^Build Dubai/);
    pictures.push(await page.screenshot());

    const screen = [{ x: 0, y: 0, width: 640, height: 360 }];
    const lights: number[] = [];
    for (const picture of pictures) {
      const [light] = await lightIn(laboratory, picture, screen);
      lights.push(light?.mean ?? 0);
    }
    const ends = [lights.at(0) ?? 0, lights.at(-1) ?? 0];
    expect(Math.min(...lights)).toBeGreaterThan(Math.min(...ends) * 0.9);
    expect(Math.max(...lights)).toBeLessThan(Math.max(...ends) * 1.4);
  });
});

for (const { size, file } of [
  { size: { width: 390, height: 844 }, file: 'trade.mp4' },
  { size: { width: 1280, height: 720 }, file: 'trade.mp4' },
  { size: { width: 1920, height: 1080 }, file: 'trade-2560.mp4' },
  { size: { width: 1080, height: 1920 }, file: 'trade-2560.mp4' },
]) {
  test(`a window of ${String(size.width)}x${String(size.height)} fetches ${file} alone`, async ({
    page,
  }) => {
    const films = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.add(new URL(request.url()).pathname);
    });
    await page.setViewportSize(size);
    await page.goto(`${ddaRoot}/trade`);
    await expect(page.locator('video[data-shown]')).toBeVisible({ timeout: 20_000 });
    expect([...films]).toEqual([`/media/${file}`]);
  });
}
