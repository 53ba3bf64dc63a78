import { configure } from '../configure.ts';
import {
  choose,
  collectRequests,
  custom,
  endpoint,
  field,
  fill,
  holdAnswer,
  openForm,
  product,
  submit,
  thanks,
} from './contactForm.ts';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const refusedByServer = 'Failed to load resource';

test.describe('contact: the order of checks (C1)', () => {
  test('a missing endpoint is reported before anything else (C1)', async ({ page }) => {
    const requests = collectRequests(page);
    await configure(page, { contactForm: null });
    await openForm(page);
    await expect(async () => {
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('Contact form is not configured.');
    }).toPass();
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Contact form is not configured.');
    await expectAccessible(page);
    expect(requests).toEqual([]);
  });

  test('a missing product, then a missing text for Other, is reported (C1)', async ({ page }) => {
    const requests = collectRequests(page);
    await openForm(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please choose a product.');
    await expect(product(page)).toBeFocused();
    await expectAccessible(page);
    await choose(page, 'Other');
    for (const blank of ['', '   ', '\u00A0', '\u200B']) {
      await custom(page).fill(blank);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('Please specify your product interest.');
      await expect(custom(page)).toBeFocused();
    }
    await expectAccessible(page);
    expect(requests).toEqual([]);
  });
});

test.describe('contact: failures', () => {
  test(
    'a refusal shows its reason and keeps the fields (C4)',
    { tag: '@smoke' },
    async ({ page, expectedMessages }) => {
      expectedMessages.push(refusedByServer);
      const requests = collectRequests(page);
      await openForm(page);
      await fill(page, 'http500@example.ae');
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to submit form.');
      await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
      await expect(product(page)).toHaveValue('Compass');
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).toBeFocused();
      expect(requests).toHaveLength(1);
    },
  );

  test('a redirect, such as to the login page of a network, is a refusal (C15)', async ({
    page,
  }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 302, headers: { location: '/' } }),
    );
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to submit form.');
    await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
  });

  test('the network fails (C2)', async ({ page, expectedMessages }) => {
    expectedMessages.push(refusedByServer);
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch');
    await expect(field(page, 'Email')).toHaveValue('maryam@example.ae');
    await expect(submit(page)).toBeEnabled();
  });

  test('the host names the field at fault', async ({ page, expectedMessages }) => {
    expectedMessages.push(refusedByServer);
    await openForm(page);
    await fill(page, 'nobody');
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('The request is not valid');
    const email = field(page, 'Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expectAccessible(page);
    await email.fill('maryam@example.ae');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await submit(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });
});

test.describe('contact: timing', () => {
  test('a request without an answer is shown as still being sent, and Back and the history work (C8)', async ({
    page,
  }) => {
    await page.clock.install();
    await openForm(page);
    await fill(page, 'never@example.ae');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(9000);
    await expect(page.getByText('Still sending…')).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(page.getByText('Still sending…')).toBeVisible();
    await page.clock.resume();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/projects/core42/info');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us today');
    await page.goBack();
    await expectSettled(page, 'Contact us today');
    await expect(submit(page)).toBeEnabled();
    await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
  });

  test('after a quick Back and Forward while it is sent, the form is idle and keeps new text (C17)', async ({
    page,
  }) => {
    const letGo = await holdAnswer(page);
    await page.goto('/projects/core42/info');
    await expectSettled(page, 'Explore Core42');
    await page
      .getByRole('link', { name: /Contact us/ })
      .first()
      .click();
    await expectSettled(page, 'Contact us today');
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.evaluate(async () => {
      const moved = () =>
        new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
        });
      const back = moved();
      history.back();
      await back;
      const forward = moved();
      history.forward();
      await forward;
    });
    await expectSettled(page, 'Contact us today');
    await expect(submit(page)).toBeEnabled();
    await field(page, 'Name').fill('Aisha');
    const answered = page.waitForResponse(endpoint);
    letGo();
    await answered;
    await expect(page.getByText(thanks)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Aisha');
  });

  test('an answer that comes after leaving the page changes nothing elsewhere (C10)', async ({
    page,
  }) => {
    const letGo = await holdAnswer(page);
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us today');
    const answered = page.waitForResponse(endpoint);
    letGo();
    await answered;
    await expect(page.getByText(thanks)).toHaveCount(0);
    await page.goBack();
    await expectSettled(page, 'Contact us today');
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByText(thanks)).toHaveCount(0);
  });

  test('the draft survives Back but not a reload, and is never stored', async ({ page }) => {
    await openForm(page);
    await fill(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/projects/core42/info');
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expectSettled(page, 'Contact us today');
    await expect(field(page, 'Email')).toHaveValue('maryam@example.ae');
    await expect(product(page)).toHaveValue('Compass');
    const stored = await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      location.search,
    ]);
    expect(stored).toEqual([0, 0, '', '']);
    await page.reload();
    await expect(field(page, 'Email')).toHaveValue('');
  });
});
