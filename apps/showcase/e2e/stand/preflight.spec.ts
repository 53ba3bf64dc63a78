import { spawn } from 'node:child_process';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling } from '../fixtures.ts';
import { findArabicFont, key, test } from './preflightStand.ts';

// Every test starts a host and checks a whole stand, films included.
test.describe.configure({ timeout: 90_000 });

/** Opens the preflight and waits until everything is checked. */
async function openPreflight(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dev/preflight?key=${key}`);
  await expectChecked(page);
}

const expectChecked = (page: Page) =>
  expect(page.locator('[aria-busy="false"]')).toBeVisible({ timeout: 60_000 });

const entry = (page: Page, label: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Check again ${label}`, exact: true }) });

/** Expects an entry to be in a state, to say what was found, and to say what to do. */
async function expectEntry(page: Page, label: string, state: string, found: string | RegExp) {
  await expect(entry(page, label)).toHaveAttribute('data-state', state);
  await expect(entry(page, label)).toContainText(found);
  if (state !== 'ok') await expect(entry(page, label)).toContainText('What to do: ');
}

/** Expects these entries, and no others, to be problems. */
async function expectProblems(page: Page, ...labels: string[]): Promise<void> {
  const links = page.getByRole('list', { name: /^\d+ problems?$/ }).getByRole('link');
  expect((await links.allInnerTexts()).toSorted()).toEqual(labels.toSorted());
}

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

