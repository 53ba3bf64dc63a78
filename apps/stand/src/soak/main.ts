/**
 * `pnpm soak [--minutes 30] [--seed 1]`: runs random visitors against a kiosk. Fails on an error, on any trace of an
 * earlier visitor, on a lost contact request, and if nodes, listeners or heap grow. Build first.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { kioskDefaults } from '@showcase/content/configuration/defaults';
import { browserArguments, findBrowser } from '../launcher/findBrowser.ts';
import { startStand } from '../standProcess.ts';
import { countHoldings, growthOf, type Holdings } from './growth.ts';
import { createRandom } from './random.ts';
import { act, goTo } from './visitor.ts';
import { leftOvers, overReload, watchReports } from './watch.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0))
  throw new Error(`--minutes is "${values.minutes}"; it must be a number above 0.`);
const random = createRandom(Number(values.seed));

const { attractLoop } = kioskDefaults;
/** Short, so an afternoon of visitors fits into half an hour. */
const kiosk = { idleSeconds: 4, warningSeconds: 2, externalLinks: 'handOff' };

const folder = mkdtempSync(join(tmpdir(), 'showcase-soak-'));
const leads = join(folder, 'requests.db');
const config = join(folder, 'showcase.config.json');
writeFileSync(config, JSON.stringify({ kiosk }));

const findings: string[] = [];
const held: Holdings[] = [];
const words: string[] = [];
let thanks = 0;

const host = await startStand(['--config', config, '--leads', leads]);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  const reports = watchReports(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${host.address}${attractLoop}`);
  // The code of the kiosk runs.
  await page.locator('html[style*="overscroll-behavior"]').waitFor();
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end && findings.length < 20) {
    const visitor = `visitor-${String(words.length + 1)}`;
    const done: string[] = [];
    await welcome(page);
    try {
      for (let left = 3 + random.upTo(6); left > 0; left -= 1) {
        done.push(await act({ page, random, word: visitor, onThanks: () => (thanks += 1) }));
      }
    } catch (error) {
      findings.push(`${visitor}: after ${done.join(', ')}, at ${page.url()}: ${String(error)}`);
    }
    words.push(visitor);
    await expectLoop(page, done);
    held.push(await countHoldings(session));
    for (const text of reports.splice(0)) findings.push(`${visitor}: ${text}`);
    console.log(`${visitor}: ${done.join(', ')}`);
  }
} finally {
  await browser.close();
  await host.stop();
}
const database = new DatabaseSync(leads);
const kept = Number(database.prepare('SELECT count(*) AS count FROM requests').get()?.['count']);
database.close();
if (kept !== thanks) {
  findings.push(`${String(thanks)} requests were thanked for, ${String(kept)} are kept.`);
}
rmSync(folder, { recursive: true });
report();

/** A new visitor touches the loop and first looks for traces of earlier visitors: in forms, and with Back. */
async function welcome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === attractLoop);
  const [x, y] = [200 + random.upTo(600), 300 + random.upTo(1200)];
  await (random.next() < 0.5 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  try {
    await page.waitForURL((url) => url.pathname === '/', { timeout: 10_000 });
  } catch {
    findings.push(`A touch at ${String(x)}, ${String(y)} on the attract loop leads nowhere.`);
    await page.goto(host.address);
  }
  const look = async (place: string) => {
    const found = await overReload(page, () => leftOvers(page, words));
    for (const left of found) findings.push(`${place}: ${left}`);
  };
  await look('Home');
  if (random.next() < 0.5) {
    for (const path of ['/projects/core42/contact', '/projects/tdra/impact']) {
      await goTo(page, path);
      await look(path);
    }
  } else {
    await page.evaluate(() => {
      // The blank page that the browser started with precedes the kiosk's first entry.
      if ((history.state as { readonly idx: number }).idx > 0) history.back();
    });
    await page.waitForTimeout(400);
    await look('Back');
  }
}

/** The visitor walks away: the loop appears, after any playing film has ended, and no trace is left. */
async function expectLoop(page: Page, done: readonly string[]): Promise<void> {
  // A frame with the focus delays the reset for five minutes.
  const blur = () => {
    (document.activeElement as HTMLElement | null)?.blur();
  };
  await overReload(page, () => page.evaluate(blur));
  try {
    // A visitor can also open the loop; the one between visitors is marked.
    await page.waitForFunction(
      (path) => {
        const { usr } = (history.state ?? {}) as { readonly usr?: { isBetweenVisitors?: true } };
        return location.pathname === path && usr?.isBetweenVisitors === true;
      },
      attractLoop,
      { timeout: 90_000 },
    );
  } catch {
    findings.push(`No attract loop at ${page.url()} after ${done.join(', ')}.`);
    await page.goto(`${host.address}${attractLoop}`);
  }
  await page.getByRole('heading', { level: 1, name: 'Screensaver' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  findings.push(...(await leftOvers(page, words)));
  for (const text of await page.locator('dialog[open]').allInnerTexts()) {
    findings.push(`A dialog is open in the attract loop after ${done.join(', ')}: ${text}`);
  }
}

function report(): void {
  findings.push(...growthOf(held));
  console.log(
    `\n${String(words.length)} visitors, ${String(thanks)} contact requests, ${String(kept)} kept`,
  );
  for (const finding of findings) console.error(`FOUND ${finding}`);
  console.log(findings.length === 0 ? 'Nothing found.' : `${String(findings.length)} findings.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
