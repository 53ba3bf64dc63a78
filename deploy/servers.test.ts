import { chromium, type Browser, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fileHeaders, hashedFilesCache, pageHeaders } from '../apps/host/src/site/headers.ts';
import { writeStaticSite } from './staticSite/writeStaticSite.ts';
import { findTestBrowser, testArguments } from '../scripts/browser.ts';
import { root } from '../scripts/run.ts';
import { get } from './answers.ts';
import { copyAsNextBuild } from './nextBuild.ts';
import { serverNames, servers, type Server } from './servers.ts';

const build = join(root, 'apps/showcase/dist');
const entityCount = 100_000;
const embed = ['https://videos.example'];
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showcase-servers-'));
  await writeFile(entities(), JSON.stringify(Array.from({ length: entityCount }, record)));
  const contactForm = { host: 'https://forms.example', portalId: '1', formId: '2' };
  const videos = { product: 'https://videos.example/film', liveStream: null };
  const kiosk = { publicOrigin: 'https://show.example' };
  await writeFile(config(), JSON.stringify({ contactForm, videos, kiosk }));
  await publish(build);
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: testArguments });
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const config = () => join(folder, 'config.json');
const entities = () => join(folder, 'entities.json');
const record = (_: unknown, index: number) => ({ EntityName: `Entity ${String(index)}` });

/** Puts a build where the servers find it: the host serves the build itself, the others the static site. */
async function publish(from: string): Promise<void> {
  await writeStaticSite({ root: from, to: folder, config: config(), entities: entities() });
  await symlink(from, join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'build'));
}

const siteFile = (path: string) => readFileSync(join(folder, 'site', path));
const fileOf = (page: string) => `${page === '/' ? 'index' : page}.html`;

