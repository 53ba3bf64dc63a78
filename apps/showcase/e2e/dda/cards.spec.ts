import type { Locator, Page } from '@playwright/test';
import { ddaRoot } from '@showcase/content/city/area';
import { dubaiNow, dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { dubaiNowPath, servicePath } from '@showcase/content/city/dubaiNow/services';
import { cityPages } from '@showcase/content/city/tiles';
import { expect, test } from '../fixtures.ts';

const stage = { width: 1920, height: 1080 };
const laptop = { width: 1280, height: 720 };
const kiosk = { width: 1080, height: 1920 };
const phone = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is no box.');
  return { ...box, bottom: box.y + box.height };
}

/** The words in titles that break across lines. */
const brokenWords = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((card) => {
      const titles = card.querySelectorAll('div[lang] > :first-child');
      return [...titles].flatMap((title) => {
        const text = title.firstChild;
        if (!text) return [];
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        });
      });
    });

for (const { slug, figures, cards } of cityPages) {
  test(`${slug} shows its title, figures and action at once, within reach`, async ({ page }) => {
    await page.goto(`${ddaRoot}/${slug}`);
    const card = page.getByRole('article').first();
    const title = card.getByRole('heading', { level: 1 });
    const [action, back] = [card.getByRole('link').first(), card.getByRole('link').last()];
    const numerals = card.locator('dd bdi');
    for (const size of [stage, laptop, kiosk]) {
      await page.setViewportSize(size);
      if (figures) await expect(numerals.first()).toBeVisible();
      for (const shown of [title, action, back, ...(await numerals.all())]) {
        const { y, bottom } = await boxOf(shown);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(size.height);
      }
      expect(await brokenWords(page)).toEqual([]);
    }
    // On a kiosk, the motif is above, unless cards follow; the controls are below.
    const next = page.getByRole('article').nth(1);
    if (cards.length > 0) expect((await boxOf(next)).y).toBeLessThan(1320);
    else expect((await boxOf(title)).y).toBeGreaterThan(500);
    expect((await boxOf(action)).y).toBeGreaterThanOrEqual(950);
    expect((await boxOf(back)).bottom).toBeLessThanOrEqual(1752);

    await page.setViewportSize(stage);
    // The motif keeps the upper part, unless cards follow: less if figures have their own line.
    const top = (await boxOf(title)).y;
    const isOwnLine = figures?.some(
      ({ value }) => typeof value !== 'string' && value.en !== value.ar,
    );
    if (cards.length > 0) expect((await boxOf(next)).y).toBeLessThan(760);
    else expect(top).toBeGreaterThan(isOwnLine ? 340 : 460);
    await page.setViewportSize({ width: 3840, height: 2160 });
    expect(Math.abs((await boxOf(title)).y / top - 2)).toBeLessThan(0.1);
    await page.setViewportSize(phone);
    if (cards.length === 0) await expect(action).toBeInViewport({ ratio: 1 });
  });
}

test('the services of Dubai Now are within reach on a kiosk', async ({ page }) => {
  await page.setViewportSize(kiosk);
  await page.goto(dubaiNowPath);
  for (const language of ['en', 'ar'] as const) {
    const rows = page.getByRole('list', { name: dubaiNow.listHeading[language] }).getByRole('link');
    await expect(rows).toHaveCount(dubaiNowServices.length);
    expect((await boxOf(rows.first())).y).toBeGreaterThanOrEqual(950);
    expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual(1752);
  }
});

test('the code of Dubai Now stays on its plate', async ({ page }) => {
  await page.goto(dubaiNowPath);
  const plate = page.getByRole('main').locator('figure');
  const code = plate.locator('a > *').first();
  for (const size of [stage, laptop, kiosk, { width: 834, height: 1112 }]) {
    await page.setViewportSize(size);
    const [outer, inner] = [await boxOf(plate), await boxOf(code)];
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 0.5);
  }
});

test('the services of Dubai Now fit a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1194 });
  await page.goto(dubaiNowPath);
  for (const part of await page.getByRole('main').locator('h1, figure, dl, li a, footer').all()) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

for (const id of ['volunteer', 'marriage'] as const) {
  test(`the film of ${id} is the hero, with its titles next to it`, async ({ page }) => {
    await page.setViewportSize(stage);
    await page.goto(servicePath(id, 'en'));
    const film = page.locator('article').locator('iframe, img').last();
    const { x, y, width, bottom } = await boxOf(film);
    expect(width).toBeGreaterThanOrEqual(0.57 * stage.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(stage.height);
    const service = dubaiNowServices.find((row) => row.id === id);
    for (const language of ['en', 'ar'] as const) {
      const title = page.getByText(service?.label[language] ?? '', { exact: true }).first();
      const box = await boxOf(title);
      expect(box.x + box.width).toBeLessThanOrEqual(x);
      expect(box.y).toBeGreaterThanOrEqual(0);
    }
    const back = page.getByRole('link', { name: dubaiNow.back.en });
    expect((await boxOf(back)).bottom).toBeLessThanOrEqual(stage.height);
  });
}
