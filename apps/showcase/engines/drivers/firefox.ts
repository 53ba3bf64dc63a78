import { launch } from 'puppeteer-core';
import { timeout } from '../support/timeout.ts';
import { windowSize, type BrowserOptions, type Driver } from './driver.ts';

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { startScript }: BrowserOptions,
): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
    timeout: 120_000,
    // Firefox occasionally starts a navigation and never answers.
    protocolTimeout: timeout,
    extraPrefsFirefox: {
      // Without it, a background window fires no focus events.
      'focusmanager.testmode': true,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  await page.evaluateOnNewDocument(startScript);
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }, count) => page.mouse.click(x, y, { count }),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    press: async (key, isShifted) => {
      if (isShifted) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (isShifted) await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
