import { expect, expectAccessible, test } from '../fixtures.ts';
import { screens } from './screens.ts';

/** One address for each layout in each theme, half of them in Arabic. */
const layouts: readonly string[] = [
  '/',
  '/ar/projects/core42',
  '/projects/core42/info',
  '/ar/projects/core42/products',
  '/projects/core42/products/compass',
  '/ar/projects/core42/partners',
  '/ar/projects/core42/contact',
  '/projects/g42',
  '/ar/projects/m42',
  '/projects/tdra',
  '/ar/projects/tdra/impact',
  '/projects/tdra/screensaver',
  '/ar/projects/dda',
  '/projects/dda/linking',
  '/ar/projects/dda/trade',
  '/projects/dda/agents-suite',
  '/projects/dda/AicomiteeBg',
  '/ar/projects/dda/dubai-now',
  '/projects/dda/dubai-now/marriage',
];

test('axe sees every layout', { tag: '@smoke' }, () => {
  expect(screens).toEqual(expect.arrayContaining([...layouts]));
});

for (const path of screens) {
  const tag = layouts.includes(path) ? ['@smoke'] : [];
  test(`axe finds nothing on ${path}`, { tag }, async ({ page }) => {
    await page.goto(encodeURI(path));
    await expectAccessible(page);
  });
}
