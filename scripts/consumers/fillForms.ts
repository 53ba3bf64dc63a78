import type { Browser, Page } from 'playwright';
import { timeout } from './visit.ts';

/** Uses the form of a form library and the form with an action. Throws an error if one behaves unlike a native form. */
export async function fillForms(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await page.goto(url, { waitUntil: 'networkidle' });
  await book(page);
  await giveFeedback(page);
  await page.close();
}

async function book(page: Page) {
  const form = page.getByRole('form', { name: 'Booking' });
  const guest = form.getByLabel('Guest');
  const day = form.getByLabel('Day');
  const send = form.getByRole('button', { name: 'Book' });
  // react-hook-form writes its default values to the elements.
  expectValue('day', await day.inputValue(), 'Monday');
  await send.click();
  expectValue('number of errors', await form.getByText('Please complete').count(), 4);
  expectValue('focused field', await guest.evaluate(isFocused), true);
  await guest.fill('Maryam Al Ali');
  await form.getByText('Too long.').waitFor();
  await guest.fill('Maryam');
  await choose(page, day, 'Tuesday');
  await form.getByLabel('14:00').check();
  await form.getByLabel('I agree').check();
  await send.click();
  expectValue('focused list', await form.getByLabel('Table').evaluate(isFocused), true);
  await choose(page, form.getByLabel('Table'), 'By the window');
  await send.click();
  const booked = { name: 'Maryam', day: 'tuesday', hour: '14', table: 'window', terms: true };
  await form.getByText(JSON.stringify(booked)).waitFor();
  for (const [name, value, empty] of [
    ['guest', await guest.inputValue(), ''],
    ['day', await day.inputValue(), 'Monday'],
    ['table', await form.getByLabel('Table').inputValue(), ''],
    ['hour', await form.getByRole('radio', { checked: true }).count(), 0],
  ] as const) {
    expectValue(`${name} after the reset`, value, empty);
  }
}

async function giveFeedback(page: Page) {
  const form = page.getByRole('form', { name: 'Feedback' });
  const stand = form.getByLabel('Stand');
  const send = form.getByRole('button', { name: 'Send feedback' });
  await send.click();
  expectValue('focus on what the browser misses', await stand.evaluate(isFocused), true);
  await choose(page, stand, 'Health');
  await form.getByLabel('Feedback').fill('Thank you!');
  await send.click();
  await form.getByText(JSON.stringify({ stand: 'health', text: 'Thank you!' })).waitFor();
  expectValue('stand after the action', await stand.inputValue(), '');
}

async function choose(page: Page, box: ReturnType<Page['getByLabel']>, name: string) {
  await box.click();
  await page.getByRole('option', { name }).click();
}

const isFocused = (element: Element) => element === document.activeElement;

function expectValue(what: string, actual: unknown, expected: unknown) {
  if (actual !== expected)
    throw new Error(`The ${what} is ${String(actual)}, not ${String(expected)}.`);
}
