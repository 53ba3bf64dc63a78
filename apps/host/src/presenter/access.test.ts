import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { path, submission } from '../formProvider/testRequests.ts';
import { get, key, startHost, type TemporaryHost } from '../temporaryHost.ts';

/** A reverse proxy on this machine that makes every request look like one to localhost; resolves to its port. */
async function startPlainProxy({ port }: TemporaryHost): Promise<number> {
  const proxy = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: `localhost:${String(port)}` };
    const { method = 'GET', url = '/' } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
  });
  return (proxy.address() as AddressInfo).port;
}

describe('a reverse proxy on this machine (H4)', () => {
  it('neither shows nor clears contact requests', async () => {
    const host = await startHost();
    const proxy = await startPlainProxy(host);
    await fetch(`http://127.0.0.1:${String(proxy)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submission()),
    });
    expect((await host.get('/dev/submissions')).text).toContain('a@example.com');

    const shown = await get(proxy, '/dev/submissions');
    expect(shown).toMatchObject({ status: 403 });
    expect(shown.text).not.toContain('a@example.com');
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    expect(await get(proxy, '/dev/submissions/clear', sameOrigin, 'POST')).toMatchObject({
      status: 403,
    });
    expect((await host.get('/dev/submissions')).text).toContain('a@example.com');
  });
});

describe('the key', () => {
  const page = '/dev/submissions';

  it('moves from the address to a cookie', async () => {
    const { port } = await startHost();
    const answer = await get(port, `${page}?paused&key=${key}`);
    expect(answer).toMatchObject({
      status: 303,
      headers: {
        location: `${page}?paused=`,
        'cache-control': 'no-store',
        'set-cookie': [`showcase-key=${key}; Path=/dev; HttpOnly; SameSite=Lax`],
      },
    });
    const cookie = `showcase-key=${key}`;
    expect(await get(port, `${page}?paused=`, { cookie })).toMatchObject({ status: 200 });
    expect((await get(port, `${page}?key=${key}`)).headers.location).toBe(page);
  });

  it.each(['', 'wrong', key.slice(1), key.toUpperCase(), 'é'.repeat(key.length)])(
    'that is "%s" opens nothing, and the answer says how to get in',
    async (wrong) => {
      const { port } = await startHost();
      for (const answer of [
        await get(port, `${page}?key=${encodeURIComponent(wrong)}`),
        await get(port, page, { cookie: `showcase-key=${encodeURIComponent(wrong)}` }),
      ]) {
        expect(answer).toMatchObject({ status: 403 });
        expect(answer.text).toContain('Open it at the address that the host printed');
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it('does not work from elsewhere', async () => {
    const { port } = await startHost();
    const proxied = { 'x-forwarded-for': '10.0.0.7' };
    const answer = await get(port, `${page}?key=${key}`, proxied);
    expect(answer).toMatchObject({ status: 404 });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