test.describe('a stand without faults', () => {
  const entity = 'Dubai Police';
  const kiosk = {
    runningOrder: ['/', `/projects/tdra/impact?entity=${encodeURIComponent(entity)}`],
  };

  test('has no problem, and warns only of what is missing on purpose', async ({ page, stands }) => {
    const { origin } = await stands.start({ keepsLeads: true, configuration: { kiosk } });
    // A headless browser may have no screen to keep awake; `pnpm preflight` asks one that has.
    await page.addInitScript(() => {
      const request = () => Promise.resolve({ release: () => Promise.resolve() });
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await openPreflight(page, origin);
    await expectProblems(page);
    await expect(page.getByRole('status')).toHaveText(/^0 problems\. \d warnings?\. \d\d OK$/);
    await expectEntry(page, 'Contact requests', 'ok', 'Contact requests are kept in');
    await expectEntry(page, 'Running order', 'ok', '2 screens, all of them known.');
    await expectEntry(page, 'Entity list', 'ok', '2 entities: Dubai Courts and Dubai Police.');
    await expectEntry(page, 'Films and pictures', 'ok', /All \d+ files are there\./);
    await expectEntry(page, 'Films load', 'ok', 'All 20 films load in this browser.');
    await expectEntry(page, 'Fonts', 'ok', 'All 3 font files load, the Arabic one among them.');
    for (const label of ['Trade', 'Wake lock', 'Live stream', 'Clock', 'Free disk', 'Home']) {
      await expectEntry(page, label, 'ok', '');
    }
  });

  test('passes `pnpm preflight`, which says what only a screen can show', async ({ stands }) => {
    const { origin } = await stands.start({ keepsLeads: true });
    const { code, output } = await preflight(`${origin}/dev/preflight?key=${key}`);
    expect(output).not.toContain('Problems');
    expect(output).not.toContain('Wake lock');
    expect(output).toMatch(/^Warnings \(\d\)\n/);
    expect(output).toContain(
      `What to do: Open ${origin}/dev/preflight in the browser of the stand.`,
    );
    expect(output).toMatch(/\n {2}Links · Trade · http:\S+ · It answers\.\n/);
    expect(code).toBe(0);
  });
});

test.describe('the preflight finds', () => {
  test('a link that leads nowhere', async ({ page, stands }) => {
    const { origin } = await stands.start({
      configuration: { links: { trade: `${stands.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectEntry(page, 'Trade', 'problem', 'It answers with 404: there is no such page.');
    await expectProblems(page, 'Trade');
  });

  test('a link without an address, and one that opens an app', async ({ page, stands }) => {
    const links = { codai: 'waiting for a link', uaePass: 'uaepassdemo://' };
    const { origin } = await stands.start({ configuration: { links } });
    await openPreflight(page, origin);
    await expectEntry(page, 'CODAI', 'warning', 'Visitors read “Coming soon”');
    await expectEntry(page, 'CODAI', 'warning', 'What to do: Set links.codai');
    await expectEntry(page, 'UAE PASS', 'warning', 'It opens an app');
    await expectProblems(page);
  });

  test('a frame that refuses to be framed', async ({ page, stands }) => {
    const { origin } = await stands.start({
      configuration: { gridPortal: `${stands.site}/framed` },
    });
    await openPreflight(page, origin);
    const found = 'It refuses to be shown in a frame (X-Frame-Options: DENY).';
    await expectEntry(page, 'Intelligence Grid portal', 'problem', found);
    await expectProblems(page, 'Intelligence Grid portal');
  });

  test('a page of the showcase that is none', async ({ page, stands }) => {
    const videos = { product: '/player?film=no-such-film', coLocation: '/players' };
    const { origin } = await stands.start({ configuration: { videos } });
    await openPreflight(page, origin);
    await expectEntry(
      page,
      'Product film',
      'problem',
      'Its film is missing: /media/no-such-film.mp4.',
    );
    await expectEntry(page, 'Co-location film', 'problem', 'The showcase answers with 404.');
    await expectProblems(page, 'Product film', 'Co-location film');
  });

  test('a film and a font that are missing', async ({ page, stands }) => {
    const fontFile = await findArabicFont();
    const missing = ['media/volunteer-en.webm', 'media/volunteer-en.mp4', fontFile];
    const { origin } = await stands.start({ missing });
    await openPreflight(page, origin);
    const files = '2 files are missing: /media/volunteer-en.webm and /media/volunteer-en.mp4.';
    await expectEntry(page, 'Films and pictures', 'problem', files);
    await expectEntry(
      page,
      'Films load',
      'problem',
      '1 film does not load: /media/volunteer-en.mp4.',
    );
    await expectEntry(page, 'Volunteer film (English)', 'problem', 'Its film is missing');
    await expectEntry(page, 'Fonts', 'problem', `1 font does not load: /${fontFile}.`);
    await expectProblems(
      page,
      'Films and pictures',
      'Films load',
      'Volunteer film (English)',
      'Fonts',
    );
  });

  test('an address that hangs, within five seconds', async ({ page, stands }) => {
    const links = {
      trade: `${stands.site}/hang`,
      build: `${stands.site}/hang?2`,
      justice: `${stands.site}/hang?3`,
    };
    const { origin } = await stands.start({ configuration: { links } });
    const begin = performance.now();
    await openPreflight(page, origin);
    const milliseconds = performance.now() - begin;
    await expectEntry(page, 'Trade', 'problem', 'It does not answer within 5 seconds.');
    await expectProblems(page, 'Trade', 'Build', 'Justice');
    expect(milliseconds).toBeGreaterThan(4900);
    // One after the other, the three would take fifteen.
    expect(milliseconds).toBeLessThan(14_000);
  });

  test('a live stream that is off air, or that browsers may not read', async ({ page, stands }) => {
    const videos = { liveStream: `${stands.site}/404` };
    const { origin, configure } = await stands.start({ configuration: { videos } });
    await openPreflight(page, origin);
    await expectEntry(page, 'Live stream', 'problem', 'It answers with 404');
    await expectProblems(page, 'Live stream');

    await configure({ videos: { liveStream: `${stands.site}/stream.m3u8` } });
    await openPreflight(page, origin);
    const found = 'It answers the host, but browsers may not read it from this origin.';
    await expectEntry(page, 'Live stream', 'problem', found);
  });

  test('a list of entities that is broken', async ({ page, stands }) => {
    const { origin, writeEntities } = await stands.start();
    await writeEntities('EntityName,DataNote\nToo,many,columns\n');
    await expect(async () => {
      await openPreflight(page, origin);
      await expectEntry(
        page,
        'Entity list',
        'problem',
        /entities\.csv:2: .* The last good list is shown, with 2 entities\./,
      );
    }).toPass();
    await expectProblems(page, 'Entity list');
  });

  test('an invalid key of the configuration', async ({ page, stands }) => {
    const { origin } = await stands.start({ configuration: { gridPortal: 7 } });
    await openPreflight(page, origin);
    await expectEntry(
      page,
      'Configuration',
      'problem',
      'gridPortal must be an http(s) address or a path of the app; its default is used.',
    );
    await expectProblems(page, 'Configuration');
  });

  test('a configuration that is no JSON', async ({ page, stands }) => {
    const { origin } = await stands.start({ configuration: '{\n"links": ' });
    await openPreflight(page, origin);
    await expectEntry(
      page,
      'Configuration',
      'problem',
      /config\.json:2: .*What to do: Correct the file/s,
    );
    await expectProblems(page, 'Configuration');
  });

  test('contact requests that are kept in memory only', async ({ page, stands }) => {
    const { origin } = await stands.start();
    await openPreflight(page, origin);
    const found = 'Contact requests are kept in memory only, until the host stops.';
    await expectEntry(page, 'Contact requests', 'warning', found);
    await expectEntry(page, 'Contact requests', 'warning', 'start with --leads FILE');
    await expectProblems(page);
  });

  test('unknown addresses in the running order', async ({ page, stands }) => {
    const runningOrder = [
      '/',
      '/projects/nowhere',
      '/player',
      'home',
      '/projects/tdra/impact?entity=Nobody',
    ];
    const kiosk = { runningOrder, home: '/nowhere', attractLoop: '/projects/tdra/nowhere' };
    const { origin } = await stands.start({ configuration: { kiosk } });
    await openPreflight(page, origin);
    const found =
      '/projects/nowhere is no screen of the showcase. /player is no screen of the showcase. “home” is no path of the showcase. /projects/tdra/impact?entity=Nobody names an entity that is not in the list: “Nobody”.';
    await expectEntry(page, 'Running order', 'problem', found);
    await expectEntry(page, 'Home', 'problem', '/nowhere is no screen of the showcase.');
    await expectProblems(page, 'Running order', 'Home', 'Attract loop');
  });

  test('QR codes that phones cannot open', async ({ page, stands }) => {
    const { origin, configure } = await stands.start({
      configuration: { kiosk: { externalLinks: 'handOff' } },
    });
    await openPreflight(page, origin);
    await expectEntry(page, 'Visitors’ phones', 'warning', 'kiosk.publicOrigin is not set.');
    await configure({ kiosk: { publicOrigin: 'http://127.0.0.1:1' } });
    await openPreflight(page, origin);
    await expectEntry(
      page,
      'Visitors’ phones',
      'problem',
      /What to do: .*start with HOST=0\.0\.0\.0/,
    );
    await configure({ kiosk: { publicOrigin: stands.site } });
    await openPreflight(page, origin);
    await expectEntry(page, 'Visitors’ phones', 'ok', 'It answers.');
  });

  for (const [freeBytes, state] of [
    [99_000_000, 'problem'],
    [900_000_000, 'warning'],
  ] as const) {
    test(`a disk with ${String(freeBytes / 1_000_000)} MB left`, async ({ page, stands }) => {
      const { origin } = await stands.start({ freeBytes: () => Promise.resolve(freeBytes) });
      await openPreflight(page, origin);
      await expectEntry(page, 'Free disk', state, `${String(freeBytes / 1_000_000)} MB free in `);
      await expectProblems(page, ...(state === 'problem' ? ['Free disk'] : []));
    });
  }

  for (const [seconds, state] of [
    [90, 'problem'],
    [-30, 'warning'],
  ] as const) {
    test(`a clock that is ${String(seconds)} s off`, async ({ page, stands }) => {
      const { origin } = await stands.start({ now: () => Date.now() + seconds * 1000 });
      await openPreflight(page, origin);
      await expectEntry(page, 'Clock', state, /\d\d s apart from the host’s\./);
      await expectProblems(page, ...(state === 'problem' ? ['Clock'] : []));
    });
  }

  test('no network, which is no problem; what this computer serves needs none', async ({
    page,
    stands,
  }) => {
    const { origin } = await stands.start({
      linksTo: 'http://nowhere.invalid',
      configuration: { links: { build: `${stands.site}/`, justice: `${stands.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectEntry(page, 'Trade', 'warning', 'No network: ');
    await expectEntry(page, 'M42', 'warning', 'No network: ');
    await expectEntry(page, 'Product film', 'ok', 'The player answers');
    await expectEntry(page, 'Build', 'ok', 'It answers.');
    await expectProblems(page, 'Justice');
  });
});

test.describe('`pnpm preflight`', () => {
  test('prints problems first and exits with 1', async ({ stands }) => {
    const { origin } = await stands.start({
      configuration: { links: { trade: `${stands.site}/404` } },
    });
    const { code, output } = await preflight(`${origin}/dev/preflight?key=${key}`);
    expect(output).toMatch(
      /^Problems \(1\)\n\n {2}Links: Trade\n {4}http:\S+\/404\n {4}It answers with 404: there is no such page\.\n {4}What to do: Replace links\.trade in the configuration\.\n\nWarnings/,
    );
    expect(code).toBe(1);
  });

  test('says which key it needs and exits with 2 if the host goes by another', async ({
    stands,
  }) => {
    const { origin } = await stands.start();
    const { code, output } = await preflight(`${origin}/dev/preflight?key=wrong`);
    expect(output).toContain(`${origin} goes by another key.`);
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
  test('checks one thing again, with what the configuration says by then', async ({
    page,
    stands,
  }) => {
    const { origin, configure } = await stands.start({
      configuration: { links: { trade: `${stands.site}/404`, build: `${stands.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectProblems(page, 'Trade', 'Build');
    await configure({});
    const again = page.getByRole('button', { name: 'Check again Trade' });
    await again.click();
    await expectEntry(page, 'Trade', 'ok', 'It answers.');
    await expectChecked(page);
    await expect(again).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^1 problem\. /);
    await expectProblems(page, 'Build');

    await page.getByRole('button', { name: 'Check all again' }).click();
    await expect(page.getByRole('status')).toHaveText(/^0 problems\. /, { timeout: 60_000 });
  });

  test('leads from the summary to a problem', async ({ page, stands }) => {
    const { origin } = await stands.start({
      configuration: { links: { trade: `${stands.site}/404` } },
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
      stands,
    }) => {
      await page.setViewportSize({ width, height });
      const { origin } = await stands.start({
        configuration: { links: { trade: `${stands.site}/404` } },
      });
      await openPreflight(page, origin);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }

  test('prints black on white, without controls', async ({ page, stands }) => {
    const { origin } = await stands.start();
    await openPreflight(page, origin);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Links' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByText('Trade', { exact: true })).toBeVisible();
  });
});
