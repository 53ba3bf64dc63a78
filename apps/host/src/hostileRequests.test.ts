import { rm, symlink } from 'node:fs/promises';
import { readdirSync, readlinkSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  captureErrors,
  exchange,
  hostFolder,
  listen,
  openSocket,
  startHost,
} from './temporaryHost.ts';

/** Method, target and status. */
const hostile: readonly (readonly [string, string, number])[] = [
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/%', 400],
  ['GET', '/projects/%ff', 400],
  ['GET', '/%00', 400],
  ['GET', '/index.html%00.js', 400],
  ['GET', '/..%2f..%2fetc/passwd', 404],
  ['GET', '/../../../../etc/passwd', 404],
  ['GET', '/%2e%2e/%2e%2e/secret.txt', 404],
  ['GET', '/..%2fsecret.txt', 404],
  ['GET', '/..%5csecret.txt', 404],
  ['GET', '/assets/../../secret.txt', 404],
  ['GET', '/assets/..%2f..%2fsecret.txt', 404],
  ['GET', '//evil.example', 404],
  ['GET', '//evil.example/%2e%2e', 404],
  ['GET', '/\\evil.example', 400],
  ['GET', `/${'a'.repeat(64 * 1024)}`, 414],
  ['GET', `/?q=${'a'.repeat(112 * 1024)}`, 414],
  ['TRACE', '/', 405],
  ['TRACE', '/api/x', 405],
  ['PUT', '/index.html', 405],
  ['DELETE', '/assets/app-abc.js', 405],
  ['POST', '/', 405],
];

