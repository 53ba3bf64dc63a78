import type { Page } from '@playwright/test';
import { ddaRoot } from '@showcase/content/city/area';
import { dubaiNow, dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { dubaiNowPath } from '@showcase/content/city/dubaiNow/services';
import { notFound } from '@showcase/content/notFound';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

async function expectDocument(page: Page, language: 'en' | 'ar') {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

test.describe('N7: before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('an Arabic address is an Arabic document with an Arabic title', async ({ page }) => {
    for (const { label, paths } of dubaiNowServices) {
      await page.goto(paths.ar);
      await expectDocument(page, 'ar');
      await expect(page).toHaveTitle(`${label.ar} · المعرض`);
      await page.goto(paths.en);
      await expectDocument(page, 'en');
    }
  });

  for (const [address, title, text] of [
    [`${ddaRoot}/no-such-page`, notFound.title, notFound.text],
    [`${ddaRoot}/no/such/page`, notFound.title, notFound.text],
    [`${dubaiNowPath}/no-such-service`, dubaiNow.notFound.title, dubaiNow.notFound.text],
    [`${dubaiNowPath}/لا-شيء`, dubaiNow.notFound.title, dubaiNow.notFound.text],
  ] as const) {
    test(`R1: ${decodeURI(address)} is not found in both languages`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push('404');
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
      for (const line of [title, text]) {
        await expect(page.locator('[lang="en"]').getByText(line.en).first()).toBeVisible();
        await expect(
          page.locator('[lang="ar"][dir="rtl"]').getByText(line.ar).first(),
        ).toBeVisible();
      }
    });
  }

  test('N5: the line about missing scripts is in both languages', async ({ page }) => {
    await page.goto(ddaRoot);
    const line = page.locator('body > noscript');
    await expect(line.locator('[lang="en"]')).toContainText('need JavaScript');
    await expect(line.locator('[lang="ar"][dir="rtl"]')).toContainText('تفعيل JavaScript');
    await page.goto('/ar');
    await expect(line.locator('[lang="ar"]')).toBeVisible();
    await expect(line.locator('[lang="en"]')).toBeHidden();
  });
});

// Browsers differ in whether `start` in a list item follows the list's own direction.
test('N7: Arabic in an English list is aligned to the right', async ({ page }) => {
  for (const path of ['linking', 'dubai-now', 'agents-suite', '']) {
    await page.goto(`${ddaRoot}/${path}`);
    const sides = await page.evaluate(() => {
      const browser = new CSSStyleSheet();
      browser.replaceSync('@layer showcase.browser { li { text-align: left } }');
      document.adoptedStyleSheets.push(browser);
      const texts = [...document.querySelectorAll('li [dir="rtl"]')];
      return texts.map((text) => getComputedStyle(text).textAlign);
    });
    expect(sides, path).not.toContain('left');
  }
});

test('N7: the document follows the language from page to page', async ({ page }) => {
  await page.goto(dubaiNowPath);
  await expectDocument(page, 'en');
  await page.getByRole('link', { name: 'الزواج' }).click();
  await expectSettled(page, 'الزواج');
  await expectDocument(page, 'ar');
  await expect(page).toHaveTitle('الزواج · المعرض');
  await expectAccessible(page);
  await page.goBack();
  await expectSettled(page, dubaiNow.title.en);
  await expectDocument(page, 'en');
  await page.goForward();
  await expectSettled(page, 'الزواج');
  await expectDocument(page, 'ar');
});

test('R1: an unknown Arabic address is not found in Arabic first', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('404');
  await page.goto(`${dubaiNowPath}/لا-شيء`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dubaiNow.notFound.title.ar);
  await expect(page.getByText(dubaiNow.notFound.title.en)).toBeVisible();
  await expectDocument(page, 'ar');
  await expect(page).toHaveTitle(`${dubaiNow.notFound.title.ar} · المعرض`);
  await expectAccessible(page);
});
