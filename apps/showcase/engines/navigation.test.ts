import { ddaRoot, dubaiNowPath, dubaiNowServices } from '../src/content/dda/index.ts';
import { noAddresses } from '../e2e/site/noAddresses.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { drop, json } from './support/stand.ts';

const details = (page: Page, project: string) =>
  page.role('link', new RegExp(`^View details.*${project}$`));

test('a change of page moves the focus and the title (R2)', async ({ page }) => {
  await page.open('/');
  await details(page, 'TDRA').click();
  await expectSettled(page, 'Digital government');
  await expect.poll(() => page.role('heading', undefined, 1).isFocused()).toBe(true);
  expect(await page.title()).toBe('Digital government · Showcase');
  expect(await page.address()).toBe('/projects/tdra');
});

test('Back and Forward in the middle of a transition end on the page that the address names (R2)', async ({
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

test('eight changes within a second settle on the last (R2)', async ({ page }) => {
  await page.open('/projects/tdra');
  await page.evaluate(async () => {
    const area = '/projects/';
    for (const name of ['', 'g42', '', 'dda', 'm42', '', 'tdra', 'core42']) {
      history.pushState({}, '', name ? area + name : '/');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
  });
  await expectSettled(page, 'Core42');
  expect(await page.title()).toBe('Core42 · Showcase');
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

test('an unknown project gets the warning and a way back (R1)', async ({ page }) => {
  await page.open('/projects/constructor');
  expect(await page.role('alert').text()).toContain("We couldn't find that project.");
  await page.role('link', /^Back to projects/).click();
  await expectSettled(page, 'Projects');
});

test('an address in other letters, with a slash or in any form of Arabic is found (R1)', async ({
  page,
}) => {
  for (const path of ['/projects/tdra/', '/projects/TDRA']) {
    await page.open(path);
    await expectSettled(page, 'Digital government');
  }
  const composed = dubaiNowServices.filter(({ slug }) => slug.ar.normalize('NFD') !== slug.ar);
  expect(composed.length).toBeGreaterThan(0);
  for (const { slug, label } of composed.slice(0, 1)) {
    for (const form of [slug.ar, encodeURIComponent(slug.ar), slug.ar.normalize('NFD')]) {
      await page.open(`${dubaiNowPath()}/${form}`);
      await expectSettled(page, label.ar);
    }
  }
});

test('an unknown page and an unknown service say so, under one title (R1)', async ({ page }) => {
  for (const path of [`${ddaRoot}/no-such-page`, dubaiNowPath('no-such-service')]) {
    await page.open(path);
    await expectSettled(page, /We couldn’t find/);
    expect(await page.evaluate(() => document.head.querySelectorAll('title').length)).toBe(1);
  }
});

test('a screen whose code does not load is offered again, with one reload at most (R3)', async ({
  page,
  stand,
  expectedReports,
}) => {
  expectedReports.push('did not load', 'module', 'Load failed');
  stand.answer(/assets\/tdra-.*\.js/, drop);
  await page.open('/');
  await details(page, 'TDRA').click();
  await expectSettled(page, /^This screen did not load/);
  stand.restore();
  // An engine may keep the failure until the page is loaded anew, which the second press does.
  const retry = page.role('button', /^Try again/);
  for (let press = 0; press < 2; press += 1) {
    await retry.click();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if ((await retry.count()) === 0) break;
  }
  await expectSettled(page, 'Digital government');
  expect(stand.pages.length).toBeLessThanOrEqual(1);
});

test('a screen whose code did not come while the host was away is there by itself, with one reload at most (S11)', async ({
  page,
  stand,
  expectedReports,
}) => {
  expectedReports.push('did not load', 'module', 'Load failed', 'NetworkError', 'failed');
  await page.open('/');
  stand.answer(/./, drop);
  await details(page, 'TDRA').click();
  await expectSettled(page, /^This screen did not load/);
  stand.restore();
  await expectSettled(page, 'Digital government');
  expect(stand.pages.length).toBeLessThanOrEqual(1);
});

test('what is no address gets no link (L1)', async ({ page, stand }) => {
  for (const text of noAddresses) {
    stand.restore();
    stand.answer(/showcase\.config\.json/, json({ links: { trade: text } }));
    await page.open(`${ddaRoot}/trade`);
    const action = page.role('link', /^Explore/);
    await expect.poll(() => action.attribute('aria-disabled')).toBe('true');
    expect(await action.attribute('href')).toBeNull();
  }
});

test('a network that goes leaves what has been loaded (N2)', async ({
  page,
  stand,
  expectedReports,
}) => {
  expectedReports.push('did not load', 'could not be', 'module script failed');
  await page.open('/');
  await details(page, 'TDRA').click();
  await expectSettled(page, 'Digital government');
  await page.role('link', /^Open the dashboard/).click();
  await expectSettled(page, 'Government Digital Impact');
  await page.role('combobox').fill('Dubai Police');
  await page.role('option').click();
  await expectSettled(page, 'Dubai Police Dashboard');
  await expect.poll(() => stand.requests.some((each) => each.includes('/EntityChart'))).toBe(true);
  stand.answer(/./, drop);
  await page.back();
  await expectSettled(page, 'Government Digital Impact');
  await page.role('combobox').fill('Dubai Municipality');
  await page.role('option').click();
  await expectSettled(page, 'Dubai Municipality Dashboard');
  for (const heading of ['Government Digital Impact', 'Digital government', 'Projects']) {
    await page.back();
    await expectSettled(page, heading);
  }
});

test('a translator that rewrites every text breaks no page (N8)', async ({ page }) => {
  await page.open('/projects/tdra/impact');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
  await page.role('combobox').fill('Dubai Police');
  await page.role('option').click();
  await expectSettled(page, 'Dubai Police Dashboard');
  await page.back();
  await page.role('link', 'Home').click();
  await expectSettled(page, 'Digital government');
});

test('the test of deep links survives an app that is not there', async ({ page }) => {
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
    .toContainEqual(expect.stringMatching(/Handed over|No response/));
  expect(await page.address()).toBe(`${ddaRoot}/linking`);
  expect(await links.count()).toBe(count);
});

test('Arabic begins on the right (N7)', async ({ page }) => {
  await page.open(`${ddaRoot}/linking`);
  const leftAligned = await page.evaluate(() =>
    [...document.querySelectorAll('main [lang="ar"][dir="rtl"] > *')].flatMap((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      const words = [...range.getClientRects()];
      const box = block.getBoundingClientRect();
      const atStart = box.right - Math.max(...words.map(({ right }) => right));
      const atEnd = Math.min(...words.map(({ left }) => left)) - box.left;
      return words.length > 0 && atStart > atEnd + 1 ? [block.textContent] : [];
    }),
  );
  expect(leftAligned).toEqual([]);
});
