import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test as base } from 'vitest';
import type { ServerName } from '../../../../deploy/servers.ts';
import { findEngine, type Engine } from '../../../../scripts/findEngine.ts';
import type { BrowserOptions, Driver } from '../drivers/driver.ts';
import { startFirefox } from '../drivers/firefox.ts';
import { startWebKit } from '../drivers/webkit.ts';
import { Browser } from './browser.ts';
import { startScript } from './inPage.ts';
import { Page } from './page.ts';
import { timeout } from './timeout.ts';
import { ProxiedHost } from './proxiedHost.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: Engine;
    /** The server of the static site; undefined means the host. */
    readonly server: ServerName | undefined;
  }
}

const starters: Record<Engine, (path: string, options: BrowserOptions) => Promise<Driver>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * A test whose file has its own browser, and whose page must stay silent: no errors, console messages or policy
 * reports, except those that contain a text of `expectedReports`.
 */
export const test = base
  // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  .extend('host', { scope: 'file' }, async ({}, { onCleanup }) => {
    const host = new ProxiedHost();
    await host.open(inject('server'));
    onCleanup(() => host.close());
    return host;
  })
  // eslint-disable-next-line no-empty-pattern -- As above.
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const engine = inject('engine');
    const browser = new Browser(() => starters[engine](findEngine(engine), { startScript }));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('expectedReports', [] as string[])
  .extend('page', { auto: true }, async ({ browser, host, expectedReports, onTestFinished }) => {
    const page = new Page(await browser.driver(), host.origin);
    // Not `onCleanup`: once that has thrown, Vitest fails every further attempt of the test too.
    onTestFinished(async () => {
      host.restore();
      const reports = await Promise.race([leavePage(page), failAfterPatience()]).catch(
        async (error: unknown) => {
          // A browser that hangs would fail every test after this one.
          await browser.close();
          throw error;
        },
      );
      const isExpected = (text: string) =>
        expectedReports.some((fragment) => text.includes(fragment));
      expect(reports.filter((text) => !isExpected(text))).toEqual([]);
    });
    return page;
  });

/** Leaves the page and returns its reports. */
async function leavePage(page: Page): Promise<readonly string[]> {
  const reports = await page.takeReports();
  await page.leave();
  return reports;
}

/** A browser may never answer again. */
async function failAfterPatience(): Promise<never> {
  await sleep(timeout, undefined, { ref: false });
  throw new Error(`The browser has not answered for ${String(timeout / 1000)} s.`);
}

export { expect };

/** Waits until the only heading has the given name and the page has entered. */
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
