import { expect, inject, test as base } from 'vitest';
import { findEngine, type Engine } from '../../../../scripts/findEngine.ts';
import type { BrowserOptions, Driver } from '../drivers/driver.ts';
import { startFirefox } from '../drivers/firefox.ts';
import { startWebKit } from '../drivers/webkit.ts';
import { startScript } from './inPage.ts';
import { Page } from './page.ts';
import { Stand } from './stand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: Engine;
  }
}

const starters: Record<Engine, (path: string, options: BrowserOptions) => Promise<Driver>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

interface Options {
  readonly isMotionReduced?: boolean;
  /** Runs in every document before its own scripts. */
  readonly beforeScripts?: () => void;
}

/**
 * A test with a browser of its own for the file, and a page that must stay silent: no error, message to the console or
 * report of the policy, except those that contain a text of `expectedReports`.
 */
export const testWith = ({ isMotionReduced = false, beforeScripts }: Options = {}) =>
  base
    // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
    .extend('stand', { scope: 'file' }, async ({}, { onCleanup }) => {
      const stand = new Stand();
      await stand.open();
      onCleanup(() => stand.close());
      return stand;
    })
    // eslint-disable-next-line no-empty-pattern -- As above.
    .extend('driver', { scope: 'file' }, async ({}, { onCleanup }) => {
      const engine = inject('engine');
      const script = beforeScripts
        ? `${startScript}\n(${beforeScripts.toString()})();`
        : startScript;
      const driver = await starters[engine](findEngine(engine), {
        startScript: script,
        isMotionReduced,
      });
      onCleanup(() => driver.close());
      return driver;
    })
    .extend('expectedReports', [] as string[])
    .extend('page', { auto: true }, async ({ driver, stand, expectedReports }, { onCleanup }) => {
      const page = new Page(driver, stand.origin);
      onCleanup(async () => {
        const reports = await page.takeReports();
        await page.leave();
        stand.restore();
        const isExpected = (text: string) =>
          expectedReports.some((fragment) => text.includes(fragment));
        expect(reports.filter((text) => !isExpected(text))).toEqual([]);
      });
      return page;
    });

export const test = testWith();
export { expect };

/** Waits until the only heading has its name and the page has entered. */
export async function expectSettled(page: Page, heading: string | RegExp): Promise<void> {
  await page.role('heading', heading, 1).untilThere();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [main, ...others] = document.querySelectorAll('main');
        return {
          headings: document.querySelectorAll('h1').length,
          mains: main ? 1 + others.length : 0,
          opacity: main && getComputedStyle(main).opacity,
          animations: main?.getAnimations().length,
        };
      }),
    )
    .toEqual({ headings: 1, mains: 1, opacity: '1', animations: 0 });
}
