import { stat, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { get, hostFolder, openSocket, runMain } from './temporaryHost.ts';

const filesOf = (folder: string) => [
  ...['--root', join(folder, 'build')],
  ...['--entities', join(folder, 'entities.json')],
];

/** A host in its own process; resolves once it is ready. */
async function start(folder: string, args: readonly string[], environment = {}) {
  const run = runMain(args, environment);
  return { ...run, ...(await run.ready), folder };
}

describe('a start', () => {
  it('prints where the host is and what it serves', async () => {
    const folder = await hostFolder();
    const { port, output } = await start(folder, filesOf(folder));
    expect(output).toContain(`http://localhost:${String(port)}`);
    expect(output).toContain(
      `Loaded 1 entity from ${join(folder, 'entities.json')} (0.1 of at most 32 MB as JSON)`,
    );
    expect(await get(port, '/')).toMatchObject({ status: 200 });
  });

  it('ignores a leading "--" and resolves file paths from where pnpm was run', async () => {
    const folder = await hostFolder({
      'list.csv': 'EntityName\nFrom CSV\n',
      'my.json': '{"gridPortal":"/mine"}',
    });
    const name = basename(folder);
    const { port } = await start(
      folder,
      [
        '--',
        `--root=${name}/build`,
        '--entities',
        `${name}/list.csv`,
        '--config',
        `${name}/my.json`,
      ],
      { INIT_CWD: dirname(folder) },
    );
    expect((await get(port, '/api/entities')).text).toBe('[{"EntityName":"From CSV"}]');
    expect((await get(port, '/showcase.config.json')).text).toContain('"/mine"');
  });

  it('uses the configuration in the build and the sample list by default', async () => {
    const folder = await hostFolder({ 'build/showcase.config.json': '{"gridPortal":"/built"}' });
    const { port } = await start(folder, ['--root', join(folder, 'build')]);
    expect((await get(port, '/showcase.config.json')).text).toContain('"/built"');
    expect((await get(port, '/api/entities')).text).toContain('"DataNote":"Sample figures"');
  });
});

describe("the presenter's addresses", () => {
  const addressesIn = (output: string) => output.match(/http:\S+\?key=[\w-]{22}$/gm) ?? [];

  it('are printed, and stay the same from start to start', async () => {
    const folder = await hostFolder();
    const home = { HOME: folder };
    const first = await start(folder, filesOf(folder), home);
    const [submissions = ''] = addressesIn(first.output);
    expect(submissions).toContain(`http://localhost:${String(first.port)}/dev/submissions?key=`);
    expect(await get(first.port, submissions.slice(submissions.indexOf('/dev')))).toMatchObject({
      status: 303,
    });
    const { mode } = await stat(join(folder, '.showcase-key'));
    expect((mode & 0o777).toString(8)).toBe('600');

    const second = await start(folder, filesOf(folder), home);
    const keyOf = (address = '') => new URL(address).searchParams.get('key');
    expect(keyOf(addressesIn(second.output)[0])).toBe(keyOf(submissions));
  });

  it('work even if the key cannot be kept', async () => {
    const folder = await hostFolder();
    const home = join(folder, 'entities.json');
    const { output, pid = 0, ended, port } = await start(folder, filesOf(folder), { HOME: home });
    const [submissions = ''] = addressesIn(output);
    expect(await get(port, submissions.slice(submissions.indexOf('/dev')))).toMatchObject({
      status: 303,
    });
    process.kill(pid, 'SIGTERM');
    expect((await ended).errors).toMatch(
      /^The key of the presenter's pages is new with every start: ENOTDIR.*\n$/,
    );
  });

  it('are not printed if this machine cannot reach them', async () => {
    const folder = await hostFolder();
    const { output } = await start(folder, filesOf(folder), { HOST: '127.0.0.2' });
    expect(addressesIn(output)).toEqual([]);
  });
});

describe('a start that fails', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an unknown option', ['--bogus'], {}, /--bogus/],
    ['a bad port', [], { PORT: 'http' }, /PORT is "http"; it must be a number/],
    ['no built app', ['--root', 'missing'], {}, /No built app in \S+missing\. Run "pnpm build"/],
    ['a broken list', ['--entities', 'broken.json'], {}, /broken\.json:2: .*token 'o'/],
  ])('because of %s prints a message and exits with 1', async (_, args, environment, message) => {
    const folder = await hostFolder({ 'broken.json': '[\noops]' });
    const run = runMain([...filesOf(folder), ...args], { INIT_CWD: folder, ...environment });
    const { code, errors } = await run.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('prints a message and exits with 1 if the port is in use (H3)', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => {
      other.close();
    });
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const run = runMain(filesOf(await hostFolder()), { PORT: String(port) });
    const { code, errors } = await run.ended;
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${String(port)} is in use.`);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});

it('keeps running when its output is closed (H7)', async () => {
  const folder = await hostFolder();
  const { port, closeOutput } = await start(folder, filesOf(folder));
  closeOutput();
  for (const list of ['[{"EntityName":"A"}]', '[{"EntityName":"A"},{"EntityName":"B"}]']) {
    await writeFile(join(folder, 'entities.json'), list);
    await expect
      .poll(async () => (await get(port, '/api/entities')).text, { timeout: 20_000 })
      .toBe(list);
  }
});

describe('a stop (H3)', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'with %s finishes open requests and exits with 0',
    async (signal) => {
      const size = 32 * 1024 * 1024;
      const folder = await hostFolder({ 'build/large.mp4': Buffer.alloc(size, 1) });
      const { pid = 0, ended, port } = await start(folder, filesOf(folder));
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        httpGet({ port, host: '127.0.0.1', path: '/large.mp4' }, resolve).on('error', reject);
      });

      process.kill(pid, signal);
      await expect
        .poll(() =>
          openSocket(port).then(
            () => 'accepts',
            () => 'refuses',
          ),
        )
        .toBe('refuses');

      expect((await buffer(response)).byteLength).toBe(size);
      expect(await ended).toMatchObject({ code: 0, errors: '' });
    },
  );

  it('does not wait for idle connections', async () => {
    const folder = await hostFolder();
    const { pid = 0, ended, port } = await start(folder, filesOf(folder));
    await openSocket(port);
    const slow = await openSocket(port);
    slow.on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await get(port, '/', { connection: 'keep-alive' });

    const begin = performance.now();
    process.kill(pid, 'SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});
