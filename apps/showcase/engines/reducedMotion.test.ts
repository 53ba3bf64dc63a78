import { ddaRoot } from '../src/content/dda/index.ts';
import { expect, expectSettled, testWith } from './support/fixtures.ts';

const test = testWith({ isMotionReduced: true });

test('pages are cut instead of moved (N3)', async ({ page }) => {
  await page.open('/projects/g42');
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { longest: 0 });
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
      const { longest } = window as Window & { longest?: number };
      Object.assign(window, { longest: Math.max(longest ?? 0, duration) });
      return animation;
    };
  });
  await page.role('link', /^Back to projects/).click();
  await expectSettled(page, 'Projects');
  const longest = await page.evaluate(() => (window as Window & { longest?: number }).longest);
  expect(longest).toBeLessThanOrEqual(10);
});

test('a loop stands still until it is started (V4)', async ({ page, stand }) => {
  await page.open(`${ddaRoot}/trade`);
  const play = page.role('button', /^Play/);
  await play.untilThere();
  const isMedia = (request: string) => /\.(webm|mp4)/.test(request);
  expect(stand.requests.filter(isMedia)).toEqual([]);
  await play.click();
  await page.role('button', /^Pause/).untilThere();
  await expect.poll(() => stand.requests.some(isMedia)).toBe(true);
});

test('the live stream waits to be started and fetches nothing before (N3)', async ({
  page,
  stand,
}) => {
  await page.open('/projects/g42');
  await expect.poll(() => page.role('status').text()).toMatch(/^Paused/);
  expect(stand.requests.filter((request) => request.includes('/live/'))).toEqual([]);
  await page.role('button', /^Play the live stream/).click();
  await expect.poll(() => stand.requests.some((each) => each.includes('/live/'))).toBe(true);
});
