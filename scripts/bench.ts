/**
 * `pnpm bench`: how quickly the built app responds, as ratios to a baseline app of React, the router and plain CSS on
 * the same host, in one browser, in rotation, with software rendering. Each figure is the median of several rounds,
 * each in a new context. `pnpm bench WORD` measures the rows with that word. Build first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { buildBaseline } from './bench/baseline.ts';
import { browserArguments, findBrowser } from '../apps/stand/src/launcher/findBrowser.ts';
import { startHost } from '../apps/host/src/hostProcess.ts';

const rounds = 5;
const [, , word = ''] = process.argv;

/** As DevTools names them: latency in milliseconds, throughput in bytes per second. */
const networks = {
  'slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  'fast 4G': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
} as const;
type Network = keyof typeof networks;

/** An app with the same screens: their addresses, and the controls that lead from one to the next. */
interface Subject {
  readonly address: string;
  readonly tiles: string;
  readonly product: string;
}

interface Row {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'requests';
  readonly goal: string;
  readonly measure: (browser: Browser, subject: Subject) => Promise<number>;
}

/**
 * The limits for the ratio to the baseline, or for the figure itself. docs/decisions/2026-11-23-first-paint.md gives
 * the reasons for the first visit's limits.
 */
const rows: readonly Row[] = [
  load('tiles, content on screen, slow 4G, CPU 4x', 'slow 4G', 'content', '<= 1.1 of the baseline'),
  load('tiles, largest paint, slow 4G, CPU 4x', 'slow 4G', 'largest', '<= 1.15 of the baseline'),
  load('tiles, content on screen, fast 4G, CPU 4x', 'fast 4G', 'content', '<= 1.3 of the baseline'),
  change('change of page, reduced motion, CPU 1x', 1, 'reduce', '<= 1.5 of the baseline'),
  change('change of page, reduced motion, CPU 4x', 4, 'reduce', '<= 1.3 of the baseline'),
  change('change of page with motion, CPU 1x', 1, 'no-preference', '<= 1.03 of the baseline'),
  {
    name: 'film dialog open and settled, reduced motion, CPU 1x',
    unit: 'ms',
    goal: '<= 100 ms',
    measure: (browser, { address, product }) =>
      withPage(browser, { motion: 'reduce' }, async (page) => {
        await page.goto(address + product, { waitUntil: 'networkidle' });
        return press(page, 'button', 'Video', openDialog);
      }),
  },
  {
    name: 'slowest interaction to the next paint, with motion, CPU 1x',
    unit: 'ms',
    goal: '<= 50 ms',
    measure: (browser, { address, tiles }) =>
      withPage(browser, {}, async (page) => {
        await page.goto(address + tiles, { waitUntil: 'networkidle' });
        await press(page, 'link', 'Compass', productTitle);
        await press(page, 'button', 'Video', openDialog);
        return page.evaluate(() => Math.max(...window.interactions));
      }),
  },
  transfer('tiles, HTML, CSS and JavaScript of a first visit', /^(Document|Stylesheet|Script)$/, {
    unit: 'kB',
    goal: '<= 1.3 of the baseline',
  }),
  transfer('tiles, fonts of a first visit', /^Font$/, { unit: 'kB', goal: '<= 40 kB' }),
  transfer('tiles, requests of a first visit', /./, { unit: 'requests', goal: '<= 18' }),
  {
    name: 'tiles, script until the page has settled, CPU 4x',
    unit: 'ms',
    goal: '<= 1.3 of the baseline',
    measure: (browser, { address, tiles }) =>
      withPage(browser, { slowdown: 4 }, async (page, session) => {
        await page.goto(address + tiles, { waitUntil: 'networkidle' });
        return settledScript(session);
      }),
  },
];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function load(name: string, network: Network, what: 'content' | 'largest', goal: string): Row {
  const measure: Row['measure'] = (browser, { address, tiles }) =>
    withPage(browser, { network, slowdown: 4 }, async (page) => {
      await page.goto(address + tiles, { waitUntil: 'networkidle', timeout: 120_000 });
      // Paints are reported some time after they happened.
      await page.waitForFunction((which) => window.paints[which] > 0, what);
      return page.evaluate((which) => window.paints[which], what);
    });
  return { name, unit: 'ms', goal, measure };
}

function change(name: string, slowdown: number, motion: Motion, goal: string): Row {
  const measure: Row['measure'] = (browser, { address, tiles }) =>
    withPage(browser, { slowdown, motion }, async (page) => {
      await page.goto(address + tiles, { waitUntil: 'networkidle', timeout: 120_000 });
      return press(page, 'link', 'Compass', productTitle);
    });
  return { name, unit: 'ms', goal, measure };
}

