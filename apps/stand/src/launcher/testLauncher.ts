/** For tests: `start --kiosk` as a process with a small build, and a server that its page reports to. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../../scripts/run.ts';

/** The last report of the page in the browser. */
interface Report {
  /** A new one for each page load. */
  readonly page: string;
  readonly path: string;
  /** Whether the host answers the page. */
  readonly hasHost: boolean;
}

/** The page reports five times a second whether the host answers. */
const page = (beacon: string) => `<!doctype html>
<title>Page</title>
<script>
  const page = String(Math.random());
  setInterval(async () => {
    const hasHost = await fetch('/favicon.svg', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
    const report = JSON.stringify({ page, path: location.pathname, hasHost });
    fetch(${JSON.stringify(beacon)}, { method: 'POST', body: report, mode: 'no-cors' }).catch(() => {});
  }, 200);
</script>
`;

export interface TestKiosk {
  /** Contains the build and, in `temporary`, the browser's profiles. */
  readonly folder: string;
  /** The last report since the call of this function. */
  readonly nextReport: () => Promise<Report>;
  readonly profiles: () => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
}

export async function createKiosk(): Promise<TestKiosk> {
  const waiting: ((report: Report) => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      response.end();
      for (const resolve of waiting.splice(0)) resolve(JSON.parse(body) as Report);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const beacon = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const folder = await mkdtemp(join(tmpdir(), 'showcase-kiosk-test-'));
  const files = {
    'build/index.html': page(beacon),
    'build/404.html': page(beacon),
    'build/projects/tdra/screensaver.html': page(beacon),
    'build/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'entities.json': '[{"EntityName":"First"}]',
    'temporary/README': '',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return {
    folder,
    nextReport: () => new Promise((resolve) => waiting.push(resolve)),
    profiles: async () =>
      (await readdir(join(folder, 'temporary'))).filter((name) =>
        name.startsWith('showcase-kiosk-'),
      ),
    async remove() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

export interface Launcher {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly output: () => string;
  /** The current process, by the last message about it. */
  readonly pidOf: (name: 'browser' | 'host') => number | undefined;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts `pnpm start` with a browser that needs no screen. */
export function launch(
  { folder }: TestKiosk,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Launcher {
  const files = ['--root', join(folder, 'build'), '--entities', join(folder, 'entities.json')];
  const child = spawn(process.execPath, ['scripts/start.ts', ...args, ...files], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: join(folder, 'temporary'),
      SHOWCASE_BROWSER_ARGUMENTS: '--headless=new --disable-gpu',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    kill: (signal) => child.kill(signal),
    output: () => output,
    pidOf: (name) => {
      const pid = output.match(new RegExp(`The ${name} runs \\(process \\d+`, 'g'))?.at(-1);
      return pid === undefined ? undefined : Number(/\d+$/.exec(pid)?.[0]);
    },
    ended: new Promise((resolve) =>
      child.once('close', (code) => {
        resolve({ code, output });
      }),
    ),
  };
}
