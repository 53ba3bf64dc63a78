import { spawn } from 'node:child_process';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, expectNoSidewaysScrolling } from '../fixtures.ts';
import {
  entry,
  expectChecked,
  expectEntry,
  expectProblems,
  openPreflight,
} from './preflightPage.ts';
import { key, test } from './preflightSetup.ts';

// Every test starts a host and checks everything, including the films.
test.describe.configure({ timeout: 90_000 });

/** Runs `pnpm preflight` against a host. */
async function preflight(
  url: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const script = fileURLToPath(new URL('../../../../scripts/preflight.ts', import.meta.url));
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

test.describe('a kiosk without faults', () => {
  const entity = 'Dubai Police';
  const kiosk = {
    runningOrder: ['/', `/projects/tdra/impact?entity=${encodeURIComponent(entity)}`],
  };

  test('has no problem, and warns only about intentional gaps', async ({ page, setups }) => {
    const { origin } = await setups.start({ keepsLeads: true, configuration: { kiosk } });
    // A headless browser may have no screen to keep awake; `pnpm preflight` uses a browser that has one.
    await page.addInitScript(() => {
      const request = () => Promise.resolve({ release: () => Promise.resolve() });
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await openPreflight(page, origin);
    await expectProblems(page);
    await expect(page.getByRole('status')).toHaveText(/^0 problems\. \d warnings?\. \d\d OK$/);
    await expectEntry(page, 'Contact requests', 'warning', 'Contact requests are kept in');
    await expectEntry(page, 'Running order', 'ok', '2 screens, all of them known.');
    await expectEntry(page, 'Entity list', 'ok', '2 entities: Dubai Courts and Dubai Police.');
    await expectEntry(page, 'Films and pictures', 'ok', /All \d+ files are there\./);
    await expectEntry(page, 'Films load', 'ok', 'All 20 films load in this browser.');
    await expectEntry(page, 'Fonts', 'ok', 'All 3 font files load, the Arabic one among them.');
    for (const label of [
      'Trade',
      'Screen stays awake',
      'Live stream',
      'Clock',
      'Free disk',
      'Home',
    ]) {
      await expectEntry(page, label, 'ok', '');
    }
  });

  test('passes `pnpm preflight`, which lists the checks that need a screen', async ({ setups }) => {
    const { origin } = await setups.start({ keepsLeads: true });
    const { code, output } = await preflight(`${origin}/dev/preflight?key=${key}`);
    expect(output).not.toContain('Problems');
    expect(output).not.toContain('Screen stays awake');
    expect(output).toMatch(/^Warnings \(\d\)\n/);
    expect(output).toContain(
      `What to do: Open ${origin}/dev/preflight in the browser of the stand.`,
    );
    expect(output).toMatch(/\n {2}Links · Trade · http:\S+ · It answers\.\n/);
    expect(code).toBe(0);
  });
});

test.describe('`pnpm preflight`', () => {
  test('prints problems first and exits with 1', async ({ setups }) => {
    const { origin } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404` } },
    });
    const { code, output } = await preflight(`${origin}/dev/preflight?key=${key}`);
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
  test('repeats one check with the current configuration', async ({ page, setups }) => {
    const { origin, configure } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404`, build: `${setups.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectProblems(page, 'Trade', 'Build');
    await configure({});
    const again = page.getByRole('button', { name: 'Check again: Trade' });
    await again.click();
    await expectEntry(page, 'Trade', 'ok', 'It answers.');
    await expectChecked(page);
    await expect(again).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^1 problem\. /);
    await expectProblems(page, 'Build');

    await page.getByRole('button', { name: 'Check all again' }).click();
    await expect(page.getByRole('status')).toHaveText(/^0 problems\. /, { timeout: 60_000 });
  });

  test('leads from the summary to a problem', async ({ page, setups }) => {
    const { origin } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404` } },
    });
    await openPreflight(page, origin);
    await page
      .getByRole('list', { name: '1 problem' })
      .getByRole('link', { name: 'Trade' })
      .click();
    await expect(entry(page, 'Trade')).toBeFocused();
    await expect(entry(page, 'Trade')).toBeInViewport();
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
      const { origin } = await setups.start({
        configuration: { links: { trade: `${setups.site}/404` } },
      });
      await openPreflight(page, origin);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }

  test('prints black on white, without controls', async ({ page, setups }) => {
    const { origin } = await setups.start();
    await openPreflight(page, origin);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Links' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByText('Trade', { exact: true })).toBeVisible();
  });
});