/** What a first visit fetches until the network is idle: bytes as they are sent, or requests. */
function transfer(name: string, type: RegExp, { unit, goal }: Pick<Row, 'unit' | 'goal'>): Row {
  const measure: Row['measure'] = (browser, { address, tiles }) =>
    withPage(browser, {}, async (page, session) => {
      let bytes = 0;
      const wanted = new Set<string>();
      session.on('Network.responseReceived', (response) => {
        if (type.test(response.type)) wanted.add(response.requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (wanted.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(address + tiles, { waitUntil: 'networkidle' });
      return unit === 'kB' ? bytes / 1000 : wanted.size;
    });
  return { name, unit, goal, measure };
}

/** The milliseconds that the page's scripts have run when none has run for half a second. */
async function settledScript(session: CDPSession): Promise<number> {
  let before = -1;
  for (;;) {
    const { metrics } = await session.send('Performance.getMetrics');
    const duration = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
    if (duration - before < 1) return duration;
    before = duration;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

type Motion = 'reduce' | 'no-preference';
interface Conditions {
  readonly network?: Network;
  readonly slowdown?: number;
  readonly motion?: Motion;
}

/** Measures in a page with its own context. */
async function withPage(
  browser: Browser,
  { network, slowdown = 1, motion = 'no-preference' }: Conditions,
  measure: (page: Page, session: CDPSession) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: motion,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Counts from here on.
  await session.send('Performance.enable');
  if (network) {
    const conditions = { offline: false, ...networks[network] };
    await session.send('Network.emulateNetworkConditions', conditions);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  const figure = await measure(page, session);
  await context.close();
  return figure;
}

/** The only element that matches a selector and contains a text. */
interface Sign {
  readonly selector: string;
  readonly text: string;
}
const productTitle: Sign = { selector: 'h1', text: 'Compass' };
const openDialog: Sign = { selector: 'dialog[open]', text: 'Close' };

/** Presses a control and returns the milliseconds until the awaited element is there, still and painted. */
async function press(page: Page, role: 'link' | 'button', name: string, awaited: Sign) {
  await page.evaluate(({ selector, text }) => {
    window.settled = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const isMoving = document
              .getAnimations()
              .some((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
            const [only, ...others] = document.querySelectorAll(selector);
            const isThere = others.length === 0 && only?.textContent.includes(text) === true;
            if (isMoving || !isThere) requestAnimationFrame(look);
            else {
              // The first task after a frame runs when the frame has been painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                resolve(performance.now() - timeStamp);
              };
              requestAnimationFrame(() => {
                port2.postMessage(undefined);
              });
            }
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  }, awaited);
  await page.getByRole(role, { name, exact: true }).first().click();
  // What appears beneath the mouse would otherwise still change colour.
  await page.mouse.move(0, 0);
  return page.evaluate(() => window.settled);
}

const folder = mkdtempSync(join(tmpdir(), 'showcase-baseline-'));
await buildBaseline(folder);
const baseline = await startHost(['--root', folder]);
const host = await startHost();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments, '--disable-gpu'],
});
const subjects: readonly Subject[] = [
  { address: baseline.address, tiles: '/', product: '/product' },
  {
    address: host.address,
    tiles: '/projects/core42/products',
    product: '/projects/core42/products/compass',
  },
];
try {
  for (const { name, unit, goal, measure } of rows.filter((row) => row.name.includes(word))) {
    const figures = subjects.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, subject] of subjects.entries())
        figures[index]?.push(await measure(browser, subject));
    }
    const [base = NaN, ours = NaN] = figures.map(median);
    console.log(
      `${name}: baseline ${base.toFixed(0)}, ours ${ours.toFixed(0)} ${unit}, ratio ${(ours / base).toFixed(2)} (goal ${goal})`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([baseline.stop(), host.stop()]);
  rmSync(folder, { recursive: true });
}

declare global {
  interface Window {
    paints: { content: number; largest: number };
    interactions: number[];
    settled: Promise<number>;
  }
}

/** Runs in the page before the page's own scripts. */
function observe() {
  window.paints = { content: NaN, largest: NaN };
  window.interactions = [];
  const each = (type: string, take: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe(options);
  };
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.paints.content = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    window.paints.largest = startTime;
  });
  each('event', ({ duration }) => window.interactions.push(duration));
}
