import { collectRequests, field, fieldsOf } from '../core42/contactForm.ts';
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

test('the contact form in Arabic sends what the English one does', async ({ page }) => {
  const requests = collectRequests(page);
  await page.goto('/ar/projects/core42/contact');
  await field(page, 'الاسم').fill('مريم علي');
  await field(page, 'البريد الإلكتروني').fill('maryam@example.ae');
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option', { name: 'سحابة الذكاء الاصطناعي' }).click();
  await field(page, 'الرسالة').fill('مرحبًا');
  await page.getByRole('button', { name: 'إرسال' }).click();
  await expect(page.getByText('شكرًا')).toBeVisible();
  expect(fieldsOf(requests[0])).toEqual({
    firstname: 'مريم',
    lastname: 'علي',
    email: 'maryam@example.ae',
    company: '',
    jobtitle: '',
    phone: '',
    message: 'مرحبًا',
    product_interest: 'AI Cloud',
    '0-2/name': 'مريم علي',
  });
});

test('players are Arabic on Arabic pages', async ({ page }) => {
  await page.goto('/ar/projects/core42/products/compass');
  await page.getByRole('button', { name: 'فيديو' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(frame.getByLabel('فيديو').first()).toBeVisible();
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  for (const [english, , , arabicTitle] of twins) {
    test(`the switch works on ${english}`, async ({ page }) => {
      await page.goto(english);
      await page.getByRole('link', { name: 'العربية' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabicTitle);
    });
  }
});
