import { expect, test } from '@playwright/test';
import { openStory, preparePage, readIndex } from './storybook.ts';

/** The main screens: what visitors see first in each area. */
const screens = {
  overview: 'screens-overview--projects',
  'core42-info': 'screens-core42--info',
  'core42-product': 'screens-core42--product-with-placeholders',
  'core42-contact': 'screens-core42-contact--idle',
  'tdra-home': 'screens-tdra--home',
  'tdra-dashboard': 'screens-tdra-dashboard--entity-selected',
  'dda-toolkit': 'screens-dda--toolkit',
  'dda-card': 'screens-dda--page-with-figures',
  'dda-service': 'screens-dda--service-in-english',
} as const;

const sizes = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 });

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => {
  await preparePage(page);
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  // Without its video a background shows its poster.
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
});

const matrices = readIndex().filter(({ id }) => id.endsWith('--all-states'));

test('there are matrices', () => {
  expect(matrices.length).toBeGreaterThanOrEqual(40);
});

for (const { id, title } of matrices) {
  const name = title.split('/').at(-1) ?? title;
  test(`${name} in all states`, async ({ page }) => {
    await page.setViewportSize(sizes.laptop);
    await openStory(page, id, 'motion:reduced');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('table', { name: /: all states$/ })).toHaveScreenshot(
      `matrix-${name}.png`,
      {
        // Without a graphics card, drawing glass over a picture takes long.
        timeout: 60_000,
      },
    );
  });
}

for (const [screen, id] of Object.entries(screens)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${screen} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openStory(page, id, 'motion:reduced');
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      await expect(page).toHaveScreenshot(`${screen}-${size}.png`);
    });
  }
}
