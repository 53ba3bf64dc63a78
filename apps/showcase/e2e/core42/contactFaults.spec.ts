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

test.describe('contact: what is checked first (C1)', () => {
  test('an endpoint that is not configured comes before everything (C1)', async ({ page }) => {
    const requests = collectRequests(page);
    await page.route('**/showcase.config.json', (route) =>
      route.fulfill({ json: { contactForm: null } }),
    );
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

  test('no product, then Other without a text (C1)', async ({ page }) => {
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

test.describe('contact: what goes wrong', () => {
  const errors = [{ message: 'one' }, { message: 'two' }];
  const json = (body: unknown, status = 400) => ({ status, body: JSON.stringify(body) });
  for (const [what, answer, message] of [
    ['a message', json({ message: 'No.' }), 'No.'],
    ['a message and errors', json({ message: 'No.', errors }), 'No.'],
    ['errors alone', json({ errors }), 'one, two'],
    ['a message that is an object', json({ message: { a: 1 }, errors }), 'one, two'],
    ['a blank message', json({ message: ' ', errors }), 'one, two'],
    ['errors without messages', json({ errors: [null, {}] }), 'Failed to submit form.'],
    ['errors that are no list', json({ errors: 'x' }), 'Failed to submit form.'],
    ['no errors', json({ errors: [] }), 'Failed to submit form.'],
    ['a message of 1 MB', json({ message: 'x'.repeat(1_000_000) }), 'x'.repeat(500)],
    ['HTML as message', json({ message: '<b>No.</b>' }), '<b>No.</b>'],
    [
      '429',
      { ...json({ message: 'Slow down.' }, 429), headers: { 'retry-after': '1' } },
      'Slow down.',
    ],
    ['500 with HTML', { status: 500, body: '<h1>500</h1>' }, 'Failed to submit form.'],
    ['502 without a body', { status: 502, body: '' }, 'Failed to submit form.'],
    ['413', { status: 413, body: 'too large' }, 'Failed to submit form.'],
  ] as const) {
    test(`${what} (C4, C5, C6)`, async ({ page, expectedMessages }) => {
      expectedMessages.push(refusedByServer);
      const requests = collectRequests(page);
      await page.route(endpoint, (route) => route.fulfill(answer));
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
      await expect(product(page)).toHaveValue('Compass');
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).toBeFocused();
      expect(requests).toHaveLength(1);
    });
  }

  for (const [what, answer] of [
    ['an empty body', { status: 200, body: '' }],
    ['HTML', { status: 200, contentType: 'text/html', body: '<p>Thanks' }],
    ['truncated JSON', { status: 200, contentType: 'application/json', body: '{"inline' }],
    ['204', { status: 204 }],
    ['201', { status: 201, body: '{}' }],
  ] as const) {
    test(`${what} is success (C7)`, async ({ page }) => {
      await page.route(endpoint, (route) => route.fulfill(answer));
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('');
    });
  }

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

  for (const thrown of ["'text'", 'null', '({})']) {
    test(`${thrown} is thrown (C3)`, async ({ page }) => {
      await page.addInitScript(`{
        const original = window.fetch;
        window.fetch = (input, init) =>
          String(input).includes('/submissions/') ? Promise.reject(${thrown}) : original(input, init);
      }`);
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
    });
  }

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

test.describe('contact: time', () => {
  test('no answer: it says so, and Back and the history work (C8)', async ({ page }) => {
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

  test('an answer after the page was left changes nothing elsewhere (C10)', async ({ page }) => {
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

  test('the draft outlives Back, not the page, and is stored nowhere', async ({ page }) => {
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
