import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { build, listen, openSocket, script, startHost, temporaryFolder } from './temporaryHost.ts';

const app = '/assets/app-abc.js';
const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('addresses of pages', () => {
  it.each([
    '/projects/tdra/impact',
    '/projects/tdra/impact/',
    '/projects/tdra/impact?a=b',
    '/Projects/TDRA/Impact',
    '/PROJECTS/tdra/impact/',
    '/projects/tdra/%69mpact',
  ])('%s opens the page', async (path) => {
    const answer = await (await startHost()).get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<title>Impact</title>');
  });

  it('opens a page by its composed and by its decomposed name', async () => {
    const host = await startHost({ 'build/caf\u00e9/index.html': 'Café' });
    expect((await host.get(`/${encodeURIComponent('caf\u00e9')}`)).text).toBe('Café');
    expect((await host.get(`/${encodeURIComponent('cafe\u0301')}`)).text).toBe('Café');
  });

  it('opens a page with an Arabic address', async () => {
    const host = await startHost({ 'build/دبي/index.html': 'دبي' });
    expect((await host.get(`/${encodeURIComponent('دبي')}/`)).text).toBe('دبي');
  });

  it('respects the case of other files', async () => {
    expect(await (await startHost()).get('/assets/APP-abc.js')).toMatchObject({ status: 404 });
  });

  it('throws if the folder contains no built app', async () => {
    const folder = await temporaryFolder({
      'entities.json': '[]',
      'build/404.html': '',
      'build/index.html.br': '',
    });
    await expect(listen(folder)).rejects.toThrow(`No built app in ${folder}/build.`);
  });
});

describe('caching', () => {
  it.each([
    [app, 'public, max-age=31536000, immutable'],
    ['/assets/plain-abc.css', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'no-cache'],
    ['/', 'no-cache'],
    ['/projects/tdra/impact', 'no-cache'],
    ['/nowhere', 'no-cache'],
  ])('%s is sent with "%s"', async (path, cacheControl) => {
    const answer = await (await startHost()).get(path);
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it.each([app, '/favicon.svg', '/api/entities', '/showcase.config.json'])(
    '%s is not sent again if unchanged (H3)',
    async (path) => {
      const host = await startHost();
      const first = await host.get(path);
      const etag = first.headers.etag ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await host.get(path, { 'if-none-match': tag });
        expect(again).toMatchObject({ status: 304, text: '' });
        expect(again.headers).toMatchObject({
          etag,
          'cache-control': first.headers['cache-control'],
        });
      }
      expect(await host.get(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    },
  );

  it('gives each encoding its own tag', async () => {
    const host = await startHost();
    const plain = await host.get(app);
    const tag = plain.headers.etag ?? '';
    const compressed = await host.get(app, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(compressed.status).toBe(200);
  });
});

describe('compression (H3)', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
    [';;q=,,br;q=high', undefined],
  ] as const)(
    'accepting "%s" gives %s, for files, pages and entities',
    async (accepted, wanted) => {
      const host = await startHost();
      for (const path of [app, '/', '/nowhere', '/api/entities']) {
        const answer = await host.get(path, { 'accept-encoding': accepted });
        expect(answer.headers['content-encoding']).toBe(wanted);
        expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
        const text = (wanted ? decoders[wanted](answer.body) : answer.body).toString();
        expect(text).toMatch(path === app ? script : /<!doctype html>|EntityName/);
      }
    },
  );

  it('sends the precompressed copies of the build', async () => {
    const host = await startHost();
    const { body } = await host.get(app, { 'accept-encoding': 'br' });
    expect(body.equals(build['assets/app-abc.js.br'] as Buffer)).toBe(true);
  });

  it('sends a file uncompressed if the build has no compressed copy', async () => {
    const answer = await (await startHost()).get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(build['favicon.svg']);
  });

  it.each([`${app}.br`, `${app}.gz`])('%s has no URL of its own', async (path) => {
    expect(await (await startHost()).get(path)).toMatchObject({ status: 404, text: 'Not found' });
  });
});

describe('ranges (H3)', () => {
  const size = Buffer.byteLength(script);

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, size - 1],
    ['bytes=-5', size - 5, size - 1],
    ['bytes=0-999999', 0, size - 1],
    ['bytes=-999999', 0, size - 1],
  ])('"%s" gives bytes %i to %i', async (range, start, end) => {
    const answer = await (await startHost()).get(app, { range, 'accept-encoding': 'br' });
    expect(answer).toMatchObject({ status: 206, text: script.slice(start, end + 1) });
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}`,
      'content-length': String(end - start + 1),
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([`bytes=${String(size)}-`, 'bytes=999999-1000000', 'bytes=-0'])(
    '"%s" is not satisfiable',
    async (range) => {
      const answer = await (await startHost()).get(app, { range });
      expect(answer).toMatchObject({ status: 416, text: '' });
      expect(answer.headers['content-range']).toBe(`bytes */${String(size)}`);
    },
  );

  it.each(['bytes=0-1,3-4', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'lines=0-1', ''])(
    '"%s" is ignored',
    async (range) => {
      expect(await (await startHost()).get(app, { range })).toMatchObject({
        status: 200,
        text: script,
      });
    },
  );

  it('sends the whole file if the client has a part of another version', async () => {
    const host = await startHost();
    const { etag = '' } = (await host.get(app)).headers;
    const ask = (tag: string) => host.get(app, { range: 'bytes=0-9', 'if-range': tag });
    expect(await ask(etag)).toMatchObject({ status: 206 });
    expect(await ask('"other"')).toMatchObject({ status: 200, text: script });
  });

  it('sends an empty file', async () => {
    const host = await startHost({ 'build/empty.txt': '' });
    expect(await host.get('/empty.txt')).toMatchObject({ status: 200, text: '' });
    const part = await host.get('/empty.txt', { range: 'bytes=0-0' });
    expect(part).toMatchObject({ status: 416 });
  });
});

describe('HEAD (H3)', () => {
  it.each([app, '/favicon.svg', '/', '/nowhere', '/api/entities', '/api/x', '/assets/x.js'])(
    'responds to %s as to GET, without the body',
    async (path) => {
      const host = await startHost();
      const [full, head] = [await host.get(path), await host.get(path, {}, 'HEAD')];
      expect(full.text).not.toBe('');
      expect(head).toMatchObject({ status: full.status, text: '' });
      expect(comparable(full.headers)).toMatchObject(comparable(head.headers));
      expect({ 'content-length': 'may be left out', ...head.headers }).toMatchObject(
        Object.fromEntries(
          Object.keys(comparable(full.headers)).map((name) => [name, expect.anything()]),
        ),
      );
    },
  );

  it.each([app, '/favicon.svg', '/', '/nowhere'])('announces the length of %s', async (path) => {
    const host = await startHost();
    const { body } = await host.get(path);
    const head = await host.get(path, {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(body.byteLength));
  });

  const perResponse = ['date', 'content-security-policy', 'transfer-encoding'];
  function comparable(headers: object) {
    return Object.fromEntries(
      Object.entries(headers).filter(([name]) => !perResponse.includes(name)),
    );
  }
});

it('serves other clients while 300 slow connections are open (H3)', async () => {
  const host = await startHost();
  const slow = await Promise.all(Array.from({ length: 300 }, () => openSocket(host.port)));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');

  const begin = performance.now();
  const answers = await Promise.all(
    ['/', app, '/api/entities', '/nowhere'].map((path) => host.get(path)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
});
