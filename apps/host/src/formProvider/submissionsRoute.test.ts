import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { presenterKey } from '../presenter/access.ts';
import { key, startHost, type TemporaryHost } from '../temporaryHost.ts';
import { createFormProvider } from './formProvider.ts';
import { submissionsRoute } from './submissionsRoute.ts';
import { formFields, path, post, submission } from './testRequests.ts';

const page = '/dev/submissions';
const own = ({ port }: TemporaryHost) => `http://127.0.0.1:${String(port)}`;

async function startWith(...bodies: readonly unknown[]) {
  const host = await startHost();
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${own(host)}${path}`, init)).status).toBe(200);
  }
  return host;
}

describe('GET /dev/submissions', () => {
  it('says that nothing has been sent', async () => {
    const answer = await (await startHost()).get(page);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Nothing has been sent yet.');
    expect(answer.text).not.toContain('<form');
  });

  it('is a complete page under a strict policy', async () => {
    const { headers, text } = await (await startHost()).get(page);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).not.toBe('');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).toContain('<title>Contact requests (0)</title>');
    expect(text).not.toMatch(/<script| style="| on\w+=/);
  });

  it('reloads itself unless paused', async () => {
    const host = await startHost();
    const live = await host.get(page);
    expect(live.headers['refresh']).toBe('5');
    expect(live.text).toContain('href="/dev/submissions?paused"');
    const paused = await host.get(`${page}?paused`);
    expect(paused.headers['refresh']).toBeUndefined();
    expect(paused.text).toContain('href="/dev/submissions"');
  });

  it('lists every submission in full, newest first', async () => {
    const context = {
      pageUri: 'http://localhost/projects/core42/contact',
      pageName: 'Contact',
      hutk: 'a'.repeat(32),
    };
    const { get } = await startWith(
      submission({ email: 'first@example.com' }),
      submission(formFields, { context, submittedAt: 1_700_000_000_000 }),
    );
    const { text } = await get(page);
    const names = [...text.matchAll(/<h2[^>]*>.*?<bdi>(.*?)<\/bdi>/gs)].map(([, name]) => name);
    expect(names).toEqual(['Layla Haddad', 'first@example.com']);
    const rows = rowsIn(text);
    for (const [name, value] of Object.entries({ ...formFields, ...context })) {
      expect(rows).toContainEqual([name, value === '' ? 'empty' : value]);
    }
    expect(rows).toContainEqual(['form id', 'a-form_1']);
    expect(rows).toContainEqual(['portal id', '1234']);
    expect(rows.find(([name]) => name === 'submittedAt')?.[1]).toContain('1700000000000');
    expect(text).toMatch(/<time datetime="\d{4}-\d\d-\d\dT[\d:.]+Z"/);
    expect(text).toContain('Contact requests (2)');
  });

  it('shows one page at a time, however large the submissions are', async () => {
    // Takes five times as many bytes on the page, since each of these characters is escaped.
    const value = "'".repeat(2500);
    const fields = Array.from({ length: 300 }, () => ({ name: 'message', value }));
    const names = Array.from({ length: 10 }, (_, index) => `v${String(index)}`);
    const emails = names.map((name) => ({ name: 'email', value: `${name}@example.com` }));
    const host = await startWith(...emails.map((email) => ({ fields: [email, ...fields] })));
    const seen: string[] = [];
    for (let address: string | undefined = page; address !== undefined;) {
      const answer = await host.get(address);
      expect(answer.body.byteLength).toBeLessThan(1024 * 1024);
      expect(answer.headers['refresh']).toBe(address === page ? '5' : undefined);
      seen.push(...[...answer.text.matchAll(/<bdi>(v\d+)@/g)].map(([, name = '']) => name));
      address = /href="([^"]+)"[^>]*>Older</.exec(answer.text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toEqual(names.toReversed());
  });

  it('shows hostile text as text, isolated and shortened', async () => {
    const hostile = `</dd></style><script>alert('1')</script><img src=x onerror="alert(2)">&amp;`;
    const { get } = await startWith(
      submission(
        { email: 'a@example.com', '0-2/name': hostile, message: 'x'.repeat(2500) },
        { context: { pageName: hostile, pageUri: `http://x/"><script>` }, submittedAt: 1e300 },
      ),
    );
    const { text } = await get(page);
    expect(text).not.toMatch(/<script|<img/);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
    expect(text.match(/&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;/g)).toHaveLength(3);
    expect(text).toContain('onerror=&quot;alert(2)&quot;&gt;&amp;amp;');
    expect(text).toContain('http://x/&quot;&gt;&lt;script&gt;');
    expect(text).toContain('<bdi dir="auto">&lt;/dd&gt;');
    expect(text.match(/x{500,}/)?.[0]).toHaveLength(1000);
    expect(text).toContain('… and 1,500 more characters');
    expect(text).toContain('1e+300');
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await (await startHost()).get(page, {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('POST /dev/submissions/clear', () => {
  const clear = async (headers: (host: TemporaryHost) => Record<string, string>) => {
    const host = await startWith(submission());
    const answer = await host.get(`${page}/clear`, headers(host), 'POST');
    const isCleared = (await host.get(page)).text.includes('Nothing has been sent yet.');
    return { status: answer.status, location: answer.headers.location, isCleared };
  };

  it.each<[string, (host: TemporaryHost) => Record<string, string>]>([
    ['its origin', (host) => ({ origin: own(host) })],
    ['same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['both', (host) => ({ origin: own(host), 'sec-fetch-site': 'same-origin' })],
  ])('forgets everything if the request shows %s', async (_, headers) => {
    expect(await clear(headers)).toEqual({ status: 303, location: page, isCleared: true });
  });

  it.each<[string, (host: TemporaryHost) => Record<string, string>]>([
    ['nothing', () => ({})],
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['cross-site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['same-site', (host) => ({ origin: own(host), 'sec-fetch-site': 'same-site' })],
    ['none', () => ({ 'sec-fetch-site': 'none' })],
  ])('is forbidden if the request shows %s', async (_, headers) => {
    expect(await clear(headers)).toMatchObject({ status: 403, isCleared: false });
  });

  it('does not accept GET', async () => {
    const host = await startWith(submission());
    const answer = await host.get(`${page}/clear`, { 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect((await host.get(page)).text).toContain('a@example.com');
  });

  it('is where the button posts to', async () => {
    const { text } = await (await startWith(submission())).get(page);
    expect(text).toMatch(/<form method="post" action="\/dev\/submissions\/clear">\s*<button/);
  });
});

describe('a request from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy that hides the client', { 'x-forwarded-for': '' }],
    ['through a proxy that sends Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['to a foreign name', { host: 'evil.example' }],
    ['to a name that only starts with localhost', { host: 'localhost.evil.example' }],
  ])('%s gets the ordinary 404', async (_, headers) => {
    const host = await startWith(submission());
    const unknown = await host.get('/dev/unknown');
    const answer = await host.get(page, headers);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(unknown.text);
    const cleared = await host.get(`${page}/clear`, { ...headers, origin: own(host) }, 'POST');
    expect(cleared.status).toBe((await host.get('/dev/unknown', {}, 'POST')).status);
    expect((await host.get(page)).text).toContain('a@example.com');
  });

  const askFrom = async (remoteAddress: string | undefined, url = `http://localhost${page}`) => {
    const provider = createFormProvider();
    await post(provider, submission());
    const app = new Hono().use(presenterKey(key)).route(page, submissionsRoute(provider));
    const headers = { cookie: `showcase-key=${key}` };
    return app.request(url, { headers }, { incoming: { socket: { remoteAddress } } });
  };

  it.each(['192.168.1.7', '10.0.0.1', '127.0.0.2', '::ffff:10.0.0.1', 'fe80::1', '', undefined])(
    'by %s gets the usual 404',
    async (remoteAddress) => {
      expect((await askFrom(remoteAddress)).status).toBe(404);
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is not one by %s', async (address) => {
    const answer = await askFrom(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('a@example.com');
  });

  it.each(['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'showcase.localhost'])(
    'is not one to %s',
    async (host) => {
      expect((await askFrom('127.0.0.1', `http://${host}${page}`)).status).toBe(200);
    },
  );
});

/** The rows of the definition lists, as [name, value]. */
function rowsIn(text: string): readonly (readonly string[])[] {
  const row =
    /<dt><bdi>(.*?)<\/bdi><\/dt>\s*<dd[^>]*>(?:<bdi dir="auto">)?(.*?)(?:<\/bdi>)?<\/dd>/gs;
  return [...text.matchAll(row)].map(([, name = '', value = '']) => [name, value]);
}
