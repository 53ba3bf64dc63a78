import { ddaRoot } from '@showcase/content/city/area';
import { cityPages } from '@showcase/content/city/tiles';
import { expect, test } from '../fixtures.ts';

const media = /\.mp4(\?|$)/;

const subject = cityPages.find(({ background }) => background === 'video');
if (!subject) throw new Error('No page has a rendered loop.');
const withLoop = `${ddaRoot}/${subject.slug}`;

test.describe('V1: a background video', () => {
  const faults = {
    'is not there': { status: 404, body: 'Not found', contentType: 'text/plain' },
    'is not a video': { status: 200, body: 'x'.repeat(5000), contentType: 'video/mp4' },
    'is empty': { status: 200, body: '', contentType: 'video/mp4' },
  };
  for (const [what, answer] of Object.entries(faults)) {
    test(`${what}: the poster stays and the page can be read`, async ({
      page,
      expectedMessages,
    }) => {
      if (answer.status === 404) expectedMessages.push('404');
      let asked = 0;
      await page.route(media, (route) => {
        asked += 1;
        return route.fulfill(answer);
      });
      await page.goto(withLoop);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.waitForTimeout(2500);
      const poster = page.locator('img[src*="poster"], [data-scrim] img').first();
      expect(
        await poster.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await expect(page.locator('video')).not.toHaveAttribute('data-shown');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('never loads: the poster stays, and nothing waits for it', async ({ page }) => {
    await page.route(media, () => undefined);
    await page.goto(withLoop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-scrim][data-ready] img')).toBeVisible();
    await expect(page.locator('video')).not.toHaveAttribute('data-shown');
  });

  test('may not play: it waits for the visitor to start it', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.goto(withLoop);
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
  });

  test('is not fetched to save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (media.test(request.url())) asked.push(request.url());
    });
    await page.goto(withLoop, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
