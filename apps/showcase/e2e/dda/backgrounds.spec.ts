import type { Page } from '@playwright/test';
import { ddaRoot } from '../../src/content/dda/index.ts';
import { expect, test } from '../fixtures.ts';
import { contrastOf, lightIn, type Box } from './pixels.ts';

/** Two pages whose headings stand on the picture itself, and one whose texts lie on glass. */
const pages = [ddaRoot, `${ddaRoot}/linking`, `${ddaRoot}/trade`];

interface Text extends Box {
  readonly words: string;
  /** Relative luminance of the letters. */
  readonly light: number;
  readonly isLarge: boolean;
}

/** Every text on the screen that is not disabled, with the luminance of its letters. */
function textsOn(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const luminanceOf = (color: string) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const linear = (level: number) =>
        level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-disabled="true"], svg, script, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isOnScreen =
        width > 4 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (!isOnScreen) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      texts.push({ words, x, y, width, height, light: luminanceOf(color), isLarge });
    }
    return texts;
  });
}

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
    test(`keep AA contrast on ${path} at every quarter of the loop`, async ({ page, context }) => {
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
      for (const share of isMoving ? [0, 0.25, 0.5, 0.75, 1] : [0]) {
        if (isMoving) await seek(page, share);
        const picture = await page.screenshot({
          style: '* { color: transparent !important; transition: none !important; }',
        });
        const lights = await lightIn(laboratory, picture, texts);
        const tooFaint = texts.flatMap(({ words, light, isLarge }, index) => {
          const { darkest = 0, brightest = 0 } = lights[index] ?? {};
          const contrast = Math.min(contrastOf(light, darkest), contrastOf(light, brightest));
          return contrast < (isLarge ? 3 : 4.5) ? [`${words}: ${contrast.toFixed(2)}`] : [];
        });
        expect(tooFaint, `at ${String(share)} of the loop`).toEqual([]);
      }
    });
  }
});

test.describe('a change of pages', () => {
  // The measurement hides the pages themselves with a style that their policy forbids.
  test.use({ bypassCSP: true, viewport: { width: 640, height: 360 } });

  test('never flashes: the picture behind stays as light as it is', async ({ page, context }) => {
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
