import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';

const path = '/projects/tdra/impact';
const box = (page: Page) => page.role('combobox');
const options = (page: Page) => page.role('option');

test('an entity is found, chosen and shown by keyboard (N6)', async ({ page }) => {
  await page.open(path);
  await box(page).focus();
  await page.role('listbox').untilThere();
  await page.type('dubai mun');
  await expect.poll(() => options(page).texts()).toEqual(['Dubai Municipality']);
  await page.press('Enter');
  await expectSettled(page, 'Dubai Municipality Dashboard');
  expect(await page.address()).toBe(`${path}?entity=Dubai+Municipality`);
  expect(await page.title()).toBe('Dubai Municipality Dashboard · Showcase');
  expect(await box(page).value()).toBe('');
  expect(await box(page).attribute('placeholder')).toBe('Dubai Municipality');
});

test('the arrows walk the list, Escape closes it and empties the search', async ({ page }) => {
  await page.open(path);
  await box(page).focus();
  await page.press('ArrowDown');
  await page.press('ArrowDown');
  const second = await page.evaluate(() => document.querySelectorAll('[role=option]')[1]?.id);
  await expect.poll(() => box(page).attribute('aria-activedescendant')).toBe(second);
  await page.press('Escape');
  await page.role('listbox').untilGone();
});

test('an entity is found, chosen and left by mouse', async ({ page }) => {
  await page.open(path);
  await box(page).click();
  await page.type('police');
  await page.role('option', 'Dubai Police').click();
  await expectSettled(page, 'Dubai Police Dashboard');
  await box(page).click();
  await page.role('listbox').untilThere();
  await page.click({ x: 20, y: 600 });
  await page.role('listbox').untilGone();
  await page.back();
  await expectSettled(page, 'Government Digital Impact');
  await page.forward();
  await expectSettled(page, 'Dubai Police Dashboard');
  await page.reload();
  await expectSettled(page, 'Dubai Police Dashboard');
});

test('an Arabic name is found and heads its dashboard (N7)', async ({ page }) => {
  await page.open(path);
  await box(page).fill('المالية');
  await options(page).click();
  await expectSettled(page, 'وزارة المالية Dashboard');
});
