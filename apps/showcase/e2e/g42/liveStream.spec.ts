import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from './fixtures.ts';

const address = '/projects/g42';
const segmentSeconds = 4;
/** How far behind the newest moment the host has all screens play, in seconds. */
const holdBack = 16;

const stream = (page: Page) =>
  page.getByRole('region', { name: /^Live video/, includeHidden: true });
const signal = (page: Page, text: string): Locator =>
  page.getByRole('paragraph', { includeHidden: true }).filter({ hasText: new RegExp(`^${text}`) });
const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

async function expectLive(page: Page, timeout = 20_000) {
  await expect(signal(page, 'Live')).toHaveText(/Live\s+مباشر/, { timeout });
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** What the video shows now, as a few numbers. */
function frameOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(64, 36).getContext('2d');
    const video = document.querySelector('video');
    if (!context || !video) throw new Error('There is no video.');
    context.drawImage(video, 0, 0, 64, 36);
    return [...context.getImageData(0, 0, 64, 36).data];
  });
}

/** The brightest pixel of what the whole page looks like, beneath its texts. */
async function brightest(page: Page): Promise<number> {
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

/** Whatever happens to a stream, the page itself is never loaded again. */
async function expectNoReload(page: Page) {
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

async function open(page: Page) {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

test('plays live, muted and without a word in the console', async ({ page }) => {
  await open(page);
  await expectLive(page);
  const [first, muted] = [
    await frameOf(page),
    await page.evaluate(() => document.querySelector('video')?.muted),
  ];
  expect(muted).toBe(true);
  expect(Math.max(...first.filter((_, index) => index % 4 === 1))).toBeGreaterThan(40);
  await expect.poll(() => frameOf(page)).not.toEqual(first);
  await expect(page.getByRole('status')).toHaveText(/Live\s+مباشر/);
  await expectAccessible(page);
});

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

test('goes on without a stop where the loop begins again', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page);
  await expectLive(page);
  // Against the clock and not against each sample: a busy machine may draw late, but a stream that stops is behind.
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

test('gets over a missing segment', async ({ page, expectedMessages }) => {
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
  // What a gap cost is made up for little by little, at one second in twenty.
  await expect
    .poll(async () => Math.abs((await momentOf()) - (Date.now() - holdBack * 1000)), {
      timeout: 20_000,
    })
    .toBeLessThan(3000);
  await expectNoReload(page);
});

test('says that it is offline and is live again with the network, without a reload', async ({
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
  await expect(page.getByRole('status')).toHaveText(/Offline\s+غير متصل/);
  expect(await brightest(page)).toBeGreaterThan(40);
  await context.setOffline(false);
  await expectLive(page);
  await expectNoReload(page);
});

test('opens a picture anew that stands still', async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  await expectLive(page);
  await page.evaluate(() => document.querySelector('video')?.pause());
  await expect(signal(page, 'Reconnecting')).toBeVisible({ timeout: 15_000 });
  await expectLive(page);
  await expectNoReload(page);
});

test('keeps its poster where there is no stream', async ({ page, expectedMessages }) => {
  expectedMessages.push('404');
  await page.route('**/live/*', (route) => route.fulfill({ status: 404 }));
  await open(page);
  expect(await brightest(page)).toBeGreaterThan(40);
  await expect(signal(page, 'Reconnecting')).toBeVisible({ timeout: 15_000 });
  expect(await brightest(page)).toBeGreaterThan(40);
  await expectAccessible(page);
});

test('waits to be started with reduced motion, and fetches nothing before', async ({ page }) => {
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

const launch = (page: Page) => page.getByRole('button', { name: 'Launch Intelligence Grid' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Intelligence Grid' });

test('opens the portal over the whole screen and returns by Close, Escape and Back', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await open(page);
  await expectLive(page);
  await expect(stream(page)).not.toHaveAttribute('aria-hidden');
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await launch(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(stream(page)).toHaveAttribute('aria-hidden', 'true');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.paused))
      .toBe(true);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: /Intelligence Grid/ }),
    ).toBeAttached();
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(launch(page)).toBeFocused();
    await expect(stream(page)).not.toHaveAttribute('aria-hidden');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expectLive(page);
});

test('opens the portal from its address; leaving it leaves the page where it is', async ({
  page,
}) => {
  await page.goto(`${address}#intelligence-grid`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expectSettled(page, 'G42');
});

test('leaves a way out when the portal does not come (faults, V2)', async ({ page }) => {
  await page.route('**/portal', () => undefined);
  await open(page);
  await launch(page).click();
  await expect(dialog(page).getByText('The portal did not load here.')).toBeVisible({
    timeout: 12_000,
  });
  await expect(dialog(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/portal',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('names the portal in both languages', async ({ page }) => {
  await open(page);
  await launch(page).click();
  const heading = dialog(page).getByRole('heading', { name: /^Intelligence Grid/ });
  await expect(heading.getByText('شبكة الذكاء')).toHaveAttribute('lang', 'ar');
});

test.describe('the portal', () => {
  test('has the type of the showcase', async ({ page }) => {
    await page.goto('/portal');
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(fonts).toContainEqual(expect.stringContaining('Alexandria'));
  });

  test('moves, rests and lets a place stand out, by keyboard', async ({ page }) => {
    await page.goto('/portal');
    const delivered = page.locator('#delivered');
    const before = await delivered.textContent();
    await expect(delivered).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: /^Dubai/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Dubai/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('status')).toHaveText(/^Dubai: linked to Abu Dhabi/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await page.getByRole('button', { name: /^Pause the animation/ }).click();
    const resting = await delivered.textContent();
    await page.waitForTimeout(1500);
    expect(await delivered.textContent()).toBe(resting);
    await expectAccessible(page);
  });

  test('starts at rest with reduced motion, with something to see', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portal');
    await expect(page.getByRole('button', { name: /^Play the animation/ })).toBeVisible();
    expect(await brightest(page)).toBeGreaterThan(40);
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/portal');
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
});
