import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { key } from './preflightSetup.ts';

/** Opens the preflight and waits until everything is checked. */
export async function openPreflight(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dev/preflight?key=${key}`);
  await expectChecked(page);
}

export const expectChecked = (page: Page) =>
  expect(page.locator('[aria-busy="false"]')).toBeVisible({ timeout: 60_000 });

export const entry = (page: Page, label: string | RegExp): Locator => {
  const name = typeof label === 'string' ? `Check again: ${label}` : label;
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
};

/** Expects an entry to have a state, a finding and a remedy. */
export async function expectEntry(
  page: Page,
  label: string | RegExp,
  state: string,
  found: string | RegExp,
) {
  await expect(entry(page, label)).toHaveAttribute('data-state', state);
  await expect(entry(page, label)).toContainText(found);
  if (state !== 'ok') await expect(entry(page, label)).toContainText('What to do: ');
}

/** Expects these entries, and no others, to be problems. */
export async function expectProblems(page: Page, ...labels: string[]): Promise<void> {
  const links = page.getByRole('list', { name: /^\d+ problems?$/ }).getByRole('link');
  expect((await links.allInnerTexts()).toSorted()).toEqual(labels.toSorted());
}
