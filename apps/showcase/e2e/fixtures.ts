import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/**
 * A test whose page must stay silent: no console message, uncaught error or CSP report, except those that contain a
 * text of `expectedMessages`.
 */
export const test = base.extend<{ expectedMessages: string[] }>({
  expectedMessages: [
    async ({ page }, provide) => {
      const expected: string[] = [];
      const messages: { text: string; url: string }[] = [];
      const add = (text: string) => messages.push({ text, url: page.url() });
      page.on('console', (message) => add(message.text()));
      page.on('pageerror', (error) => add(error.message));
      await provide(expected);
      expect(
        messages.filter(({ text }) => !expected.some((fragment) => text.includes(fragment))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Axe would wait 10 s for a video that never loads, to find out whether it has sound. */
const axeOptions = { preload: { assets: ['media'], timeout: 1000 } };

/** Expects axe to find nothing on the page in its present state. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(axeOptions).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits until the page has entered and nothing on it moves. */
export async function expectSettled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  const main = page.getByRole('main');
  await expect(main).toHaveCSS('opacity', '1');
  await expect.poll(() => main.evaluate((element) => element.getAnimations().length)).toBe(0);
}

/** Answers requests to the entities endpoint. */
export async function answerEntities(
  page: Page,
  answer: { body?: string; status?: number; contentType?: string },
): Promise<void> {
  await page.route('**/api/entities', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', ...answer }),
  );
}

/** Waits until React has hydrated the page or rendered it again. */
export async function expectLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
