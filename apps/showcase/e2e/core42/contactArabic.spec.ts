import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { endpoint } from './contactForm.ts';

/** Opens the page and waits until its scripts have run. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/ar/projects/core42/contact');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-haspopup', 'listbox');
}

/** The addresses that make the host's stand-in refuse a request, each in its own way (apps/host/README.md). */
const refused = [
  ...['http500', '429', 'errorsonly', 'empty', 'notjson', 'wrongshape', 'nomessage', 'blocked'],
].map((name) => `${name}@example.ae`);

/** The words in Latin letters that the form shows or describes its fields with, but for what the visitor wrote. */
const latinTexts = (page: Page) =>
  page.locator('form').evaluate((element) => {
    const texts = (element as HTMLElement).innerText.split('\n');
    return texts.filter((text) => /[a-z]{2,}\s+[a-z]{2,}/i.test(text));
  });

async function choose(page: Page, product: string): Promise<void> {
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option', { name: product, exact: true }).click();
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('الاسم').fill('مريم');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await choose(page, 'Compass');
}

async function expectRefusal(page: Page, alert?: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByRole('alert')).toContainText(alert ?? /\p{Script=Arabic}/u);
  expect(await latinTexts(page)).toEqual([]);
}

test.describe('every failure of the form is said in Arabic at /ar', () => {
  test.beforeEach(({ expectedMessages }) => {
    expectedMessages.push('Failed to load resource');
  });

  test('before it is sent', async ({ page }) => {
    await openForm(page);
    await expectRefusal(page, 'يُرجى اختيار منتج.');
    await choose(page, 'منتج آخر');
    await expectRefusal(page, 'يُرجى تحديد المنتج الذي يهمّك.');
    await choose(page, 'Compass');
    // In Latin letters: Chromium 156 needs half a minute to lay out as many Arabic ones in any textarea.
    await page.getByLabel('الرسالة').fill('x'.repeat(70_000));
    await expectRefusal(page, 'النص أطول من الحد المسموح به.');
  });

  for (const email of refused) {
    test(`by the provider: ${email}`, async ({ page }) => {
      await openForm(page);
      await fill(page, email);
      await expectRefusal(page);
    });
  }

  for (const email of ['', 'nobody']) {
    test(`of a field: the address ${JSON.stringify(email)}`, async ({ page }) => {
      await openForm(page);
      await fill(page, email);
      await expectRefusal(page);
      await expect(page.getByLabel('البريد الإلكتروني')).toHaveAccessibleDescription(
        /^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu,
      );
    });
  }

  test('by the network', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await openForm(page);
    await fill(page, 'maryam@example.ae');
    await expectRefusal(page, 'تعذّر الاتصال.');
  });
});
