import { expect, test, type Page } from '@playwright/test';
import { openStory, readIndex } from './storybook.ts';

/** The first screen of each area. */
const screens = [
  'screens-overview--projects',
  'screens-core42--info',
  'screens-core42--product-with-placeholders',
  'screens-core42-contact--idle',
  'screens-g42--paused',
  'screens-tdra--home',
  'screens-tdra-dashboard--entity-selected',
  'screens-dda--toolkit',
  'screens-dda--page-with-figures',
  'screens-dda--service-in-english',
];

const index = readIndex();
const ids = index.map(({ id }) => id);
const matrices = ids.filter((id) => id.endsWith('--all-states'));

// At half size, changes are still visible.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 0.5,
  viewport: { width: 1280, height: 800 },
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  // Without its video, a background shows its poster.
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
});

/** A form that is sending says so again after ten seconds: on a slow machine that would be in the picture. */
const stopLongTimers = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (call: () => void, delay = 0) => (delay >= 10_000 ? 0 : set(call, delay)),
    });
  });

for (const id of [...matrices, ...screens]) {
  test(id, async ({ page }) => {
    if (id.startsWith('library-forms-')) await stopLongTimers(page);
    await openStory(page, id, 'motion:reduced');
    await page.evaluate(() => document.fonts.ready);
    const shown = screens.includes(id)
      ? page.locator('body')
      : page.getByRole('region', { name: /: all states$/ });
    // Without a graphics card, glass over a picture renders slowly.
    await expect(shown).toHaveScreenshot(`${id}.png`, { timeout: 60_000 });
  });
}

const playgrounds = ids.filter((id) => id.endsWith('--playground'));

const rings = 'this-show-rings--playground';

/** How the file of a thumbnail is named: the documents of the library name its components. */
const nameOf = (id: string) =>
  id.startsWith('library-')
    ? (index
        .find((entry) => entry.id === id)
        ?.title.split('/')
        .at(-1) ?? id)
    : id;

// 400 px wide each. The components of the library adapt to any window; rings need a large one, like a screen.
const thumbnails = [
  { shown: playgrounds.filter((id) => id.startsWith('library-')), width: 400, tag: '@docs' },
  { shown: playgrounds.filter((id) => id.startsWith('this-show-') && id !== rings), width: 800 },
  { shown: [...screens, rings], width: 1280 },
];

for (const { shown, width, tag = [] } of thumbnails) {
  test.describe(`thumbnails from ${String(width)} px`, { tag }, () => {
    test.use({ deviceScaleFactor: 400 / width, viewport: { width, height: width / 1.6 } });
    for (const id of shown) {
      test(`${id}, on Welcome`, async ({ page }) => {
        await openStory(page, id, 'motion:reduced');
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          return document.fonts.ready;
        });
        const picture = await page.screenshot({
          type: 'jpeg',
          quality: 70,
          animations: 'disabled',
        });
        expect(picture).toMatchSnapshot(`${nameOf(id)}.jpg`, { maxDiffPixelRatio: 0.001 });
      });
    }
  });
}
