import { chromium } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStaticSite } from '../apps/host/src/staticSite/writeStaticSite.ts';
import { findTestBrowser, testArguments } from '../scripts/browser.ts';
import { root } from '../scripts/run.ts';
import { startHost } from '../scripts/startHost.ts';
import { installServers, servers, type Server } from './servers.ts';

let folder: string;
let config: string;
let host: Awaited<ReturnType<typeof startHost>>;
const entityCount = 100_000;

beforeAll(async () => {
  installServers();
  folder = await mkdtemp(join(tmpdir(), 'showcase-static-'));
  const entities = join(folder, 'entities.json');
  config = join(folder, 'config.json');
  await writeFile(entities, JSON.stringify(Array.from({ length: entityCount }, record)));
  const contactForm = { host: 'https://forms.example', portalId: '1', formId: '2' };
  const videos = { product: 'https://videos.example/film', liveStream: null };
  await writeFile(config, JSON.stringify({ contactForm, videos }));
  await writeStaticSite({
    root: join(root, 'apps/showcase/dist'),
    to: folder,
    config,
    entities,
    origin: 'https://show.example',
  });
  host = await startHost('--config', config, '--entities', entities);
});

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

const record = (_: unknown, index: number) => ({ EntityName: `Entity ${String(index)}` });

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(origin: string, path: string, headers: IncomingHttpHeaders = {}): Promise<Answer> {
  const request = origin.startsWith('https') ? requestSecure : requestPlain;
  const options = { headers, rejectUnauthorized: false, agent: false };
  return new Promise((resolve, reject) => {
    request(new URL(path, origin), options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const siteFile = (path: string) => readFileSync(join(folder, 'site', path));

/** The addresses of all pages. */
const pages = () =>
  readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .map((path) => `/${path.replace(/(index)?\.html$/, '')}`);

const asset = () => {
  const name = readdirSync(join(folder, 'site/assets')).find((file) => file.endsWith('.js'));
  return `/assets/${name ?? ''}`;
};

/** The directives that govern a response, from its header and its page, without nonces and hashes. */
function policyOf({ headers, body }: Answer): readonly string[] {
  const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString())?.[1];
  return [...(own?.split('; ') ?? []), ...String(headers['content-security-policy']).split('; ')]
    .map((directive) => directive.replaceAll(/ '(?:nonce|sha256)-[^']*'/g, ''))
    .toSorted();
}

const compared = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'cache-control',
  'access-control-allow-origin',
];
const safetyOf = (answer: Answer) => ({
  status: answer.status,
  policy: policyOf(answer),
  headers: compared.map((name) => [name, answer.headers[name]]),
});

describe.each(['nginx', 'caddy'] as const)('the site on %s', (name) => {
  let server: Server;

  beforeAll(async () => {
    server = await servers[name](folder);
  });
  afterAll(() => server.stop());

  it('serves every page', async () => {
    expect(pages().length).toBeGreaterThan(100);
    for (const page of pages()) {
      const { status, headers, body } = await get(server.origin, page);
      expect(status, page).toBe(200);
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8');
      expect(body.includes('http-equiv="Content-Security-Policy"'), page).toBe(true);
    }
  });

  it('sends the headers of the host', async () => {
    const files = [asset(), '/media/agents.avif', '/api/entities', '/favicon.svg'];
    const others = ['/showcase.config.json', '/nowhere', '/projects/nowhere'];
    for (const path of ['/', '/ar/projects/core42', ...files, ...others]) {
      const expected = await get(host.address, path, { 'x-forwarded-proto': 'https' });
      const answer = await get(server.origin, path);
      expect(safetyOf(answer), path).toEqual(safetyOf(expected));
      const isPage = String(expected.headers['content-type']).startsWith('text/html');
      if (isPage) {
        const { 'permissions-policy': features } = expected.headers;
        expect(answer.headers['permissions-policy'], path).toBe(features);
      }
    }
  });

  it('answers an unknown address with the page of its area', async () => {
    for (const [path, page] of [
      ['/nowhere', '404.html'],
      ['/projects/nowhere', 'projects/404.html'],
      ['/projects/core42/nowhere', 'projects/core42/404.html'],
      ['/ar/projects/dda/dubai-now/nowhere', 'ar/projects/dda/dubai-now/404.html'],
    ] as const) {
      const { status, body } = await get(server.origin, path);
      expect(status, path).toBe(404);
      expect(body.equals(siteFile(page)), path).toBe(true);
    }
  });

  it('leads from an address with a slash at its end to the page', async () => {
    const { status, headers } = await get(server.origin, '/projects/core42/');
    expect(status).toBe(301);
    expect(URL.parse(headers.location ?? '', server.origin)?.pathname).toBe('/projects/core42');
  });

  it('sends a part of a film', async () => {
    const range = { range: 'bytes=100-199' };
    const { status, body } = await get(server.origin, '/media/agents.mp4', range);
    expect(status).toBe(206);
    expect(body.equals(siteFile('media/agents.mp4').subarray(100, 200))).toBe(true);
  });

  it('sends a list of 100,000 entities compressed, and asks again only for a newer one', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    const { headers, body } = await get(server.origin, '/api/entities', accept);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveLength(entityCount);
    const again = { ...accept, 'if-none-match': headers.etag };
    expect((await get(server.origin, '/api/entities', again)).status).toBe(304);
  });

  it('speaks HTTP/2', async () => {
    const session = connect(server.origin, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/' });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      stream.on('response', ({ ':status': status }) => {
        resolve(status);
      });
    });
    session.close();
    stream.resume();
    expect(status).toBe(200);
  });

  it('runs in a browser without a message in the console', async () => {
    const browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: testArguments,
    });
    const messages: string[] = [];
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    for (const path of ['/', '/ar', '/projects/core42/contact', '/projects/g42', '/projects/dda']) {
      await page.goto(new URL(path, server.origin).href, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto(new URL('/projects/tdra', server.origin).href);
    await page.locator('a[href="/projects/tdra/impact"]').first().click();
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.goto(new URL('/projects/core42/products/nowhere', server.origin).href);
    await page.getByRole('alert').waitFor();
    await browser.close();
    expect(messages.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
});
