import { expect } from '../fixtures.ts';
import { expectEntry, expectProblems, openPreflight } from './preflightPage.ts';
import { findArabicFont, test } from './preflightSetup.ts';

// Every test starts a host and checks everything, including the films.
test.describe.configure({ timeout: 90_000 });

test.describe('the preflight finds', () => {
  test('a link that leads nowhere', async ({ page, setups }) => {
    const { origin } = await setups.start({
      configuration: { links: { trade: `${setups.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectEntry(page, 'Trade', 'problem', 'It answers with 404: there is no such page.');
    await expectProblems(page, 'Trade');
  });

  test('a frame that refuses to be framed', async ({ page, setups }) => {
    const { origin } = await setups.start({
      configuration: { gridPortal: `${setups.site}/framed` },
    });
    await openPreflight(page, origin);
    const found = 'It refuses to be shown in a frame (X-Frame-Options: DENY).';
    await expectEntry(page, 'Intelligence Grid portal', 'problem', found);
    await expectProblems(page, 'Intelligence Grid portal');
  });

  test('a film and a font that are missing', async ({ page, setups }) => {
    const fontFile = await findArabicFont();
    const missing = ['media/volunteer-en.webm', 'media/volunteer-en.mp4', fontFile];
    const { origin } = await setups.start({ missing });
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

  test('an address that hangs, within five seconds', async ({ page, setups }) => {
    const links = {
      trade: `${setups.site}/hang`,
      build: `${setups.site}/hang?2`,
      justice: `${setups.site}/hang?3`,
    };
    const { origin } = await setups.start({ configuration: { links } });
    const begin = performance.now();
    await openPreflight(page, origin);
    const milliseconds = performance.now() - begin;
    await expectEntry(page, 'Trade', 'problem', 'It does not answer within 5 seconds.');
    await expectProblems(page, 'Trade', 'Build', 'Justice');
    expect(milliseconds).toBeGreaterThan(4900);
    // One after another, the three would take fifteen.
    expect(milliseconds).toBeLessThan(14_000);
  });

  test('a live stream that is off air or that browsers may not read', async ({ page, setups }) => {
    const videos = { liveStream: `${setups.site}/404` };
    const { origin, configure } = await setups.start({ configuration: { videos } });
    await openPreflight(page, origin);
    await expectEntry(page, 'Live stream', 'problem', 'It answers with 404');
    await expectProblems(page, 'Live stream');

    await configure({ videos: { liveStream: `${setups.site}/stream.m3u8` } });
    await openPreflight(page, origin);
    const found = 'It answers the host, but browsers may not read it from this origin.';
    await expectEntry(page, 'Live stream', 'problem', found);
  });

  test('an invalid key of the configuration', async ({ page, setups }) => {
    const { origin } = await setups.start({ configuration: { gridPortal: 7 } });
    await openPreflight(page, origin);
    await expectEntry(
      page,
      'Configuration',
      'problem',
      'gridPortal must be an http(s) address or a path of the app; its default is used.',
    );
    await expectProblems(page, 'Configuration');
  });

  test('a missing network: at most a warning, and nothing for local addresses', async ({
    page,
    setups,
  }) => {
    const { origin } = await setups.start({
      linksTo: 'http://nowhere.invalid',
      configuration: { links: { build: `${setups.site}/`, justice: `${setups.site}/404` } },
    });
    await openPreflight(page, origin);
    await expectEntry(page, /\d\d addresses: /, 'warning', 'No network: ');
    await expectEntry(page, 'Product film', 'ok', 'The player answers');
    await expectEntry(page, 'Build', 'ok', 'It answers.');
    await expectProblems(page, 'Justice');
  });
});
