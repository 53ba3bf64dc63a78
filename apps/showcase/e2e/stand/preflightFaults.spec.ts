import { expect } from '../fixtures.ts';
import { expectEntry, expectProblems, openPreflight } from './preflightPage.ts';
import { findArabicFont, test } from './preflightStand.ts';

// Every test starts a host and checks a whole stand, films included.
test.describe.configure({ timeout: 90_000 });

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
