import { chromium, type Browser, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeStaticSite } from '../apps/host/src/staticSite/writeStaticSite.ts';
import { findTestBrowser, testArguments } from '../scripts/browser.ts';
import { root } from '../scripts/run.ts';
import { startHost } from '../scripts/startHost.ts';
import { get, safetyOf } from './answers.ts';
import { copyAsNextBuild } from './nextBuild.ts';
import { serverNames, servers, type Server } from './servers.ts';

const build = join(root, 'apps/showcase/dist');
const entityCount = 100_000;
let folder: string;
let host: Awaited<ReturnType<typeof startHost>>;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showcase-static-'));
  await writeFile(entities(), JSON.stringify(Array.from({ length: entityCount }, record)));
  const contactForm = { host: 'https://forms.example', portalId: '1', formId: '2' };
  const videos = { product: 'https://videos.example/film', liveStream: null };
  await writeFile(config(), JSON.stringify({ contactForm, videos }));
  await writeSite(build);
  host = await startHost('--config', config(), '--entities', entities());
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: testArguments });
});

afterAll(async () => {
  await browser.close();
  await host.stop();
  await rm(folder, { recursive: true });
});

const config = () => join(folder, 'config.json');
const entities = () => join(folder, 'entities.json');
const record = (_: unknown, index: number) => ({ EntityName: `Entity ${String(index)}` });

const writeSite = (from: string) =>
  writeStaticSite({
    root: from,
    to: folder,
    config: config(),
    entities: entities(),
    origin: 'https://show.example',
  });

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

/** A page of the site and what its console says; certificates aren't checked. */
async function openPage(): Promise<{ readonly page: Page; readonly messages: readonly string[] }> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  return { page, messages };
}

describe.each(serverNames)('the static site on %s', (name) => {
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
      const secure = { headers: { 'x-forwarded-proto': 'https' } };
      const expected = await get(host.address, path, secure);
      expect(safetyOf(await get(server.origin, path)), path).toEqual(safetyOf(expected));
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

  it('has the preview picture of every page', async () => {
    const pictures = pages().map((page) => {
      const html = siteFile(page === '/' ? 'index.html' : `${page}.html`).toString();
      return /<meta property="og:image" content="https:\/\/show\.example([^"]+)">/.exec(html)?.[1];
    });
    const addresses = [...new Set(pictures)].filter((address) => address !== undefined);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const { status, headers } = await get(server.origin, address);
      expect([status, headers['content-type']], address).toEqual([200, 'image/jpeg']);
    }
  });

  it('leads from an address with a slash at its end to the page', async () => {
    const { status, headers } = await get(server.origin, '/projects/core42/');
    expect([301, 308]).toContain(status);
    expect(URL.parse(headers.location ?? '', server.origin)?.pathname).toBe('/projects/core42');
  });

  it.each([
    ...['/%5cevil.example/', '//evil.example/', '/%2f%2fevil.example/', '/%2f%5cevil.example/'],
    ...['/%09/evil.example/', '/%09%5cevil.example/', '///'],
  ])('never leads from %s to another site (H1)', async (path) => {
    const { headers } = await get(server.origin, `${server.origin}${path}`);
    const { location = '' } = headers;
    expect(new URL(location, server.origin).origin).toBe(server.origin);
  });

  it('sends a list of 100,000 entities compressed, and again only if it has changed', async () => {
    const accept = { 'accept-encoding': 'br, gzip' };
    const { headers, body } = await get(server.origin, '/api/entities', { headers: accept });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveLength(entityCount);
    const again = { ...accept, 'if-none-match': headers.etag };
    expect((await get(server.origin, '/api/entities', { headers: again })).status).toBe(304);
  });

  it('runs in a browser without a message in the console', async () => {
    const { page, messages } = await openPage();
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
    await page.close();
    expect(messages.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
});

describe.each(['nginx', 'caddy'] as const)('a server of our own, %s', (name) => {
  let server: Server;

  beforeAll(async () => {
    server = await servers[name](folder);
  });
  afterAll(() => server.stop());

  it('sends a part of a film', async () => {
    const headers = { range: 'bytes=100-199' };
    const { status, body } = await get(server.origin, '/media/agents.mp4', { headers });
    expect(status).toBe(206);
    expect(body.equals(siteFile('media/agents.mp4').subarray(100, 200))).toBe(true);
  });

  it('keeps compressed and plain answers apart in caches', async () => {
    const request = { headers: { 'accept-encoding': 'br' } };
    const { headers } = await get(server.origin, '/api/entities', request);
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
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

  it('keeps an open page working when a new build replaces its files', async () => {
    onTestFinished(async () => {
      await writeSite(build);
    });
    const { page, messages } = await openPage();
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    const next = join(folder, 'next');
    await copyAsNextBuild(build, next);
    await writeSite(next);

    await page.locator('a[href="/projects/tdra"]').first().click();
    await page.locator('a[href="/projects/tdra/impact"]').first().click();
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('script[src*="-next.js"]').count()).toBe(0);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('script[src*="-next.js"]').count()).toBeGreaterThan(0);
    await page.close();
    expect(messages).toEqual([]);
  });
});