/** The addresses of all pages. */
const pages = () =>
  readdirSync(join(folder, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .map((path) => `/${path.replace(/(index)?\.html$/, '')}`);

const asset = () => {
  const names = readdirSync(join(folder, 'site/assets'));
  // Not one of an earlier build in a test, which has no compressed copies.
  const name = names.find((file) => file.endsWith('.js') && names.includes(`${file}.br`));
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

/** As a proxy that ends TLS asks. */
const secure = { 'x-forwarded-proto': 'https' };

describe.each(serverNames)('the site on %s', (name) => {
  let server: Server;

  beforeAll(async () => {
    server = await servers[name](folder);
  });
  afterAll(() => server.stop());

  it('serves every page as it was written', async () => {
    expect(pages().length).toBeGreaterThan(150);
    for (const page of pages()) {
      const { status, headers, body } = await get(server.origin, encodeURI(page));
      expect(status, page).toBe(200);
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8');
      expect(body.equals(siteFile(fileOf(page))), page).toBe(true);
    }
  });

  it('sends safe headers', async () => {
    const page = { ...fileHeaders, ...pageHeaders({ connect: [], embed }) };
    const shared = {
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    };
    const always = {
      'cache-control': expect.stringMatching(/^no-(?:cache|store)$/) as string,
      'strict-transport-security': 'max-age=31536000',
    };
    // A file asks for no feature.
    const { 'permissions-policy': ofPages, ...file } = { ...fileHeaders };
    expect(ofPages).toBeDefined();
    for (const [path, status, expected] of [
      ['/', 200, page],
      ['/ar/projects/core42', 200, page],
      ['/nowhere', 404, page],
      ['/projects/nowhere', 404, page],
      [asset(), 200, { ...file, 'cache-control': hashedFilesCache }],
      ['/media/agents.avif', 200, file],
      ['/favicon.svg', 200, file],
      ['/showcase.config.json', 200, file],
      ['/api/entities', 200, { ...file, ...shared }],
    ] as const) {
      const answer = await get(server.origin, path, { headers: secure });
      expect(answer.status, path).toBe(status);
      expect(answer.headers, path).toMatchObject({ ...always, ...expected });
      if (path !== '/api/entities')
        expect(answer.headers, path).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends pages, scripts and the list compressed with %s', async (encoding, decode) => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/projects/dda/trade', 'projects/dda/trade.html'],
      ['/nowhere', '404.html'],
      [asset(), asset()],
      ['/api/entities', 'api/entities'],
    ] as const) {
      const request = { headers: { 'accept-encoding': encoding } };
      const { headers, body } = await get(server.origin, path, request);
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(decode(body).equals(siteFile(file)), path).toBe(true);
    }
  });

  it.each(['/', '/projects/core42', '/favicon.svg', '/api/entities'])(
    'sends %s again only if it has changed',
    async (path) => {
      const accept = { 'accept-encoding': 'br, gzip' };
      const { headers } = await get(server.origin, path, { headers: accept });
      const again = { ...accept, 'if-none-match': headers.etag };
      expect((await get(server.origin, path, { headers: again })).status).toBe(304);
      const other = { ...accept, 'if-none-match': '"other"' };
      expect((await get(server.origin, path, { headers: other })).status).toBe(200);
    },
  );

  it('answers an unknown address with the page of its area', async () => {
    for (const [path, page] of [
      ['/nowhere', '404.html'],
      ['/nowhere.html', '404.html'],
      ['/deep/er/nowhere', '404.html'],
      ['/projects/nowhere', 'projects/404.html'],
      ['/projects/core42/nowhere', 'projects/core42/404.html'],
      ['/projects/core42/no/where', 'projects/core42/404.html'],
      ['/ar/projects/dda/dubai-now/nowhere', 'ar/projects/dda/dubai-now/404.html'],
    ] as const) {
      const { status, headers, body } = await get(server.origin, path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(body.equals(siteFile(page)), path).toBe(true);
    }
  });

  it.each(['/assets/x.js', '/assets/x', '/missing.png', '/projects/x.css', '/assets'])(
    'never answers %s with a page and 200 (H2)',
    async (path) => {
      expect((await get(server.origin, path)).status).toBe(404);
    },
  );

  it('has the preview picture of every page', async () => {
    const pictures = pages().map((page) => {
      const html = siteFile(fileOf(page)).toString();
      return /<meta property="og:image" content="https:\/\/show\.example([^"]+)">/.exec(html)?.[1];
    });
    const addresses = [...new Set(pictures)].filter((address) => address !== undefined);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const { status, headers } = await get(server.origin, address);
      expect([status, headers['content-type']], address).toEqual([200, 'image/jpeg']);
    }
  });

  it('has a sitemap with every page, and names it to robots', async () => {
    const sitemap = (await get(server.origin, '/sitemap.xml')).body.toString();
    expect(sitemap).toContain('<loc>https://show.example/ar/projects/dda/trade</loc>');
    expect(sitemap).not.toMatch(/404|\/player/);
    const robots = (await get(server.origin, '/robots.txt')).body.toString();
    expect(robots).toContain('Sitemap: https://show.example/sitemap.xml');
  });

  it('leads from an address with a slash at its end to the page', async () => {
    const { status, headers } = await get(server.origin, '/projects/core42/?a=b');
    expect([301, 308]).toContain(status);
    const { pathname, search } = new URL(headers.location ?? '', server.origin);
    expect(pathname + search).toBe('/projects/core42?a=b');
  });

  it.each([
    ...['/%5cevil.example/', '//evil.example/', '/%2f%2fevil.example/', '/%2f%5cevil.example/'],
    ...['/%09/evil.example/', '/%09%5cevil.example/', '///'],
  ])('never leads from %s to another site (H1)', async (path) => {
    const { headers } = await get(server.origin, `${server.origin}${path}`);
    const { location = '' } = headers;
    expect(new URL(location, server.origin).origin).toBe(server.origin);
  });

  it.each([
    ...['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/config.json', '/..%2fconfig.json'],
    ...['/..%5cconfig.json', '/assets/..%2f..%2fconfig.json', '/%00', '/%', '/%ff'],
    ...['/.git/config', '/.env', '/index.html%00.js'],
  ])('never answers %s with a file (H1)', async (path) => {
    const { status } = await get(server.origin, `${server.origin}${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await get(server.origin, '/')).status).toBe(200);
  });

  it('leads from capital letters and from decomposed ones to the page (R1)', async () => {
    const arabic = pages().find((page) => page.normalize('NFD') !== page) ?? '';
    expect(arabic).not.toBe('');
    const { page } = await openPage();
    for (const [typed, intended] of [
      ['/Projects/Core42', '/projects/core42'],
      [arabic.normalize('NFD'), arabic],
    ] as const) {
      await page.goto(server.origin + intended);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.goto(server.origin + encodeURI(typed));
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await page.close();
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

describe.each(['host', 'nginx', 'caddy'] as const)('a server of our own, %s', (name) => {
  let server: Server;

  beforeAll(async () => {
    server = await servers[name](folder);
  });
  afterAll(() => server.stop());

  it.each([
    ['bytes=100-199', 100, 200],
    ['bytes=100-', 100, undefined],
    ['bytes=-100', -100, undefined],
    ['bytes=0-99999999', 0, undefined],
  ] as const)('sends a part of a film: %s', async (range, start, end) => {
    const { status, headers, body } = await get(server.origin, '/media/agents.mp4', {
      headers: { range, 'accept-encoding': 'br' },
    });
    expect(status).toBe(206);
    expect(headers['content-type']).toBe('video/mp4');
    expect(body.equals(siteFile('media/agents.mp4').subarray(start, end))).toBe(true);
  });

  it('refuses a part beyond the end of a film', async () => {
    const headers = { range: 'bytes=99999999-' };
    expect((await get(server.origin, '/media/agents.mp4', { headers })).status).toBe(416);
  });

  it('keeps compressed and plain answers apart in caches', async () => {
    for (const path of ['/', asset(), '/api/entities']) {
      const request = { headers: { 'accept-encoding': 'br' } };
      const { headers } = await get(server.origin, path, request);
      expect(String(headers.vary).toLowerCase(), path).toContain('accept-encoding');
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const path of ['/', asset(), '/nowhere']) {
      const { status, headers } = await get(server.origin, path);
      const head = await get(server.origin, path, { method: 'HEAD' });
      expect(head.status, path).toBe(status);
      expect(head.headers['content-length'], path).toBe(headers['content-length']);
      expect(head.body, path).toHaveLength(0);
    }
  });

  it('keeps an open page working when a new build replaces its files', async () => {
    onTestFinished(() => publish(build));
    const { page, messages } = await openPage();
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    const next = await mkdtemp(join(folder, 'next-'));
    await copyAsNextBuild(build, next);
    await publish(next);

    await page.locator('a[href="/projects/tdra"]').first().click();
    await page.locator('a[href="/projects/tdra/impact"]').first().click();
    await page.getByRole('combobox').waitFor();
    expect(await page.locator('script[src*="-next.js"]').count()).toBe(0);
    await expect
      .poll(
        async () => {
          await page.reload({ waitUntil: 'networkidle' });
          return page.locator('script[src*="-next.js"]').count();
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    await page.getByRole('combobox').waitFor();
    await page.close();
    expect(messages).toEqual([]);
  });
});

it.each(['nginx', 'caddy'] as const)('%s speaks HTTP/2', async (name) => {
  const server = await servers[name](folder);
  onTestFinished(() => server.stop());
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
