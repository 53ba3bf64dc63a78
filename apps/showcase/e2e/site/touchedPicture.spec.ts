import type { Page } from '@playwright/test';
import { expect, expectSettled, test } from '../fixtures.ts';

/** Counts the changes of page in which a picture moved as its own element, and those in which the page did. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const moved = effects
          .filter(({ pseudoElement }) => pseudoElement?.endsWith('-group(showcase-picture)'))
          .filter(
            (effect) => new Set(effect.getKeyframes().map((frame) => frame['width'])).size > 1,
          );
        const ownPages = effects.filter(({ pseudoElement }) =>
          pseudoElement?.endsWith('-new(showcase-page)'),
        );
        const { dataset } = document.documentElement;
        dataset['ownPages'] = String(Number(dataset['ownPages'] ?? 0) + ownPages.length);
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + moved.length);
      });
      return transition;
    };
  });

for (const { kind, list, title, tile, next } of [
  {
    kind: 'the scene behind a page',
    list: '/projects/dda',
    title: /Activation Toolkit/,
    tile: /^Trade and Logistics/,
    next: /Trade and Logistics/,
  },
  {
    kind: 'the same picture',
    list: '/projects/core42/products',
    title: /Our Products/,
    tile: 'Compass',
    next: 'Compass',
  },
]) {
  test(`the picture that was touched becomes ${kind}, and returns to its place in the list`, async ({
    page,
  }) => {
    await countMoves(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(list, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: tile }).first();
    await link.click();
    await expectSettled(page, next);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-moved', '1');
    await page.goBack();
    await expectSettled(page, title);
    await expect(html).toHaveAttribute('data-moved', '2');
    await expect(link).toBeInViewport();
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });
}

test('a picture that was touched and is not on the next page leaves the page in one piece', async ({
  page,
}) => {
  await countMoves(page);
  await page.goto('/projects/core42/info', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Our Products' }).first().click();
  await expectSettled(page, 'Our Products');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-moved', '0');
  await expect(html).toHaveAttribute('data-own-pages', '0');
});
