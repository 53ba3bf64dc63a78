import type { ServerResponse } from 'node:http';
import { ddaRoot } from '@showcase/content/city/area';
import { canStream, expectMoving, hasPoster, timeOf } from './support/films.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';

const details = (page: Page, project: string) =>
  page.role('link', new RegExp(`^View details.*${project}$`));

test('a page change moves the focus and the title, and Back returns (R2)', async ({ page }) => {
  await page.open('/');
  await details(page, 'TDRA').click();
  await expectSettled(page, 'Digital government');
  await expect.poll(() => page.role('heading', undefined, 1).isFocused()).toBe(true);
  expect(await page.title()).toBe('Digital government · Showcase');
  expect(await page.address()).toBe('/projects/tdra');
  await page.back();
  await expectSettled(page, 'Projects');
});

test('an unknown project gets the warning and a way back (R1)', async ({ page }) => {
  await page.open('/projects/constructor');
  expect(await page.role('alert').text()).toContain("We couldn't find that project.");
  await page.role('link', /^Back to projects/).click();
  await expectSettled(page, 'Projects');
});

test('a dialog keeps the focus and restores it (D1, D2)', async ({ page }) => {
  await page.open('/projects/tdra/impact');
  const opener = page.role('button', 'Overall impact');
  await opener.click();
  const dialog = page.role('dialog', 'Overall impact');
  await expect.poll(() => dialog.role('button', /^Close/).isFocused()).toBe(true);
  await page.press('Tab');
  const isBehind = await page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest('dialog');
  });
  expect(isBehind).toBe(false);
  await page.press('Escape');
  await dialog.untilGone();
  await expect.poll(() => opener.isFocused()).toBe(true);
});

const field = (page: Page, name: string) => page.role('textbox', name);

test('the contact form asks for a product, sends one request and clears its fields', async ({
  page,
  host,
}) => {
  const held: ServerResponse[] = [];
  host.answer(/\/submissions\/v3\/integration\/submit\//, (response) => held.push(response));
  await page.open('/projects/core42/contact');
  const product = page.role('combobox', 'Product interest');
  await expect.poll(() => product.attribute('aria-haspopup')).toBe('listbox');
  await field(page, 'Name').fill('Maryam Al Ali');
  await page.role('button', 'Submit').click();
  await expect.poll(() => page.role('alert').texts()).toEqual(['Please choose a product.']);
  expect(await product.isFocused()).toBe(true);
  await page.press('ArrowDown');
  await page.role('option', 'Compass').click();
  await page.role('listbox').untilGone();
  expect(await product.isFocused()).toBe(true);
  await page.role('button', 'Submit').click(2);
  await expect.poll(() => page.role('button', 'Sending...').attribute('disabled')).not.toBeNull();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.end('{}');
  await expect
    .poll(() => page.role('status').texts())
    .toContain('Thank you! We will be in touch soon.');
  expect(await field(page, 'Name').value()).toBe('');
  expect(held).toHaveLength(1);
});

test('an entity is found by typing, and chosen with Enter (N6)', async ({ page }) => {
  await page.open('/projects/tdra/impact');
  const box = page.role('combobox');
  await box.click();
  await page.role('listbox').untilThere();
  await page.type('dubai mun');
  await expect.poll(() => page.role('option').texts()).toEqual(['Dubai Municipality']);
  await page.press('Enter');
  await expectSettled(page, 'Dubai Municipality Dashboard');
  expect(await page.address()).toBe('/projects/tdra/impact?entity=Dubai+Municipality');
  expect(await box.attribute('placeholder')).toBe('Dubai Municipality');
});

test('a background plays without sound, and can be paused (V4)', async ({ page }) => {
  await page.open(`${ddaRoot}/trade`);
  await expect.poll(() => hasPoster(page)).toBe(true);
  await expectMoving(page);
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  await page.role('button', /^Pause/).click();
  await page.role('button', /^Play/).untilThere();
  const paused = await timeOf(page);
  // Two frames of the page: enough to show whether the video still plays.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await timeOf(page)).toBe(paused);
});

test('the live stream plays, or keeps its poster if it cannot', async ({ page }) => {
  await page.open('/projects/g42');
  if (!(await canStream(page))) {
    expect(await hasPoster(page)).toBe(true);
    return;
  }
  await expect.poll(() => page.role('status').text()).toMatch(/^Live/);
  await expectMoving(page);
});

test('Arabic starts on the right (N7)', async ({ page }) => {
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

test('the side navigation closes when a link in it is chosen', async ({ page }) => {
  await page.open('/projects/core42/info');
  const toggle = page.role('button', 'On this screen');
  await toggle.click();
  await expect.poll(() => toggle.attribute('aria-expanded')).toBe('true');
  await page.role('navigation', 'On this screen').role('link', 'Our Partners').click();
  await expect.poll(() => toggle.attribute('aria-expanded')).toBe('false');
  expect(await page.address()).toBe('/projects/core42/info#our-partners');
});
