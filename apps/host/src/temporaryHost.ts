/** For tests: hosts, folders and processes that are removed when the test that created them ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished, vi } from 'vitest';
import { openConfiguration } from './configuration.ts';
import { EntitySource } from './entities/entitySource.ts';
import { createFormProvider, type FormProviderOptions } from './formProvider/formProvider.ts';
import type { Extend } from './extension.ts';
import { spawnHost, type SpawnOptions } from './hostProcess.ts';
import { startServer } from './server.ts';
import { addPolicy } from './site/policy.ts';

type Files = Readonly<Record<string, string | Buffer>>;

const script = `console.log('${'a script '.repeat(40)}');\n`;

/** As `pnpm build` writes one. */
export const page = (title: string) =>
  addPolicy(`<!doctype html>
<html lang="en"><meta charset="utf-8">
<title>${title}</title>
<script src="/assets/app-abc.js"></script>
<style>:root{}</style>
</html>
`);

/** A minimal build. */
export const build: Files = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'projects/404.html': page('Project not found'),
  'projects/tdra/impact.html': page('Impact'),
  'assets/app-abc.js': script,
  'assets/app-abc.js.br': brotliCompressSync(script),
  'assets/app-abc.js.gz': gzipSync(script),
  'assets/plain-abc.css': ':root{color:red}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The key of the presenter's pages. */
export const key = 'the-key-of-a-test-host';

export async function temporaryFolder(files: Files = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-host-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** Spies on the console's errors and keeps them out of the test's output. */
export function captureErrors() {
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => {
    errors.mockRestore();
  });
  return errors;
}

/** A source that checks its file every 20 ms. */
async function openEntities(file: string): Promise<EntitySource> {
  const source = await EntitySource.open(file, { intervalMilliseconds: 20 });
  onTestFinished(() => {
    source.close();
  });
  return source;
}

export interface TemporaryHost {
  /** The folder with `build/`, `config.json` and `entities.json`. */
  readonly folder: string;
  readonly port: number;
  /** Requests an address as the presenter's browser does. */
  readonly get: (path: string, headers?: IncomingHttpHeaders, method?: string) => Promise<Answer>;
}

interface TemporaryOptions extends FormProviderOptions {
  readonly extend?: Extend;
  readonly receivesForms?: boolean;
  readonly storybook?: string;
  /** The folder of the built app; by default the minimal one. */
  readonly root?: string;
}

/** Starts a host with the minimal build and further files. */
export async function startHost(
  files: Files = {},
  options: TemporaryOptions = {},
): Promise<TemporaryHost> {
  return listen(await hostFolder(files), options);
}

/** A folder for `listen`. */
export async function hostFolder(files: Files = {}): Promise<string> {
  const inBuild = Object.entries(build).map(([path, content]) => [`build/${path}`, content]);
  return temporaryFolder({
    'entities.json': '[{"EntityName":"First"}]',
    ...(Object.fromEntries(inBuild) as Files),
    ...files,
  });
}

export async function listen(
  folder: string,
  options: TemporaryOptions = {},
): Promise<TemporaryHost> {
  const { root = join(folder, 'build'), extend, storybook } = options;
  const readConfiguration = openConfiguration(join(folder, 'config.json'), options);
  const entities = await openEntities(join(folder, 'entities.json'));
  const extension = await extend?.({ root, entities, readConfiguration });
  onTestFinished(() => extension?.close?.());
  const server = await startServer({
    ...{ root, readConfiguration, entities, key, storybook },
    formProvider: createFormProvider(options),
    ...extension,
    hostname: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  extension?.start?.();
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    port,
    get: (path, headers = {}, method = 'GET') =>
      get(port, path, { cookie: `showcase-key=${key}`, ...headers }, method),
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Requests an address exactly as written, without decoding the body. */
export function get(
  port: number,
  path: string,
  headers: IncomingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A bare connection, closed when the test ends. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** Sends one request verbatim and returns the raw response. */
export async function exchange(port: number, method: string, target: string): Promise<string> {
  const socket = await openSocket(port);
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return readText(socket);
}

export interface Run {
  readonly pid: number | undefined;
  /** Resolves to the output and the port once the host serves; rejects with its errors if it ends before. */
  readonly ready: Promise<{ readonly output: string; readonly port: number }>;
  readonly ended: Promise<{ code: number | null; output: string; errors: string }>;
  /** Closes the process's output. */
  readonly closeOutput: () => void;
}

/**
 * Runs a host in its own process and home folder. By default, it chooses a free port itself: one that a test chose
 * before could be taken by the time the host starts.
 */
export function runMain(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  options: Pick<SpawnOptions, 'program'> = {},
): Run {
  const home = mkdtempSync(join(tmpdir(), 'showcase-home-'));
  const { child, ready } = spawnHost(args, {
    ...options,
    env: { PATH: process.env['PATH'], HOME: home, PORT: '0', ...environment },
    output: 'pipe',
    errors: 'pipe',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });
  const [stdout, stderr] = [child.stdout, child.stderr] as [Readable, Readable];
  let output = '';
  stdout.on('data', (part: Buffer) => (output += part.toString()));
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('close', resolve)),
    readText(stderr),
  ]).then(([code, errors]) => ({ code, output, errors }));
  const served = ready.then(async (address) => {
    if (address === undefined) throw new Error((await ended).errors);
    return { output, port: Number(new URL(address).port) };
  });
  // A test that expects it to end doesn't wait for it.
  served.catch(() => undefined);
  return {
    pid: child.pid,
    ready: served,
    ended,
    closeOutput: () => stdout.destroy(),
  };
}
