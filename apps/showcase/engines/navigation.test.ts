import { ddaRoot } from '@showcase/content/city/area';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { drop } from './support/proxiedHost.ts';

const details = (page: Page, project: string) =>
  page.role('link', new RegExp(`^View details.*${project}$`));

test('Back and Forward in the middle of a transition end on the page of the address (R2)', async ({
  page,
}) => {
  await page.open('/');
  await details(page, 'G42').click();
  await expectSettled(page, 'G42');
  for (const step of [page.back, page.forward, page.back, page.forward, page.back]) {
    await step.call(page);
    // In the middle: a transition takes 450 ms.
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  await expectSettled(page, 'Projects');
  expect(await page.address()).toBe('/');
  expect(await page.title()).toBe('Projects · Showcase');
});

test('a double click on a link is one step in the history (R2)', async ({ page }) => {
  await page.open('/');
  const before = await page.evaluate(() => history.length);
  await details(page, 'TDRA').click(2);
  await expectSettled(page, 'Digital government');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.back();
  await expectSettled(page, 'Projects');
});

test('a screen whose code does not load can be retried, with at most one reload (R3)', async ({
  page,
  host,
  expectedReports,
}) => {
  expectedReports.push('did not load', 'module', 'Load failed');
  host.answer(/assets\/tdra-.*\.js/, drop);
  await page.open('/');
  await details(page, 'TDRA').click();
  await expectSettled(page, /^This screen did not load/);
  host.restore();
  // An engine may remember the failure until the page is reloaded, which the second press does.
  const retry = page.role('button', /^Try again/);
  for (let press = 0; press < 2; press += 1) {
    await retry.click();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if ((await retry.count()) === 0) break;
  }
  await expectSettled(page, 'Digital government');
  expect(host.pages.length).toBeLessThanOrEqual(1);
});

test('the deep-link test survives an app that is not installed', async ({ page }) => {
  await page.open(`${ddaRoot}/linking`);
  const links = page.role('link', /^Open app/);
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  const point = await page.evaluate((query) => {
    const [first] = window.inPage.findAll(query);
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, links.query);
  await page.click(point);
  await expect
    .poll(() => page.role('status').texts())
    .toContainEqual(expect.stringMatching(/Link sent|No response/));
  expect(await page.address()).toBe(`${ddaRoot}/linking`);
  expect(await links.count()).toBe(count);
});
