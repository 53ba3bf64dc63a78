/** For tests: hosts, folders and processes that are removed when the test that created them ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished, vi } from 'vitest';
import { openConfiguration } from './configuration.ts';
import { EntitySource } from './entities/entitySource.ts';
import { createFormProvider, type FormProviderOptions } from './formProvider/formProvider.ts';
import { openLeads, type LeadsService, type ServiceOptions } from './leads/leadsService.ts';
import type { Measures } from './preflight/preflightRoute.ts';
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
  /** Undefined if the host doesn't keep contact requests. */
  readonly leads: LeadsService | undefined;
}

interface TemporaryOptions extends FormProviderOptions {
  /** Keeps contact requests in `requests.db`. */
  readonly leads?: Partial<ServiceOptions>;
  readonly measures?: Measures;
  readonly storybook?: string;
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
  const readConfiguration = openConfiguration(join(folder, 'config.json'), {
    keepsLeads: options.leads !== undefined,
  });
  const leads = options.leads && keepLeads(folder, { ...options.leads, readConfiguration });
  const server = await startServer({
    root: join(folder, 'build'),
    readConfiguration,
    entities: await openEntities(join(folder, 'entities.json')),
    key,
    leads,
    formProvider: createFormProvider(options),
    ...(options.measures && { measures: options.measures }),
    storybook: options.storybook,
    hostname: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    port,
    leads,
    get: (path, headers = {}, method = 'GET') =>
      get(port, path, { cookie: `showcase-key=${key}`, ...headers }, method),
  };
}

function keepLeads(
  folder: string,
  options: Partial<ServiceOptions> & Pick<ServiceOptions, 'readConfiguration'>,
): LeadsService {
  const leads = openLeads({ file: join(folder, 'requests.db'), days: 30, ...options });
  onTestFinished(() => leads.close());
  leads.start();
  return leads;
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
  /** Resolves to the output once the process says that it is ready. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ code: number | null; output: string; errors: string }>;
  /** Closes the process's output. */
  readonly closeOutput: () => void;
}

/** Runs `src/main.ts` in its own process and home folder. */
export function runMain(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Run {
  const home = mkdtempSync(join(tmpdir(), 'showcase-home-'));
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('main.ts', import.meta.url)), ...args],
    {
      env: { PATH: process.env['PATH'], HOME: home, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('ready')) resolve(output);
    });
  });
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('close', resolve)),
    readText(child.stderr),
  ]).then(([code, errors]) => ({ code, output, errors }));
  return { pid: child.pid, ready, ended, closeOutput: () => child.stdout.destroy() };
}
