import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { startHost } from './host.ts';
import { median, namedRecords } from './records.ts';

const sizes = [1000, 10_000, 100_000];
const keys = [...'department 77'];

interface Measurement {
  /** The longest task while the list arrived, in milliseconds. */
  readonly arrival: number;
  /** From a keystroke to the paint of its list, in milliseconds. */
  readonly keystroke: number;
}

declare global {
  interface Window {
    longestTask: number;
    keystrokes: number[];
  }
}

/** Measures the arrival of the list and keystroke to paint on the built dashboard, in a real browser. */
export async function benchDashboard(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const results: Measurement[] = [];
  for (const size of sizes) results.push(await measure(browser, size));
  await browser.close();

  const [smallest] = results;
  if (!smallest) return;
  console.log('Dashboard, median milliseconds (ratio to the smallest list)');
  results.forEach(({ arrival, keystroke }, index) => {
    const size = (sizes[index] ?? 0).toLocaleString('en');
    console.log(
      `  ${size} entities: longest task on arrival ${arrival.toFixed(0)}, keystroke to paint ${keystroke.toFixed(1)} (${(keystroke / smallest.keystroke).toFixed(2)})`,
    );
  });
}

async function measure(browser: Browser, size: number): Promise<Measurement> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'entities.json');
  writeFileSync(file, JSON.stringify(namedRecords(size)));
  const host = await startHost('--entities', file);
  try {
    const arrivals: number[] = [];
    const keystrokes: number[] = [];
    for (let round = 0; round < 3; round++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(observe);
      await page.goto(`${host.address}/projects/tdra/impact`, { waitUntil: 'networkidle' });
      arrivals.push(await page.evaluate(() => window.longestTask));
      await page.getByRole('combobox').focus();
      for (const key of keys) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(60);
      }
      keystrokes.push(...(await page.evaluate(() => window.keystrokes)));
      await context.close();
    }
    return { arrival: median(arrivals), keystroke: median(keystrokes) };
  } finally {
    await host.stop();
  }
}

/** Runs in the page before the page's own scripts. */
function observe() {
  window.longestTask = 0;
  window.keystrokes = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'keydown',
    () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        // The first task after a frame runs when the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keystrokes.push(performance.now() - start);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
