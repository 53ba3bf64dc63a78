import { expect, expectSettled, test } from '../fixtures.ts';

const twins = [
  ['/', '/ar', 'Projects', 'المشاريع'],
  ['/projects/core42/products', '/ar/projects/core42/products', 'Our Products', 'منتجاتنا'],
  ['/projects/tdra', '/ar/projects/tdra', 'Digital government', 'الحكومة الرقمية'],
  ['/projects/dda/dubai-now/marriage', '/projects/dda/dubai-now/الزواج', 'Marriage', 'الزواج'],
] as const;

for (const [english, arabic, title, arabicTitle] of twins) {
  test(`${english} and its Arabic twin lead to each other`, async ({ page }) => {
    await page.goto(english);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expectSettled(page, arabicTitle);
    await expect(page).toHaveURL(encodeURI(arabic));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveTitle(`${arabicTitle} · المعرض`);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expectSettled(page, title);
    await expect(page).toHaveURL(english);
  });
}

test('the choice lasts from page to page', async ({ page }) => {
  await page.goto('/ar');
  await page.getByRole('link', { name: /Core42/ }).click();
  await expectSettled(page, 'Core42');
  await page.getByRole('link', { name: 'ابدأ الآن' }).click();
  await expectSettled(page, 'اكتشف Core42');
  await expect(page).toHaveURL('/ar/projects/core42/info');
  await page.getByRole('link', { name: 'جميع المشاريع' }).click();
  await expectSettled(page, 'المشاريع');
  await expect(page).toHaveURL('/ar');
});

test('the switch keeps the entity', async ({ page }) => {
  await page.goto('/projects/tdra/impact');
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/entity=/);
  const { search } = new URL(page.url());
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar/projects/tdra/impact${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('لوحة معلومات');
});

test('a draft lasts from language to language', async ({ page }) => {
  await page.goto('/projects/core42/contact');
  await page.getByLabel('Name').fill('Mariam');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expectSettled(page, 'تواصل معنا اليوم');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('الاسم')).toHaveValue('Mariam');
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  for (const [english, arabic, , arabicTitle] of twins) {
    test(`${english} names its languages, and the switch works`, async ({ page }) => {
      for (const path of [english, arabic]) {
        await page.goto(encodeURI(path));
        const alternates = await page
          .locator('link[rel="alternate"]')
          .evaluateAll((links) =>
            (links as HTMLLinkElement[]).map(({ hreflang, href }) => [
              hreflang,
              decodeURI(new URL(href).pathname),
            ]),
          );
        expect(alternates).toEqual([
          ['en', english],
          ['ar', arabic],
        ]);
      }
      await page.goto(english);
      await page.getByRole('link', { name: 'العربية' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabicTitle);
    });
  }
});
