import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview, type PreviewServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** An older version than any that is published here. */
const older = '0.0.1';
/** Where on a host the book may stand: at the root of its address, or below a path. */
const places = ['', 'design/book/'] as const;

const site = mkdtempSync(join(tmpdir(), 'showcase-book-'));
let server: PreviewServer | undefined;
let newest = '';
let origin = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const book = join(site, 'design/book');
  const publish = () =>
    execFileSync(process.execPath, ['scripts/storybookPublish.ts', '--built', book], { cwd: root });
  publish();
  newest = readdirSync(book).find((name) => /^(?:next|\d+\.\d+\.\d+)$/.test(name)) ?? '';
  cpSync(join(book, newest), join(book, older), { recursive: true });
  // It finds the older version beside its own.
  publish();
  cpSync(book, site, { recursive: true });
  server = await preview({
    root: site,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  origin = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server?.close();
  rmSync(site, { recursive: true });
});

/** Notes whatever a page cannot load, and what fails in it. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      faults.push(`${String(response.status())} ${response.url()}`);
  });
  return faults;
}

for (const place of places) {
  test.describe(`a published book at /${place}`, () => {
    test('begins with the newest version that is released', async ({ page }) => {
      const faults = faultsOf(page);
      await page.goto(origin + place);
      const welcome = page.frameLocator('#storybook-preview-iframe');
      await expect(welcome.getByRole('heading', { level: 1 })).toBeVisible();
      const released = newest === 'next' ? older : newest;
      expect(new URL(page.url()).pathname).toBe(`/${place}${released}/`);
      expect(faults).toEqual([]);
    });

    test('leads from the changelog of one version to that of another', async ({ page }) => {
      const faults = faultsOf(page);
      await page.goto(`${origin}${place}${newest}/?path=/docs/changelog--docs`);
      const changelog = page
        .frameLocator('#storybook-preview-iframe')
        .getByRole('heading', { level: 1, name: 'Changelog' });
      await expect(changelog).toBeVisible();
      const versions = page.getByRole('combobox', { name: 'Version' });
      await expect(versions.getByRole('option')).toHaveText([newest, older]);
      await expect(versions).toHaveValue(newest);
      await versions.selectOption(older);
      await expect(page).toHaveURL(`${origin}${place}${older}/?path=/docs/changelog--docs`);
      await expect(changelog).toBeVisible();
      await expect(versions).toHaveValue(older);
      expect(faults).toEqual([]);
    });
  });
}
