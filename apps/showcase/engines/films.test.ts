import { ddaRoot, dubaiNowPath, platformPages } from '../src/content/dda/index.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { answer, hold } from './support/stand.ts';

const loops = platformPages.filter(({ background }) => background === 'video').slice(0, 4);
const media = /\.mp4(\?|$)/;

const av1 = 'video/webm; codecs="av01.0.08M.10, opus"';
const h264 = 'video/mp4; codecs="avc1.640028"';

/** Whether the engine can play what the build holds in one of these types; where it cannot, the poster stays. */
const canPlay = (page: Page, types: readonly string[]) =>
  page.evaluate((all) => {
    const video = document.createElement('video');
    return all.some((type) => video.canPlayType(type) !== '');
  }, types);
const canStream = (page: Page) =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.64001f"'));

const timeOf = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')];
    return videos.at(-1)?.currentTime ?? 0;
  });
const hasPoster = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-scrim] img')].some(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );

async function expectMoving(page: Page, types = [h264], time = timeOf): Promise<void> {
  if (!(await canPlay(page, types))) return;
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  const before = await time(page);
  await expect.poll(() => time(page)).not.toBe(before);
}

for (const { slug } of [...loops, { slug: '' }]) {
  test(`the loop behind /dda/${slug} has a poster and plays, muted; pausing lasts (V4)`, async ({
    page,
  }) => {
    await page.open(`${ddaRoot}/${slug}`);
    await expect.poll(() => hasPoster(page)).toBe(true);
    await expectMoving(page);
    const muted = await page.evaluate(() => document.querySelector('video')?.muted);
    expect(muted).toBe(true);
    await page.role('button', /^Pause/).click();
    await page.role('button', /^Play/).untilThere();
    const paused = await timeOf(page);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await timeOf(page)).toBe(paused);
  });
}

const inFrame = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('video')?.currentTime ?? 0,
  );

test('the film of a product plays in its dialog', async ({ page }) => {
  await page.open('/projects/core42/products/compass');
  await page.role('button', 'Video').click();
  await expectMoving(page, [av1, h264], inFrame);
});

test('the film of a service is on its page', async ({ page }) => {
  await page.open(dubaiNowPath('volunteer'));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const frame = document.querySelector('iframe');
        return frame && getComputedStyle(frame).visibility;
      }),
    )
    .toBe('visible');
});

for (const [what, fault] of [
  ['is not there', answer(404, 'Not found')],
  ['is no video', answer(200, 'x'.repeat(5000), 'video/mp4')],
  ['never comes', hold],
] as const) {
  test(`a loop that ${what} leaves its poster (V1)`, async ({ page, stand, expectedReports }) => {
    expectedReports.push('did not load: /media/trade.');
    stand.answer(media, fault);
    await page.open(`${ddaRoot}/trade`);
    await expect.poll(() => stand.requests.some((request) => media.test(request))).toBe(true);
    await expect.poll(() => hasPoster(page)).toBe(true);
    await expectSettled(page, /\S/);
    expect(await page.evaluate(() => document.querySelector('video[data-shown]'))).toBeNull();
  });
}

test('the frame of the portal is hidden until it has loaded (V2)', async ({
  page,
  stand,
  expectedReports,
}) => {
  // On a busy machine, Firefox lets no listener read an event of a frame that is only now being filled.
  expectedReports.push('Permission denied to access property "target"');
  let load: () => void = () => undefined;
  stand.answer(/^\/portal$/, (response) => {
    load = () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Here</h1>');
  });
  await page.open('/projects/g42');
  await page.role('button', /^Launch Intelligence Grid/).click();
  const visibility = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe');
      return frame && getComputedStyle(frame).visibility;
    });
  await expect.poll(visibility).toBe('hidden');
  load();
  await expect.poll(visibility).toBe('visible');
});

test('a player that never answers leaves a word, Close and a way out (V2)', async ({
  page,
  stand,
}) => {
  stand.answer(/^\/player/, hold);
  await page.open('/projects/core42/products/compass');
  await page.role('button', 'Video').click();
  const dialog = page.role('dialog', 'Compass Overview');
  await expect.poll(() => dialog.text()).toContain('The player did not load here.');
  await dialog.role('link', /^Open in a new tab/).untilThere();
  await dialog.role('button', 'Close').click();
  await dialog.untilGone();
});

const signal = (page: Page) => page.role('status').text();

test('the live stream plays, and recovers when the host was away', async ({ page, stand }) => {
  await page.open('/projects/g42');
  if (!(await canStream(page))) {
    expect(await hasPoster(page)).toBe(true);
    return;
  }
  await expect.poll(() => signal(page)).toMatch(/^Live/);
  await expectMoving(page);
  stand.answer(/\/live\//, answer(404));
  await expect.poll(() => signal(page), { timeout: 60_000 }).toMatch(/^Reconnecting/);
  stand.restore();
  await expect.poll(() => signal(page), { timeout: 60_000 }).toMatch(/^Live/);
  await expectMoving(page);
});
