import type { ServerResponse } from 'node:http';
import { contact } from '../src/content/core42/contact.ts';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { answer, drop, json, type Stand } from './support/stand.ts';

const endpoint = /\/submissions\/v3\/integration\/submit\//;
const thanks = 'Thank you! We will be in touch soon.';
const labels = contact.options.map(({ label }) => label);

const field = (page: Page, name: string) => page.role('textbox', name);
const product = (page: Page) => page.role('combobox', 'Product interest');
const custom = (page: Page) => field(page, 'Tell us more about your product interest');
const submit = (page: Page) => page.role('button', 'Submit');
const alert = (page: Page) => page.role('alert');
const sent = ({ requests }: Stand) => requests.filter((request) => endpoint.test(request));

const expectThanks = (page: Page) =>
  expect.poll(() => page.role('status').texts()).toContain(thanks);

async function openForm(page: Page): Promise<void> {
  await page.open('/projects/core42/contact');
  await expect.poll(() => product(page).attribute('aria-haspopup')).toBe('listbox');
}

async function choose(page: Page, label: string): Promise<void> {
  await product(page).focus();
  await page.press('ArrowDown');
  await page.role('option', label).click();
  await page.role('listbox').untilGone();
}

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Maryam Al Ali');
  await field(page, 'Email').fill('maryam@example.ae');
  await choose(page, 'Compass');
}

test('a request is sent, and the fields are cleared', async ({ page, stand }) => {
  await openForm(page);
  await fill(page);
  await submit(page).click();
  await expectThanks(page);
  expect(sent(stand)).toHaveLength(1);
  expect(await field(page, 'Name').value()).toBe('');
  expect(await product(page).value()).toBe('');
});

test('every product can be chosen by mouse, and the focus stays on the field', async ({ page }) => {
  await openForm(page);
  for (const label of labels) {
    await choose(page, label);
    expect(await product(page).value()).toBe(label);
    expect(await product(page).isFocused()).toBe(true);
    expect(await custom(page).count()).toBe(label === 'Other' ? 1 : 0);
  }
});

test('every product can be chosen by keyboard', async ({ page }) => {
  await openForm(page);
  await product(page).focus();
  const found: string[] = [];
  for (let row = 0; row < labels.length; row += 1) {
    await page.press('ArrowDown');
    await page.role('listbox').untilThere();
    await page.press('Home');
    for (let step = 0; step < row; step += 1) await page.press('ArrowDown');
    await page.press('Enter');
    await page.role('listbox').untilGone();
    found.push(await product(page).value());
  }
  expect(found.toSorted()).toEqual(labels.toSorted());
});

test('a form that is not configured says so first (C1)', async ({ page, stand }) => {
  stand.answer(/showcase\.config\.json/, json({ contactForm: null }));
  await openForm(page);
  await submit(page).click();
  await expect.poll(() => alert(page).texts()).toEqual(['Contact form is not configured.']);
  expect(sent(stand)).toEqual([]);
});

test('no product, then Other without a text, is refused before anything is sent (C1)', async ({
  page,
  stand,
}) => {
  await openForm(page);
  await submit(page).click();
  await expect.poll(() => alert(page).texts()).toEqual(['Please choose a product.']);
  expect(await product(page).isFocused()).toBe(true);
  await choose(page, 'Other');
  for (const blank of ['', '   ', '\u00A0', '\u200B']) {
    if (blank) await custom(page).fill(blank);
    await submit(page).click();
    await expect.poll(() => alert(page).texts()).toEqual(['Please specify your product interest.']);
    await expect.poll(() => custom(page).isFocused()).toBe(true);
  }
  expect(sent(stand)).toEqual([]);
});

test('a network that fails leaves its reason and the fields (C2)', async ({ page, stand }) => {
  stand.answer(endpoint, drop);
  await openForm(page);
  await fill(page);
  await submit(page).click();
  // Each engine has words of its own.
  await expect.poll(() => alert(page).texts()).toEqual([expect.stringMatching(/\w/)]);
  expect(await field(page, 'Email').value()).toBe('maryam@example.ae');
  expect(await product(page).value()).toBe('Compass');
  expect(await submit(page).attribute('disabled')).toBeNull();
});

