import type { Locator, Page } from '@playwright/test';
import { ddaRoot } from '@showcase/content/city/area';
import { toolkit } from '@showcase/content/city/toolkit';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { contrastOf, lightIn } from './pixels.ts';

const tileOf = (page: Page, slug: string) => page.locator(`section a[href="${ddaRoot}/${slug}"]`);
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

/** The relative luminance (WCAG 2.2) of a text. */
async function luminanceOf(text: Locator): Promise<number> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
    const level = Number(part) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('fetches the loop of a tile on hover, and stops when the pointer leaves', async ({ page }) => {
  const loops: string[] = [];
  page.on('request', (request) => {
    const name = /media\/(.+)\.mp4/.exec(request.url())?.[1];
    if (name !== undefined && name !== 'infrastructure') loops.push(name);
  });
  // Never answered: the fetch lasts until it is aborted.
  await page.route(/media\/trade\.mp4/, () => undefined);
  await page.goto(ddaRoot);
  await expect(page.locator('video[data-shown]')).toBeVisible({ timeout: 20_000 });
  expect(loops).toEqual([]);

  await tileOf(page, 'trade').hover();
  await expect.poll(() => loops).toEqual(['trade']);
  const givenUp = page.waitForEvent('requestfailed');
  await tileOf(page, 'build').hover();
  expect((await givenUp).url()).toContain('/media/trade.');
  await expect(page.locator('section video')).toHaveCount(1);
  const loop = tileOf(page, 'build').locator('video');
  await expect
    .poll(() => loop.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('section video')).toHaveCount(0);
});

test('shows the title and the first shelf on a laptop without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(ddaRoot);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('region', { name: 'DDA pages' }).getByRole('link');
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test.describe('on a portrait kiosk', () => {
  test.use({
    viewport: { width: 1080, height: 1920 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('has links to each shelf within reach', async ({ page }) => {
    await page.goto(ddaRoot);
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    const headings = Object.values(toolkit.sections).map(({ en }) => en);
    await expect(sections).toHaveCount(headings.length);
    for (const heading of headings.toReversed()) {
      const section = sections.filter({ hasText: new RegExp(`^${heading}`) });
      const bar = await boxOf(section);
      expect(bar.y).toBeGreaterThanOrEqual(1120);
      expect(bar.bottom).toBeLessThanOrEqual(1750);
      expect(bar.height).toBeGreaterThanOrEqual(48);
      await section.click();
      const shelf = page.getByRole('region', { name: heading, exact: true });
      await expect(shelf.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(section).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('[aria-current]')).toHaveCount(1);
    }
    await expectAccessible(page);
  });

  test('has its section links before its shelves in keyboard order', async ({ page }) => {
    await page.goto(ddaRoot);
    const last = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(tileOf(page, 'smartemployee')).toBeFocused();
    await last.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(tileOf(page, 'codai')).toBeFocused();
  });
});

test.describe('the light of a tile', () => {
  // The measurement hides the page itself with a style that its policy forbids.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('leaves every text on the background readable', async ({ page, context }) => {
    test.slow();
    const laboratory = await context.newPage();
    await page.bringToFront();
    await page.goto(ddaRoot);
    await page.addStyleTag({
      content: 'section, main > :first-child, a, button { opacity: 0 !important; }',
    });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const faintest = await luminanceOf(page.getByText(toolkit.intro.en));
    const tooBright: string[] = [];
    const pictures = await page
      .locator('section img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of new Set(pictures)) {
      await page
        .locator(`section img[src="${picture}"]`)
        .first()
        .hover({ position: { x: 20, y: 20 } });
      await expect(page.locator('img[data-lit]')).toHaveAttribute('src', picture);
      const [ground] = await lightIn(laboratory, await page.screenshot(), [
        { x: 0, y: 0, width: width - 80, height },
      ]);
      const contrast = contrastOf(faintest, ground?.brightest ?? 1);
      if (contrast < 4.5) tooBright.push(`${picture}: ${contrast.toFixed(2)}`);
    }
    expect(tooBright).toEqual([]);
  });
});

test('prints its shelves on three sheets, none of which is empty', async ({ page }) => {
  await page.goto(ddaRoot);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});
