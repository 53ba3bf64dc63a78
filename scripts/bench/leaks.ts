import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { takeCensus, type Census } from '../census.ts';
import { startHost } from './host.ts';

/** One round through every area, including the form, dialogs, background loops and the live stream. */
const round = [
  '/projects/core42/products/compass',
  '/projects/core42/contact',
  '/projects/g42',
  '/projects/tdra/impact',
  '/projects/tdra/screensaver',
  '/projects/dda',
  '/projects/dda/trade',
  '/projects/dda/dubai-now',
  '/projects/dda/dubai-now/volunteer',
  '/',
];
const changes = 500;
const warmUp = 5;

/** Measures what 500 route changes in one page leave behind, after some rounds of warm-up. */
export async function benchLeaks(): Promise<void> {
  const host = await startHost();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(host.address, { waitUntil: 'load' });
    for (let lap = 0; lap < warmUp; lap++) await visitAll(page);
    const censuses: Census[] = [await takeCensus(session)];
    for (let lap = 0; lap < changes / round.length; lap++) {
      await visitAll(page);
      censuses.push(await takeCensus(session));
    }
    report(censuses);
  } finally {
    await browser.close();
    await host.stop();
  }
}

async function visitAll(page: Page): Promise<void> {
  for (const path of round) {
    const before = await page.title();
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await page.waitForFunction(
      (title) =>
        document.title !== title && document.querySelector('main')?.getAnimations().length === 0,
      before,
    );
  }
}

function report(censuses: readonly Census[]): void {
  console.log(`Leaks, ${String(changes)} route changes after ${String(warmUp * round.length)}`);
  for (const [name, unit, scale] of [
    ['listeners', '', 1],
    ['nodes', '', 1],
    ['heap', ' kB', 1000],
  ] as const) {
    const values = censuses.map((census) => census[name] / scale);
    const [first = NaN, last = NaN] = [values[0], values.at(-1)];
    console.log(
      `  ${name}: ${first.toFixed(0)}${unit} to ${last.toFixed(0)}${unit}, slope ${slopeOf(values).toFixed(2)}${unit} per round of ${String(round.length)}`,
    );
  }
}

/** The slope of the least-squares line through the values, one per round. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [rise, run] = [0, 0];
  values.forEach((value, index) => {
    rise += (index - middle) * (value - mean);
    run += (index - middle) ** 2;
  });
  return rise / run;
}