describe('hostile requests (H1)', () => {
  const cases = hostile.map(([method, target, status]) => {
    return { method, target, status, shown: target.slice(0, 40) };
  });

  it.each(cases)('$method $shown gets a $status', async ({ method, target, status }) => {
    const host = await startHost({ 'secret.txt': 'a secret' });

    const answer = await exchange(host.port, method, target);

    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).not.toContain('a secret');
    expect(answer).not.toContain('root:');
    expect(await host.get('/')).toMatchObject({ status: 200 });
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n', 400],
    ['a host that is not valid', 'GET / HTTP/1.1\r\nHost: a b\r\n', 400],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n', 200],
    ['an IPv4 address as IPv6', 'GET / HTTP/1.1\r\nHost: [::ffff:127.0.0.1]\r\n', 200],
  ])('%s (H10)', async (_, head, status) => {
    const host = await startHost();
    const socket = await openSocket(host.port);
    socket.write(`${head}Connection: close\r\n\r\n`);
    expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  });

  it('says which methods are allowed', async () => {
    const host = await startHost();
    expect(await exchange(host.port, 'TRACE', '/')).toMatch(/^allow: GET, HEAD/im);
  });

  it('survives input that is not HTTP', async () => {
    const host = await startHost();
    expect(await exchange(host.port, '\0\0\0', '\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await host.get('/')).toMatchObject({ status: 200 });
  });

  it('refuses a malformed address to HEAD without a body', async () => {
    const host = await startHost();
    const answer = await host.get('/%00', {}, 'HEAD');
    expect(answer).toMatchObject({ status: 400, text: '' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('does not follow symbolic links in the build', async () => {
    const folder = await hostFolder({ 'secret.txt': 'a secret' });
    await symlink(join(folder, 'secret.txt'), join(folder, 'build', 'link.txt'));
    const host = await listen(folder);
    expect(await host.get('/link.txt')).toMatchObject({ status: 404 });
  });

  it('neither contacts nor mentions the host of an absolute address', async () => {
    const host = await startHost();
    const answer = await exchange(host.port, 'GET', 'http://evil.example/');
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
    expect(answer).not.toContain('evil.example');
  });

  it('responds to a malformed Host header with 400', async () => {
    const host = await startHost();
    expect(await host.get('/', { host: 'a/b?c' })).toMatchObject({ status: 400 });
    expect(await host.get('/')).toMatchObject({ status: 200 });
  });

  it('accepts paths of up to 8 KiB and queries of up to 96 KiB', async () => {
    const host = await startHost();
    expect(await host.get('/'.padEnd(8192, 'a'))).toMatchObject({ status: 404 });
    expect(await host.get('/'.padEnd(8193, 'a'))).toMatchObject({ status: 414 });
    expect(await host.get(`/${'?'.padEnd(96 * 1024, 'a')}`)).toMatchObject({ status: 200 });
    expect(await host.get(`/${'?'.padEnd(96 * 1024 + 1, 'a')}`)).toMatchObject({ status: 414 });
  });

  it('opens the page of an entity with a name of 10,000 characters (E7)', async () => {
    const host = await startHost();
    for (const character of ['a', 'د', '€']) {
      const name = encodeURIComponent(character.repeat(10_000));
      expect(await host.get(`/projects/tdra/impact?entity=${name}`)).toMatchObject({ status: 200 });
    }
  });

  it('does not serve hidden files', async () => {
    const host = await startHost({ 'build/.env': 'a secret', 'build/.git/config': 'a secret' });
    expect(await host.get('/.env')).toMatchObject({ status: 404 });
    expect(await host.get('/.git/config')).toMatchObject({ status: 404 });
  });

  it('does not mistake inherited object keys for addresses', async () => {
    const host = await startHost();
    for (const path of ['/__proto__', '/constructor', '/assets/x.constructor', '/api/__proto__']) {
      expect(await host.get(path)).toMatchObject({ status: 404 });
    }
  });
});

describe('unknown addresses (H2)', () => {
  it.each(['/api/x', '/api/', '/api/entities/1', '/api/x.js'])(
    '%s gets a 404 in JSON',
    async (path) => {
      const answer = await (await startHost()).get(path, { accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.parse(answer.text)).toEqual({ error: 'Not found' });
    },
  );

  it.each(['/assets/x.js', '/assets/x', '/missing.png'])(
    '%s gets a 404 in plain text',
    async (path) => {
      const answer = await (await startHost()).get(path);
      expect(answer).toMatchObject({ status: 404, text: 'Not found' });
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    },
  );
});

it.each(['/favicon.svg', '/projects/tdra/impact'])(
  'responds to %s with 404 once its file has vanished',
  async (path) => {
    const host = await startHost();
    expect(await host.get(path)).toMatchObject({ status: 200 });
    await rm(join(host.folder, 'build', 'favicon.svg'));
    await rm(join(host.folder, 'build', 'projects'), { recursive: true });
    expect(await host.get(path)).toMatchObject({ status: 404 });
    expect(await host.get('/')).toMatchObject({ status: 200 });
  },
);

it('serves other clients while 300 slow connections are open (H3)', async () => {
  const host = await startHost();
  const slow = await Promise.all(Array.from({ length: 300 }, () => openSocket(host.port)));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');

  const begin = performance.now();
  const answers = await Promise.all(
    ['/', '/assets/app-abc.js', '/api/entities', '/nowhere'].map((path) => host.get(path)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
});

it('closes the files that clients leave in the middle (H3)', async () => {
  const host = await startHost({ 'build/film.mp4': Buffer.alloc(32 * 1024 * 1024) });
  const openFilms = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith('film.mp4');
      } catch {
        return false;
      }
    });
  for (let visit = 0; visit < 20; visit += 1) {
    const socket = await openSocket(host.port);
    socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  await expect.poll(openFilms).toEqual([]);
});

it('answers HEAD for an unknown address once', async () => {
  const errors = captureErrors();
  const answer = await (await startHost()).get('/nowhere', {}, 'HEAD');
  expect(answer).toMatchObject({ status: 404, text: '' });
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(errors).not.toHaveBeenCalled();
});

describe('the headers of every answer are safe', () => {
  it.each(['/api/x', '/assets/x.js', '/submissions/x', '/live/x', '/dev/submissions', '/%'])(
    '%s',
    async (path) => {
      const { headers } = await (await startHost()).get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );
});