test('the reason of a refusal is shown, and the fields are kept (C4, C5, C6)', async ({
  page,
  stand,
}) => {
  const errors = [{ message: 'one' }, { message: 'two' }];
  const refusals = [
    [json({ message: 'No.', errors }, 400), 'No.'],
    [json({ errors }, 400), 'one, two'],
    [json({ errors: [null, {}] }, 400), 'Failed to submit form.'],
    [json({ message: { a: 1 }, errors }, 400), 'one, two'],
    [json({ message: ' ', errors }, 400), 'one, two'],
    [json({ message: 'x'.repeat(1_000_000) }, 400), 'x'.repeat(500)],
    [json({ message: '<b>No.</b>' }, 400), '<b>No.</b>'],
    [answer(413, 'too large'), 'Failed to submit form.'],
    [json({ message: 'Slow down.' }, 429), 'Slow down.'],
    [answer(500, '<h1>500</h1>', 'text/html'), 'Failed to submit form.'],
    [answer(502), 'Failed to submit form.'],
  ] as const;
  await openForm(page);
  await fill(page);
  for (const [refusal, reason] of refusals) {
    stand.restore();
    stand.answer(endpoint, refusal);
    await submit(page).click();
    await expect.poll(() => alert(page).texts()).toEqual([reason]);
    await expect.poll(() => submit(page).isFocused()).toBe(true);
    expect(await field(page, 'Name').value()).toBe('Maryam Al Ali');
    expect(sent(stand)).toHaveLength(1);
  }
});

for (const [what, success] of [
  ['an empty body', answer(200)],
  ['HTML', answer(200, '<p>Thanks', 'text/html')],
  ['truncated JSON', answer(200, '{"inline', 'application/json')],
  ['201', json({}, 201)],
  ['204', answer(204)],
] as const) {
  test(`${what} is success (C7)`, async ({ page, stand }) => {
    stand.answer(endpoint, success);
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expectThanks(page);
    expect(await field(page, 'Name').value()).toBe('');
  });
}

for (const thrown of ['text', null, {}]) {
  test(`${JSON.stringify(thrown)} that is thrown gets a message of its own (C3)`, async ({
    page,
  }) => {
    await openForm(page);
    await page.evaluate((failure) => {
      const { fetch } = window;
      window.fetch = (input, init) =>
        String(input).includes('/submissions/') ? Promise.reject(failure) : fetch(input, init);
    }, thrown);
    await fill(page);
    await submit(page).click();
    await expect
      .poll(() => alert(page).texts())
      .toEqual(['Something went wrong. Please try again.']);
  });
}

test('an answer that does not come: it says so, and what was typed is there after Back (C8, C10)', async ({
  page,
  stand,
}) => {
  const held: ServerResponse[] = [];
  stand.answer(endpoint, (response) => held.push(response));
  await openForm(page);
  await fill(page);
  await submit(page).click();
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain('Still sending…');
  await page.role('link', 'Back').click();
  await expectSettled(page, /^(?!Contact)/);
  expect(await page.address()).toBe('/projects/core42/info');
  await page.back();
  await expectSettled(page, 'Contact us today');
  expect(await field(page, 'Name').value()).toBe('Maryam Al Ali');
  expect(await submit(page).attribute('disabled')).toBeNull();
  for (const response of held) response.end('{}');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(thanks);
});

test('the own words of Other are cleared by another product (C13)', async ({ page }) => {
  await openForm(page);
  await choose(page, 'Other');
  await custom(page).fill('A digital twin');
  await choose(page, 'Compass');
  expect(await custom(page).count()).toBe(0);
  await choose(page, 'Other');
  expect(await custom(page).value()).toBe('');
});

test('a double click and Enter while sending send one request (C9)', async ({ page, stand }) => {
  const held: ServerResponse[] = [];
  stand.answer(endpoint, (response) => held.push(response));
  await openForm(page);
  await fill(page);
  await submit(page).click(2);
  const sending = page.role('button', 'Sending...');
  await expect.poll(() => sending.attribute('disabled')).not.toBeNull();
  await field(page, 'Name').focus();
  await page.press('Enter');
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit();
  });
  await expect.poll(() => held.length).toBe(1);
  for (const response of held) response.end('{}');
  await expectThanks(page);
  expect(sent(stand)).toHaveLength(1);
});
