import { spawn } from 'node:child_process';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling } from '../fixtures.ts';
import { findArabicFont, test } from './preflightSetup.ts';

/** Runs `pnpm preflight` against a host. */
async function preflight(
  url: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const script = fileURLToPath(new URL('../../../stand/src/preflight/main.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '--url', url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [code, ...outputs] = await Promise.all([
    new Promise<number | null>((resolve) => child.once('close', resolve)),
    readText(child.stdout),
    readText(child.stderr),
  ]);
  return { code, output: outputs.join('') };
}

/** Opens the preflight and waits until the browser has answered, too. */
async function open(page: Page, address: string): Promise<void> {
  // A headless browser may have no screen to keep awake.
  await page.addInitScript(() => {
    const request = () => Promise.resolve({ release: () => Promise.resolve() });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Video formats' })).toBeVisible();
}

const entry = (page: Page, label: string | RegExp): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, level: 3, exact: true }) });

async function expectEntry(page: Page, label: string | RegExp, state: string, found = '') {
  await expect(entry(page, label)).toHaveAttribute('data-state', state);
  await expect(entry(page, label)).toContainText(found);
}

/** Expects these entries, and no others, to be problems. */
async function expectProblems(page: Page, ...labels: string[]): Promise<void> {
  const links = page.getByRole('list', { name: /^\d+ problems?$/ }).getByRole('link');
  expect((await links.allInnerTexts()).toSorted()).toEqual(labels.toSorted());
}

test.describe('a kiosk without faults', () => {
  const entity = 'Dubai Police';
  const kiosk = {
    runningOrder: ['/', `/projects/tdra/impact?entity=${encodeURIComponent(entity)}`],
  };

  test('has no problem, and warns only about intentional gaps', async ({ page, setups }) => {
    const { preflight: address } = await setups.start({
      keepsLeads: true,
      configuration: { kiosk } as object,
    });
    await open(page, address);
    await expectProblems(page);
    await expect(page.getByText(/^0 problems\. \d warnings?\. \d\d OK\.$/)).toBeVisible();
    await expectEntry(page, 'Contact requests', 'warning', 'Contact requests are kept in');
    await expectEntry(page, 'Running order', 'ok', '2 screens, all found.');
    await expectEntry(page, 'Entity list', 'ok', '2 entities: Dubai Courts and Dubai Police.');
    await expectEntry(page, 'Films and pictures', 'ok', 'files are there.');
    await expectEntry(page, 'Fonts', 'ok', 'the Arabic one among them.');
    await expectEntry(page, /^\d\d links answer$/, 'ok', 'Trade');
    for (const label of ['Screen stays awake', 'Live stream', 'Clock', 'Free disk', 'Home']) {
      await expectEntry(page, label, 'ok');
    }
  });

  test('passes `pnpm preflight`, which says where the browser is asked', async ({ setups }) => {
    const { origin, preflight: address } = await setups.start({ keepsLeads: true });
    const { code, output } = await preflight(address);
    expect(output).not.toContain('Problems');
    expect(output).toMatch(/^Warnings \(\d\)\n/);
    const advice = `What to do: Open ${origin}/dev/preflight in the kiosk’s browser.`;
    expect(output).toContain(advice);
    expect(output).toMatch(/\n {2}Links · \d\d links answer · .*Trade/);
    expect(code).toBe(0);
  });
});

test.describe('`pnpm preflight`', () => {
  test('prints problems first and exits with 1', async ({ setups }) => {
    const { preflight: address } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404` } },
    });
    const { code, output } = await preflight(address);
    expect(output).toMatch(
      /^Problems \(1\)\n\n {2}Links: Trade\n {4}http:\S+\/404\n {4}It answers with 404: there is no such page\.\n {4}What to do: Replace links\.trade in the configuration\.\n\nWarnings/,
    );
    expect(code).toBe(1);
  });

  test('says which key it needs and exits with 2 if the host rejects it', async ({ setups }) => {
    const { origin } = await setups.start();
    const { code, output } = await preflight(`${origin}/dev/preflight?key=wrong`);
    expect(output).toContain(`${origin} rejected this key.`);
    expect(code).toBe(2);
  });

  test('says how to start a host and exits with 2 if there is none', async () => {
    const { code, output } = await preflight('http://localhost:1');
    expect(output).toMatch(
      /^No host answers at http:\/\/localhost:1\. Start it first, .*npx pnpm@12 start\./,
    );
    expect(code).toBe(2);
  });
});

test.describe('the page', () => {
  test('finds a film and a font that are missing', async ({ page, setups, expectedMessages }) => {
    expectedMessages.push('Failed to load resource');
    const font = await findArabicFont();
    const missing = ['media/volunteer-en.webm', 'media/volunteer-en.mp4', font];
    const { preflight: address } = await setups.start({ missing });
    await open(page, address);
    const files = '2 files are missing: /media/volunteer-en.webm and /media/volunteer-en.mp4.';
    await expectEntry(page, 'Films and pictures', 'problem', files);
    await expectEntry(page, 'Volunteer film (English)', 'problem', 'Its film is missing');
    await expectEntry(page, 'Fonts of the pages', 'problem', `Not all load: /${font}.`);
    await expectProblems(
      page,
      'Films and pictures',
      'Volunteer film (English)',
      'Fonts',
      'Fonts of the pages',
    );
  });

  test('repeats one check with the current configuration', async ({ page, setups }) => {
    const dead = `${setups.site}/404`;
    const { preflight: address, configure } = await setups.start({
      configuration: { links: { trade: dead, build: dead } },
    });
    await open(page, address);
    await expectProblems(page, 'Trade', 'Build');
    await configure({});
    await page.getByRole('button', { name: 'Check again: Trade' }).click();
    await expect(entry(page, 'Trade')).toHaveCount(0);
    await expectProblems(page, 'Build');
    await expectEntry(page, 'Screen stays awake', 'ok');

    await page.getByRole('link', { name: 'Check all again' }).click();
    await expect(page.getByText(/^0 problems\. /)).toBeVisible();
  });

  test('works without scripts, and leads from the summary to a problem', async ({
    browser,
    setups,
  }) => {
    const { preflight: address } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404` } },
    });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expectEntry(page, 'Browser', 'warning', 'It has not been asked');
    await page.getByRole('link', { name: 'Trade' }).click();
    await expect(entry(page, 'Trade')).toBeInViewport();
    await context.close();
  });

  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    test(`is accessible and fits at ${String(width)} × ${String(height)}`, async ({
      page,
      setups,
    }) => {
      await page.setViewportSize({ width, height });
      const { preflight: address } = await setups.start({
        configuration: { links: { trade: `${setups.site}/404` } },
      });
      await open(page, address);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }

  test('prints black on white, without controls', async ({ page, setups }) => {
    const { preflight: address } = await setups.start();
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Links', exact: true })).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    );
    await expect(page.getByRole('heading', { name: /links answer$/ })).toBeVisible();
  });
});
