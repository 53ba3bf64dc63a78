import {
  choose,
  collectRequests,
  custom,
  field,
  fieldsOf,
  fill,
  holdAnswer,
  openForm,
  path,
  product,
  submit,
  thanks,
} from './contactForm.ts';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

test('the list opens at the choice, also if it does not fit', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openForm(page);
  await choose(page, 'Other');
  await product(page).press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Other' })).toBeInViewport({ ratio: 1 });
});

for (const height of [1080, 720]) {
  const width = (height * 16) / 9;
  test(`the buttons stay in place when a message appears, ${String(width)}x${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page);
    const before = await submit(page).boundingBox();
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await submit(page).boundingBox()).toEqual(before);
  });
}

test.describe('contact: the request', () => {
  test(
    'a request reaches the host as specified, and the fields are cleared',
    { tag: '@smoke' },
    async ({ page }) => {
      const requests = collectRequests(page);
      await openForm(page);
      await field(page, 'Name').fill('  مريم بنت  علي ');
      await field(page, 'Email').fill('maryam@example.ae');
      await field(page, 'Mobile').fill('+971 50 000 0000');
      await field(page, 'Job title').fill('مديرة التحوّل الرقمي');
      await field(page, 'Organisation').fill('هيئة المثال \u202Eevil');
      await choose(page, 'Delivery Services');
      await field(page, 'Message').fill('السطر الأول\nline <b>two</b>');
      const before = Date.now();
      await submit(page).click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expectAccessible(page);

      expect(requests).toHaveLength(1);
      const [request] = requests;
      expect(request?.headers['content-type']).toBe('application/json');
      expect(request?.headers['accept']).toBe('application/json');
      expect(fieldsOf(request)).toEqual({
        firstname: 'مريم',
        lastname: 'بنت علي',
        email: 'maryam@example.ae',
        company: 'هيئة المثال \u202Eevil',
        jobtitle: 'مديرة التحوّل الرقمي',
        phone: '+971 50 000 0000',
        message: 'السطر الأول\nline <b>two</b>',
        product_interest: 'Delivery Services',
        '0-2/name': '  مريم بنت  علي ',
      });
      expect(request?.body.submittedAt).toBeGreaterThanOrEqual(before);
      expect(request?.body.submittedAt).toBeLessThanOrEqual(Date.now());
      expect(request?.body.context).toEqual({
        pageUri: page.url(),
        pageName: 'Contact us today · Showcase',
      });
      for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveValue('');
      await expect(product(page)).toHaveValue('');
    },
  );

  test('Other sends the trimmed text, and another product clears it (C13)', async ({ page }) => {
    const requests = collectRequests(page);
    await openForm(page);
    await fill(page);
    await choose(page, 'Other');
    await custom(page).fill('gone');
    await choose(page, 'AI Cloud');
    await expect(custom(page)).toHaveCount(0);
    await choose(page, 'Other');
    await expect(custom(page)).toHaveValue('');
    await custom(page).fill('  a data centre ');
    await submit(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(fieldsOf(requests[0])['product_interest']).toBe('a data centre');
  });

  test('works without cookies and storage (C11, N1)', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(Document.prototype, 'cookie', refuse);
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, refuse);
      }
    });
    const requests = collectRequests(page);
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(requests[0]?.body.context).not.toHaveProperty('hutk');
  });

  test('repeated submissions send one request (C9)', async ({ page }) => {
    const requests = collectRequests(page);
    const letGo = await holdAnswer(page);
    await openForm(page);
    await fill(page);
    await submit(page).dblclick();
    const button = page.getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    await field(page, 'Name').press('Enter');
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    letGo();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(requests).toHaveLength(1);
    await expect(submit(page)).toBeEnabled();
  });
});

test.describe('contact: accessibility', () => {
  test('axe finds nothing, idle and with the list open, at any size', async ({ page }) => {
    await openForm(page);
    await expectAccessible(page);
    await product(page).press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(8);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });

  test('by keyboard alone', async ({ page }) => {
    await openForm(page);
    await field(page, 'Name').focus();
    for (const text of ['Ali', 'ali@example.ae', '050', 'Engineer', 'Authority']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(product(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(custom(page)).toBeFocused();
    await page.keyboard.type('A tour');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(submit(page)).toBeFocused();
  });

  test('the list has its styles under the policy, above everything else', async ({ page }) => {
    await openForm(page);
    await product(page).press('ArrowDown');
    const menu = page.locator('.select__menu');
    await expect(menu).toHaveCSS('position', 'absolute');
    await expect(menu).toHaveCSS('z-index', '20');
  });

  test('without scripts the form is complete, and nothing is sent', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(product(page)).toHaveJSProperty('tagName', 'SELECT');
    await product(page).selectOption('Compass');
    await field(page, 'Name').fill('Ali');
    await submit(page).click();
    await expect(page).toHaveURL(path);
    await context.close();
  });

  test('text typed before the scripts run is kept', async ({ page }) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await field(page, 'Name').fill('Early Bird');
    await product(page).selectOption('Compass');
    await product(page).focus();
    letGo();
    await expect(product(page)).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(product(page)).toHaveValue('Compass');
    await expect(product(page)).toBeFocused();
    await field(page, 'Email').fill('early@example.ae');
    await expect(field(page, 'Name')).toHaveValue('Early Bird');
  });
});

test('coming back to the form leaves no style sheet behind', async ({ page }) => {
  await page.goto('/projects/core42/contact');
  const comeBack = async () => {
    await page.getByRole('link', { name: /^Back/ }).click();
    await expectSettled(page, 'Explore Core42');
    await page.goBack();
    await expectSettled(page, 'Contact us today');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-haspopup', 'listbox');
    return page.locator('style').count();
  };
  const first = await comeBack();
  await comeBack();
  expect(await comeBack()).toBe(first);
});
