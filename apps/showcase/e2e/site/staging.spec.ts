import type { Page } from '@playwright/test';
import { expect, expectSettled, test } from '../fixtures.ts';

const paths = [
  '/',
  '/projects/m42',
  '/projects/nowhere',
  '/projects/core42',
  '/projects/core42/info',
  '/projects/core42/products',
  '/projects/core42/products/compass',
  '/projects/core42/partners',
  '/projects/core42/contact',
  '/projects/g42',
  '/projects/tdra',
  '/projects/tdra/impact',
  '/projects/dda',
  '/projects/dda/trade',
  '/projects/dda/agents-suite',
  '/projects/dda/linking',
  '/projects/dda/dubai-now',
  '/projects/dda/dubai-now/volunteer',
];

/**
 * Scroll bars and hairlines are as wide on a wall as on a stage, so a line of text may break elsewhere. Positions and
 * heights may therefore differ by a line, in pixels of the wall.
 */
const tolerances = { x: 24, y: 72, width: 24, height: 72, fontSize: 1 };
const keys = ['x', 'y', 'width', 'height', 'fontSize'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Layout = Awaited<ReturnType<typeof layoutAt>>;

/** The position and font size of everything with text or a picture in a window of that size, in page order. */
async function layoutAt(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  return page.locator('h1, h2, h3, p, a, button, input, img').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const name = `${element.tagName} ${element.textContent.slice(0, 40)}`;
      return [{ name, box: { x, y, width, height, fontSize } }];
    }),
  );
}

for (const path of paths) {
  test(`${path} is twice as large on a wall of 3840x2160 as on a stage of 1920x1080`, async ({
    page,
    expectedMessages,
  }) => {
    if (path.endsWith('/nowhere')) expectedMessages.push('404');
    await page.goto(path);
    await expectSettled(page, /\S/);
    let stage: Layout = [];
    let wall: Layout = [];
    // Scripts add elements, such as the control of a background.
    await expect(async () => {
      stage = await layoutAt(page, { width: 1920, height: 1080 });
      wall = await layoutAt(page, { width: 3840, height: 2160 });
      expect(wall.map(({ name }) => name)).toEqual(stage.map(({ name }) => name));
    }).toPass();
    const others = wall.flatMap(({ name, box }, index) =>
      keys.flatMap((key) => {
        const [value, wanted] = [box[key], 2 * (stage[index]?.box[key] ?? Number.NaN)];
        return Math.abs(value - wanted) <= tolerances[key]
          ? []
          : [`${name}: ${key} ${value} instead of ${wanted}`];
      }),
    );
    expect(others).toEqual([]);
  });
}
