import type { Page } from '@playwright/test';
import { spawnHost, type HostProcess } from '@showcase/host/process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { field, fill, product, submit, thanks } from '../core42/contactForm.ts';
import { expect, expectSettled, test as base } from '../fixtures.ts';

const entities = fileURLToPath(new URL('../tdra/entities.csv', import.meta.url));

/**
 * How long recovery may take once the host is back, in milliseconds. It takes one or two seconds on an idle machine;
 * without a signal, the page would ask again after half a minute.
 */
const timeout = 10_000;

interface Host {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** A host in its own process, which a test kills and restarts at the same address. */
const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for.
  host: async ({}, provide) => {
    let port = 0;
    let host: HostProcess | undefined;
    const start = async () => {
      host = spawnHost(['--entities', entities], { port, output: 'ignore' });
      port = Number(new URL((await host.ready) ?? '').port);
    };
    const kill = async () => {
      if (host?.child.signalCode !== null) return;
      const ended = once(host.child, 'exit');
      host.child.kill('SIGKILL');
      await ended;
    };
    await start();
    await provide({ origin: `http://127.0.0.1:${String(port)}`, start, kill });
    await kill();
  },
  baseURL: ({ host }, provide) => provide(host.origin),
});

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push('Failed to load', 'ERR_', 'Failed to fetch', 'dynamically imported');
});

/** Expects that the browser never shows its own error page and the page is not reloaded. */
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));

test('S11: a page whose code was missing appears automatically', async ({ page, host }) => {
  await page.goto('/');
  await mark(page);
  await host.kill();
  await page.getByRole('link', { name: /^View details.*TDRA$/ }).click();
  await expectSettled(page, 'This screen did not load.');
  await host.start();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Digital government', {
    timeout,
  });
  await expectSamePage(page);
});

test('S11: the dashboard gets its entities', async ({ page, host, expectedMessages }) => {
  expectedMessages.push('The entities could not be fetched');
  await page.clock.install();
  await page.goto('/projects/tdra', { waitUntil: 'networkidle' });
  await expectSettled(page, 'Digital government');
  // The code of every screen is loaded.
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await host.kill();
  await page.getByRole('link', { name: /^Open the dashboard/ }).click();
  await expectSettled(page, 'Government Digital Impact');
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No matches' })).toBeVisible();
  await host.start();
  await expect(page.getByRole('option').first()).toBeVisible({ timeout });
});

test('S11: the contact form says that a request was not sent, keeps its fields, and can send it later', async ({
  page,
  host,
}) => {
  await page.goto('/projects/core42/contact');
  await expect(product(page)).toHaveAttribute('aria-haspopup', 'listbox');
  await fill(page);
  await host.kill();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(/fetch|failed|network/i);
  await expect(field(page, 'Name')).toHaveValue('Maryam Al Ali');
  await host.start();
  await submit(page).click();
  await expect(page.getByText(thanks)).toBeVisible({ timeout });
});

test('S11: the portal opens', async ({ page, host }) => {
  await page.goto('/projects/g42');
  // The screen and its dialog have loaded.
  await page.waitForLoadState('networkidle');
  await mark(page);
  await host.kill();
  await page.getByRole('button', { name: /Launch/ }).click();
  const portal = page.getByRole('dialog');
  await expect(portal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal).toHaveCount(0);
  await host.start();
  await page.getByRole('button', { name: /Launch/ }).click();
  await expect(portal.locator('iframe')).toBeVisible({ timeout });
  await expectSamePage(page);
});
