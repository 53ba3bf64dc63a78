import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const path = '/projects/core42/contact';
export const endpoint = '**/submissions/v3/integration/submit/**';
export const thanks = 'Thank you! We will be in touch soon.';

/** Opens the page and waits until its scripts have run. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(path);
  await expect(product(page)).toHaveAttribute('aria-haspopup', 'listbox');
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const product = (page: Page) => page.getByRole('combobox', { name: 'Product interest' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const custom = (page: Page) => field(page, 'Tell us more about your product interest');

export async function choose(page: Page, label: string): Promise<void> {
  await product(page).press('ArrowDown');
  await page.getByRole('option', { name: label, exact: true }).click();
}

/** Fills in the fields that don't matter to a test. */
export async function fill(page: Page, email = 'maryam@example.ae'): Promise<void> {
  await field(page, 'Name').fill('Maryam Al Ali');
  await field(page, 'Email').fill(email);
  await choose(page, 'Compass');
}

interface SentBody {
  readonly submittedAt: number;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly context: Readonly<Record<string, string>>;
}

/** Collects the contact requests that a page sends. */
export function collectRequests(page: Page) {
  const requests: { body: SentBody; headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/submissions/') || request.method() !== 'POST') return;
    requests.push({ body: request.postDataJSON() as SentBody, headers: request.headers() });
  });
  return requests;
}

/** The fields of a request by name. */
export function fieldsOf(request: { readonly body: SentBody } | undefined) {
  return Object.fromEntries(request?.body.fields.map(({ name, value }) => [name, value]) ?? []);
}

/** Holds the response back until the returned function is called. */
export async function holdAnswer(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(endpoint, async (route: Route) => {
    await held;
    await route.fulfill({ status: 200, body: '' });
  });
  return letGo;
}
