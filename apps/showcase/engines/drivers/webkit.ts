import getPort from 'get-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { timeout } from '../support/timeout.ts';
import { windowSize, type BrowserOptions, type Driver, type KeyName } from './driver.ts';

/** A GTK window with WebKit, because WebKitGTK's own MiniBrowser can't run scripts before the page's own. */
const gtkBrowser = fileURLToPath(new URL('gtkBrowser.py', import.meta.url));

const keys: Readonly<Record<KeyName, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK on a screen in memory, driven over WebDriver. */
export async function startWebKit(
  executablePath: string,
  { startScript }: BrowserOptions,
): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-webkit-'));
  const scriptFile = join(folder, 'start.js');
  await writeFile(scriptFile, startScript);
  const { screen, display } = await openScreen();
  const port = await getPort();
  const service = spawn(executablePath, [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display },
    // The libraries that WebKit uses complain about sound cards and the like.
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${String(port)}`;
  await untilAnswered(address);

  const opened = new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'gtkBrowser',
      // The driver occasionally misses that a page has loaded, and then doesn't answer for minutes.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: gtkBrowser, args: ['--script', scriptFile] },
    })
    .build();
  const driver = await Promise.race([opened, failAfter(60_000)]);
  await driver.manage().setTimeouts({ script: timeout });
  await driver.manage().window().setRect(windowSize);
  const actions = () => driver.actions({ async: true });
  const at = ({ x, y }: { x: number; y: number }) => ({ x, y, origin: Origin.VIEWPORT });

  return {
    open: (url) => untilReplaced(driver, () => driver.get(url)),
    evaluate: (expression) =>
      driver.executeAsyncScript(`(${expression}).then(arguments[arguments.length - 1])`),
    click: async (point, count) => {
      const sequence = actions().move({ ...at(point), duration: 0 });
      for (let each = 0; each < count; each += 1) sequence.press().release();
      await sequence.perform();
    },
    drag: (from, to) =>
      actions()
        .move({ ...at(from), duration: 0 })
        .press()
        .move({ ...at(to), duration: 100 })
        .release()
        .perform(),
    press: (key, isShifted) => {
      const sequence = actions();
      if (isShifted) sequence.keyDown(Key.SHIFT);
      sequence.sendKeys(keys[key]);
      if (isShifted) sequence.keyUp(Key.SHIFT);
      return sequence.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    close: async () => {
      await end(service);
      // The window closes with its screen.
      await end(screen);
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until another document has replaced the current one and is parsed. */
async function untilReplaced(driver: WebDriver, navigate: () => Promise<void>): Promise<void> {
  await driver.executeScript('window.isLeaving = true');
  await navigate();
  const isThere = "return !window.isLeaving && document.readyState !== 'loading'";
  await vi.waitFor(
    async () => {
      // If the document is replaced during the call, its answer is an error, or never comes.
      const answer = await Promise.race([driver.executeScript<boolean>(isThere), failAfter(1000)]);
      if (!answer) throw new Error('The document has not been replaced.');
    },
    { timeout },
  );
}

/** Opens a screen in memory on a free display. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${String(windowSize.width)}x${String(windowSize.height)}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Waits until the driver accepts requests. */
async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await sleep(100);
    }
  }
}

/** WebKit's driver may wait forever without a message: for its window, or for a document that was replaced. */
async function failAfter(milliseconds: number): Promise<never> {
  await sleep(milliseconds, undefined, { ref: false });
  throw new Error(`WebKit has not answered for ${String(milliseconds / 1000)} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
