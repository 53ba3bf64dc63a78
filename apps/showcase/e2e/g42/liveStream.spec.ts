import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { address, brightest, expectLive, open, signal, stream, timeOf } from './stream.ts';

const segmentSeconds = 4;
/** How far all screens play behind the newest moment, as the host's playlist asks, in seconds. */
const holdBack = 16;

/** The current picture of the video, at a small size. */
function frameOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(64, 36).getContext('2d');
    const video = document.querySelector('video');
    if (!context || !video) throw new Error('There is no video.');
    context.drawImage(video, 0, 0, 64, 36);
    return [...context.getImageData(0, 0, 64, 36).data];
  });
}

/** The moment of the stream that a page shows, in milliseconds since the epoch. */
async function watchMoment(page: Page): Promise<() => Promise<number>> {
  let beginning: number | undefined;
  page.on('response', (response) => {
    if (beginning !== undefined || !response.url().endsWith('.m3u8')) return;
    beginning = 0;
    void response.text().then((playlist) => {
      beginning = Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '');
    });
  });
  await page.goto(address);
  return async () => (beginning ?? 0) + (await timeOf(page)) * 1000;
}

/** Whatever happens to a stream, the page must never reload. */
async function expectNoReload(page: Page) {
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test(
  'plays live and muted, and logs nothing to the console',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page);
    await expectLive(page);
    const [first, muted] = [
      await frameOf(page),
      await page.evaluate(() => document.querySelector('video')?.muted),
    ];
    expect(muted).toBe(true);
    expect(Math.max(...first.filter((_, index) => index % 4 === 1))).toBeGreaterThan(40);
    await expect.poll(() => frameOf(page)).not.toEqual(first);
    await expect(page.getByRole('status')).toHaveText('Live');
    await expectAccessible(page);
  },
);

test('two screens show the same moment', async ({ page, context }) => {
  test.setTimeout(60_000);
  const other = await context.newPage();
  const momentOf = await watchMoment(page);
  await page.waitForTimeout(2500);
  const otherMomentOf = await watchMoment(other);
  await expectLive(page);
  await other.bringToFront();
  await expectLive(other);
  await page.bringToFront();
  await expect
    .poll(async () => Math.abs((await momentOf()) - (Date.now() - holdBack * 1000)), {
      timeout: 20_000,
    })
    .toBeLessThan(1000);
  await other.bringToFront();
  await expect
    .poll(async () => Math.abs((await otherMomentOf()) - (Date.now() - holdBack * 1000)), {
      timeout: 20_000,
    })
    .toBeLessThan(1000);
});

test('plays without a pause when the loop restarts', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page);
  await expectLive(page);
  // Measured against the clock, not from sample to sample: a busy machine may draw late, but only a stream that stops
  // falls behind.
  const furthest = await page.evaluate(async () => {
    const video = document.querySelector('video');
    const begin = performance.now() / 1000 - (video?.currentTime ?? 0);
    let most = 0;
    for (let sample = 0; sample < 54; sample += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const off = performance.now() / 1000 - (video?.currentTime ?? 0) - begin;
      most = Math.max(most, Math.abs(off));
    }
    return most;
  });
  expect(furthest).toBeLessThan(2);
  await expectLive(page);
});

test('recovers from a missing segment', async ({ page, expectedMessages }) => {
  test.setTimeout(90_000);
  expectedMessages.push('net::ERR_FAILED');
  const missing = Math.floor(Date.now() / 1000 / segmentSeconds) - 1;
  let asked = 0;
  await page.route(`**/live/segment-${String(missing)}.m4s`, (route) => {
    asked += 1;
    return route.abort();
  });
  const momentOf = await watchMoment(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await expectLive(page);
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0);
  const after = (missing + 2) * segmentSeconds * 1000;
  await expect.poll(() => momentOf(), { timeout: 40_000 }).toBeGreaterThan(after);
  await expectLive(page, 40_000);
  // The time lost in a gap is made up slowly, one second every twenty.
  await expect
    .poll(async () => Math.abs((await momentOf()) - (Date.now() - holdBack * 1000)), {
      timeout: 20_000,
    })
    .toBeLessThan(3000);
  await expectNoReload(page);
});

test('says that it is offline, and is live again once the network is back, without a reload', async ({
  page,
  context,
  expectedMessages,
}) => {
  test.setTimeout(120_000);
  expectedMessages.push('net::ERR_INTERNET_DISCONNECTED');
  await open(page);
  await expectLive(page);
  await context.setOffline(true);
  await expect(signal(page, 'Offline')).toBeVisible({ timeout: 50_000 });
  await expect(page.getByRole('status')).toHaveText('Offline');
  expect(await brightest(page)).toBeGreaterThan(40);
  await context.setOffline(false);
  await expectLive(page);
  await expectNoReload(page);
});

test('reconnects when the picture has frozen', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  await expectLive(page);
  await page.evaluate(() => document.querySelector('video')?.pause());
  await expect(signal(page, 'Reconnecting')).toBeVisible({ timeout: 15_000 });
  await expectLive(page);
  await expectNoReload(page);
});

test('keeps its poster without a stream', async ({ page, expectedMessages }) => {
  expectedMessages.push('404');
  await page.route('**/live/*', (route) => route.fulfill({ status: 404 }));
  await open(page);
  expect(await brightest(page)).toBeGreaterThan(40);
  await expect(signal(page, 'Reconnecting')).toBeVisible({ timeout: 15_000 });
  expect(await brightest(page)).toBeGreaterThan(40);
  await expectAccessible(page);
});

test('waits for the visitor to start it with reduced motion, and fetches nothing before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page);
  await expect(signal(page, 'Paused')).toBeVisible();
  await page.waitForTimeout(500);
  expect(requested.filter((url) => /\/live\/|hls/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /^Play the live stream/ }).click();
  await expectLive(page);
  await page.getByRole('button', { name: /^Pause the live stream/ }).click();
  await expect(signal(page, 'Paused')).toBeVisible();
  const before = await timeOf(page);
  await page.waitForTimeout(700);
  expect(await timeOf(page)).toBe(before);
});

test('has its own frame in forced colours, and on paper with its address', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page);
  const picture = stream(page).locator('img');
  const launch = page.getByRole('button', { name: 'Launch Intelligence Grid' });
  const texts = [page.getByRole('heading', { level: 1 }), page.getByText(/happens\.$/), launch];
  for (const [width, height] of [
    [1280, 720],
    [1080, 1920],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    const frame = await picture.boundingBox();
    expect(frame?.height).toBeGreaterThan(height / 5);
    for (const text of texts) {
      const box = await text.boundingBox();
      if (!box || !frame) throw new Error('It is not shown.');
      const isApart = box.y + box.height <= frame.y || box.y >= frame.y + frame.height;
      expect(isApart, `${String(width)}x${String(height)}`).toBe(true);
    }
  }
  await expect(page.getByText(page.url())).toBeHidden();
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(picture).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  await expect(launch).toBeHidden();
});
