import { ddaRoot } from '@showcase/content/city/area';
import type { ServerResponse } from 'node:http';
import { av1, canStream, expectMoving, h264, hasPoster } from './support/films.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { answer } from './support/proxiedHost.ts';

const media = /\.mp4(\?|$)/;

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

test('a loop that is not a video keeps its poster (V1)', async ({
  page,
  host,
  expectedReports,
}) => {
  expectedReports.push('did not load: /media/trade.');
  host.answer(media, answer(200, 'x'.repeat(5000), 'video/mp4'));
  await page.open(`${ddaRoot}/trade`);
  await expect.poll(() => host.requests.some((request) => media.test(request))).toBe(true);
  await expect.poll(() => hasPoster(page)).toBe(true);
  await expectSettled(page, /\S/);
  expect(await page.evaluate(() => document.querySelector('video[data-shown]'))).toBeNull();
});

test('the frame of the portal is hidden until it has loaded (V2)', async ({
  page,
  host,
  expectedReports,
}) => {
  // On a busy machine, Firefox doesn't let listeners read an event from a frame that is still loading.
  expectedReports.push('Permission denied to access property "target"');
  const requested = new Promise<ServerResponse>((resolve) => {
    host.answer(/^\/portal$/, resolve);
  });
  await page.open('/projects/g42');
  await page.role('button', /^Launch Intelligence Grid/).click();
  const visibility = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe');
      return frame && getComputedStyle(frame).visibility;
    });
  await expect.poll(visibility).toBe('hidden');
  // The frame is hidden before its request arrives.
  answer(200, '<h1>Here</h1>', 'text/html')(await requested);
  await expect.poll(visibility).toBe('visible');
});

const signal = (page: Page) => page.role('status').text();

test('the live stream recovers after the host was away', async ({ page, host }) => {
  await page.open('/projects/g42');
  if (!(await canStream(page))) return;
  await expect.poll(() => signal(page)).toMatch(/^Live/);
  host.answer(/\/live\//, answer(404));
  await expect.poll(() => signal(page), { timeout: 60_000 }).toMatch(/^Reconnecting/);
  host.restore();
  await expect.poll(() => signal(page), { timeout: 60_000 }).toMatch(/^Live/);
  await expectMoving(page);
});
