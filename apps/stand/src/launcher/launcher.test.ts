import { execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import getPort from 'get-port';
import { createKiosk, launch, type Launcher, type TestKiosk } from './testLauncher.ts';

// Real processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const polling = { timeout: 30_000, interval: 100 };

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function killHard(...pids: readonly (number | undefined)[]): void {
  for (const pid of pids) {
    if (pid === undefined) throw new Error('There is no such process.');
    process.kill(pid, 'SIGKILL');
  }
}

async function createTemporaryKiosk(): Promise<TestKiosk> {
  const kiosk = await createKiosk();
  onTestFinished(() => kiosk.remove());
  return kiosk;
}

/** Runs the launcher until the test ends. */
async function start(
  kiosk: TestKiosk,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Launcher> {
  const launcher = launch(kiosk, args, { PORT: String(await getPort()), ...environment });
  onTestFinished(async () => {
    launcher.kill('SIGTERM');
    await launcher.ended;
  });
  return launcher;
}

describe('a kiosk (S10)', () => {
  let kiosk: TestKiosk;
  let launcher: Launcher;
  let port: string;
  beforeAll(async () => {
    kiosk = await createKiosk();
    port = String(await getPort());
    launcher = launch(kiosk, ['--kiosk'], { PORT: port });
  });
  afterAll(async () => {
    launcher.kill('SIGTERM');
    await launcher.ended;
    await kiosk.remove();
  });

  it('opens the attract loop of a configuration for kiosks', async () => {
    expect(await kiosk.nextReport()).toMatchObject({
      path: '/projects/tdra/screensaver',
      hasHost: true,
    });
    const response = await fetch(`http://localhost:${port}/showcase.config.json`);
    expect(await response.json()).toMatchObject({ kiosk: { idleSeconds: 90 } });
    expect(await kiosk.profiles()).toHaveLength(1);
  });

  it('gets a new browser with a new profile when the browser is killed', async () => {
    const { page } = await kiosk.nextReport();
    const profiles = await kiosk.profiles();
    const host = launcher.pidOf('host');
    killHard(launcher.pidOf('browser'));
    await expect.poll(() => kiosk.nextReport(), polling).not.toHaveProperty('page', page);
    expect(await kiosk.profiles()).toHaveLength(1);
    expect(await kiosk.profiles()).not.toEqual(profiles);
    expect(launcher.output()).toContain(
      'The browser ended: signal SIGKILL.\nIt starts again in 1 s.',
    );
    expect(launcher.pidOf('host')).toBe(host);
  });

  it('gets a new host at the same address when the host is killed, and keeps its page', async () => {
    const { page } = await kiosk.nextReport();
    const browser = launcher.pidOf('browser');
    killHard(launcher.pidOf('host'));
    await expect.poll(() => kiosk.nextReport(), polling).toMatchObject({ page, hasHost: false });
    await expect.poll(() => kiosk.nextReport(), polling).toMatchObject({ page, hasHost: true });
    expect(launcher.pidOf('browser')).toBe(browser);
  });

  it('gets a new browser when the page crashes', async () => {
    const { page } = await kiosk.nextReport();
    const group = String(launcher.pidOf('browser'));
    const processes = execFileSync('ps', ['-axww', '-o', 'pid=,pgid=,command='], {
      encoding: 'utf8',
    });
    const renderers = [...processes.matchAll(/^ *(\d+) +(\d+) .*--type=renderer/gm)];
    const own = renderers.filter(([, , id]) => id === group);
    expect(own.length).toBeGreaterThan(0);
    killHard(...own.map(([, pid]) => Number(pid)));
    await expect.poll(() => kiosk.nextReport(), polling).not.toHaveProperty('page', page);
    expect(launcher.output()).toContain('The browser ended: its page crashed.');
  });

  it('ends on Ctrl+C and leaves nothing behind', async () => {
    const pids = [launcher.pidOf('host'), launcher.pidOf('browser')];
    expect(pids.map(isRunning)).toEqual([true, true]);
    launcher.kill('SIGINT');
    expect(await launcher.ended).toMatchObject({ code: 0 });
    expect(pids.map(isRunning)).toEqual([false, false]);
    expect(await kiosk.profiles()).toEqual([]);
  });
});

it('stops the host and the browser when the launcher itself is killed', async () => {
  const kiosk = await createTemporaryKiosk();
  const launcher = await start(kiosk, ['--kiosk']);
  await kiosk.nextReport();
  const pids = [launcher.pidOf('host'), launcher.pidOf('browser')];
  launcher.kill('SIGKILL');
  await expect.poll(() => pids.map(isRunning), polling).toEqual([false, false]);
});

describe('a start that fails', () => {
  it('says that the port is in use, starts no browser and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => {
      other.close();
    });
    await new Promise((resolve) => other.once('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const kiosk = await createTemporaryKiosk();
    const launcher = await start(kiosk, ['--kiosk'], { PORT });
    const { code, output } = await launcher.ended;
    expect(code).toBe(1);
    expect(output).toContain(`Port ${PORT} is in use. Choose another, for example PORT=`);
    expect(output).not.toContain('runs (process');
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['a missing browser', [], { CHROMIUM_PATH: '/missing/chromium' }, /"\/missing\/chromium", but/],
    [
      'no browser at all',
      [],
      { CHROMIUM_PATH: '', PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/missing' },
      /No browser found\. Install Chromium or Chrome, or set CHROMIUM_PATH/,
    ],
    [
      'displays that cannot be listed',
      ['--display', '1'],
      { CHROMIUM_PATH: process.execPath, PATH: '' },
      /The displays cannot be listed: /,
    ],
    ['a bad display', ['--display', 'two'], {}, /--display is "two"; it must be a number/],
    ['an unknown option', ['--bogus'], { CHROMIUM_PATH: process.execPath }, /--bogus/],
  ])('because of %s says so and exits with 1', async (_, args, environment, message) => {
    const kiosk = await createTemporaryKiosk();
    const launcher = await start(kiosk, ['--kiosk', ...args], environment);
    const { code, output } = await launcher.ended;
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at |Showcase ready|runs \(process/m);
    expect(await kiosk.profiles()).toEqual([]);
  });
});
