import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureErrors, key, type TemporaryHost } from '../../../host/src/temporaryHost.ts';
import { eventLine, receivedLine } from '../leads/testLeads.ts';
import { startStand } from '../testStand.ts';
import type { Group, Row } from './groupsOf.ts';
import { startSite, withLinks } from './testAddresses.ts';

const page = '/dev/preflight';

/** The rows by the id of their first check. */
async function rowsOf({ get }: TemporaryHost, query = ''): Promise<Readonly<Record<string, Row>>> {
  const { text } = await get(`${page}${query}`, { accept: 'application/json' });
  const { groups } = JSON.parse(text) as { readonly groups: readonly Group[] };
  return Object.fromEntries(groups.flatMap(({ rows }) => rows.map((row) => [row.ids[0], row])));
}

/** Posts a form as the page does. Resolves to the status and the query of the address that follows. */
async function post(
  { port }: TemporaryHost,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: `http://localhost:${String(port)}` },
) {
  const { status, headers: answered } = await fetch(`http://localhost:${String(port)}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: `showcase-key=${key}`, ...headers },
    redirect: 'manual',
  });
  return { status, location: answered.get('location') ?? '' };
}

/** A stand whose links all answer, except for those given. */
async function start(given: { readonly links?: object } = {}, options = {}, files = {}) {
  const site = await startSite();
  return startStand({ 'config.json': withLinks(site, given), ...files }, options);
}

const answers = {
  now: Date.now(),
  isSecure: true,
  canResetZoom: false,
  wakeLock: '',
  hasFullScreen: true,
  screen: { width: 1920, height: 1080, ratio: 1 },
  touchPoints: 10,
  formats: { av1: { supported: true, smooth: true }, h264: { supported: true, smooth: true } },
  missingFonts: [],
  hasLogo: true,
};

describe('the page', () => {
  it('shows what was found, without scripts', async () => {
    const host = await start({ links: { trade: '<b>nowhere</b>' } });
    const { status, headers, text } = await host.get(page);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script| style="| on\w+=|<b>/);
    expect(text).toMatch(/<h1>Preflight<\/h1>/);
    expect(text).toContain('because “&lt;b&gt;nowhere&lt;/b&gt;” is not an address.');
    expect(text).toContain(
      'What to do: Set it under “links” in the configuration once there is one.',
    );
    expect(text).toContain('aria-label="Check again: Trade"');
  });

  it('repeats one check with the current configuration, and keeps the others', async () => {
    const site = await startSite();
    const dead = { links: { trade: `${site}/404`, build: `${site}/404` } };
    const host = await startStand({ 'config.json': withLinks(site, dead) });
    const { text } = await host.get(page);
    const result = /name="result" value="([^"]+)"/.exec(text)?.[1] ?? '';
    await writeFile(join(host.folder, 'config.json'), withLinks(site));
    const { status, location } = await post(host, `${page}/check`, { result, ids: 'links.trade' });
    expect(status).toBe(303);
    expect(location).toBe(`${page}?result=${result}#links.trade`);
    expect((await rowsOf(host, `?result=${result}`))['links.build']?.state).toBe('problem');
    expect((await rowsOf(host))['links.build']?.state).not.toBe('problem');
  });
});

describe('everybody else', () => {
  it.each([page, `${page}/check`, `${page}/browser`])('gets the usual 404 for %s', async (path) => {
    const { get } = await startStand();
    for (const headers of [{ 'x-forwarded-for': '10.0.0.7' }, { host: 'showcase.example' }]) {
      const { status, text } = await get(path, headers);
      expect(status).toBe(404);
      expect(text).toContain('<title>Not found</title>');
    }
  });

  it('cannot make the host check anything', async () => {
    const host = await start();
    for (const path of [`${page}/check`, `${page}/browser`]) {
      for (const headers of [{ origin: 'https://a.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        expect(await post(host, path, {}, headers)).toMatchObject({ status: 403 });
      }
    }
  });
});

it.each([
  ['POST', page, 'GET, HEAD'],
  ['GET', `${page}/check`, 'POST'],
  ['PUT', `${page}/browser`, 'GET, HEAD, POST'],
])('%s %s is not allowed', async (method, path, allow) => {
  const { get } = await startStand();
  expect(await get(path, { 'sec-fetch-site': 'same-origin' }, method)).toMatchObject({
    status: 405,
    headers: { allow },
  });
});

describe('addresses', () => {
  it('that lead nowhere, refuse to be framed or open an app are found', async () => {
    const site = await startSite();
    const given = {
      links: { trade: `${site}/404`, build: 'smartsupplier://' },
      gridPortal: `${site}/framed`,
      videos: { liveStream: `${site}/200/live.m3u8` },
    };
    const rows = await rowsOf(await startStand({ 'config.json': withLinks(site, given) }));
    expect(rows['links.trade']).toMatchObject({
      state: 'problem',
      found: 'It answers with 404: there is no such page.',
      action: 'Replace links.trade in the configuration.',
    });
    expect(rows['links.build']?.found).toBe('It opens an app, which cannot be checked from here.');
    expect(rows['gridPortal']).toMatchObject({
      state: 'problem',
      found: 'It refuses to be shown in a frame (X-Frame-Options: DENY).',
    });
    expect(rows['videos.liveStream']).toMatchObject({
      state: 'problem',
      found: 'The host can reach it, but it does not allow this page to read it.',
    });
    const answering = Object.values(rows).find(({ label }) => /^\d+ links answer$/.test(label));
    expect(answering).toMatchObject({ state: 'ok' });
  });

  it('that hang cost five seconds together', async () => {
    const site = await startSite();
    const links = { trade: `${site}/hang`, build: `${site}/hang/2`, justice: `${site}/hang/3` };
    const host = await startStand({ 'config.json': withLinks(site, { links }) });
    const begin = performance.now();
    const rows = await rowsOf(host);
    expect(performance.now() - begin).toBeLessThan(9000);
    for (const id of Object.keys(links)) {
      expect(rows[`links.${id}`]?.found).toBe('It does not answer within 5 seconds.');
    }
  });

  it('are one warning without a network', async () => {
    const given = { links: {} };
    const host = await startStand({ 'config.json': withLinks('http://nowhere.invalid', given) });
    const rows = await rowsOf(host);
    expect(Object.values(rows).find(({ label }) => label.endsWith('links need a network'))).toEqual(
      expect.objectContaining({
        state: 'warning',
        action: 'Connect this computer and check again, or do without.',
      }),
    );
  });
});

describe('the state of the host', () => {
  it('without --leads', async () => {
    const host = await start({}, { freeBytes: () => Promise.resolve(5_000_000) });
    const rows = await rowsOf(host);
    expect(rows['requests']).toMatchObject({
      state: 'warning',
      found: 'Contact requests are kept in memory only, until the host stops.',
      action: 'To keep them, start with --leads FILE.',
    });
    expect(rows['disk']).toMatchObject({ state: 'problem', found: `5 MB free in ${tmpdir()}.` });
    expect(rows['entities']).toMatchObject({ state: 'ok', found: '1 entity: First.' });
    expect(rows['configuration']).toMatchObject({ state: 'ok' });
    expect(rows['media-files']).toMatchObject({ state: 'problem' });
  });

  it('with --leads counts the requests in each state, and measures the disk of the file', async () => {
    captureErrors();
    const lines = `${receivedLine('a')}${eventLine('refused', 'a', { reason: 'No.' })}`;
    const files = { 'requests.db': lines };
    const contactForm = { host: 'http://127.0.0.1:1', portalId: '1', formId: 'a' };
    const given = { contactForm, links: {} };
    const host = await start(given, { leads: {}, freeBytes: () => Promise.resolve(5e9) }, files);
    const rows = await rowsOf(host);
    expect(rows['requests']).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('(0 waiting, 0 sent, 1 refused)') as string,
    });
    expect(rows['disk']?.found).toBe(`5 GB free in ${host.folder}.`);
  });

  it('warns that nobody forwards the requests', async () => {
    const host = await start({}, { leads: {} });
    expect((await rowsOf(host))['requests']).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('There is nobody to forward them to') as string,
    });
  });

  it('says why the disk cannot be measured', async () => {
    const freeBytes = () => Promise.reject(new Error('ENOENT: no such folder'));
    expect((await rowsOf(await start({}, { freeBytes })))['disk']).toMatchObject({
      state: 'problem',
      found: `${tmpdir()} cannot be measured: ENOENT: no such folder`,
    });
  });

  it('names the errors in the list and the configuration until they are fixed', async () => {
    captureErrors();
    const host = await start();
    const list = join(host.folder, 'entities.json');
    await writeFile(list, '[\noops]');
    const config = join(host.folder, 'config.json');
    await writeFile(config, '{\n"videos": ');
    await expect
      .poll(() => rowsOf(host), { timeout: 20_000 })
      .toMatchObject({
        entities: { state: 'problem', found: expect.stringContaining(`${list}:2: `) as string },
        configuration: {
          state: 'problem',
          found: expect.stringContaining(`${config}:2: `) as string,
        },
      });
    await writeFile(list, '[{"EntityName":"A"},{"EntityName":"B"}]');
    await rename(config, `${config}.old`);
    await writeFile(config, withLinks(await startSite()));
    await expect
      .poll(() => rowsOf(host), { timeout: 20_000 })
      .toMatchObject({ entities: { state: 'ok' }, configuration: { state: 'ok' } });
  });

  it('doubts figures that are probably not what was meant (E15)', async () => {
    const list = '[{"EntityName":"First","UsingGSB":"No"}]';
    const host = await start({}, {}, { 'entities.json': list });
    expect((await rowsOf(host))['entities']).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('UsingGSB') as string,
    });
  });
});

describe('the browser', () => {
  it('is asked by its own page', async () => {
    const { get } = await start();
    const { status, headers, text } = await get(`${page}/browser?result=<b>`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-\S+';/);
    expect(text).toContain('name="result" value="&lt;b&gt;"');
  });

  it('adds to the result', async () => {
    const host = await start({});
    const asked = await rowsOf(host);
    expect(asked['browser']).toMatchObject({ state: 'warning' });
    const { status, location } = await post(host, `${page}/browser`, {
      answers: JSON.stringify({ ...answers, now: Date.now() }),
    });
    expect(status).toBe(303);
    const rows = await rowsOf(host, location.slice(page.length));
    expect(rows['browser']).toBeUndefined();
    expect(rows['screen']).toMatchObject({ state: 'ok', found: '1920 × 1080 pixels.' });
    expect(rows['clock']).toMatchObject({ state: 'ok' });
  });

  it('is asked again if one of its answers is to be checked again', async () => {
    const host = await start({});
    const answered = await post(host, `${page}/browser`, { answers: JSON.stringify(answers) });
    const result = answered.location.slice(`${page}?result=`.length);
    await post(host, `${page}/check`, { result, ids: 'touch' });
    expect((await host.get(`${page}?result=${result}`)).text).toContain('<iframe');
    const changed = { ...answers, touchPoints: 1, now: Date.now() };
    await post(host, `${page}/browser`, { result, answers: JSON.stringify(changed) });
    const rows = await rowsOf(host, `?result=${result}`);
    expect(rows['touch']?.found).toBe('1 touch point.');
  });

  it.each(['', '{}', 'null', '{', JSON.stringify({ ...answers, touchPoints: 'ten' })])(
    'that answers %j is refused',
    async (answer) => {
      expect(await post(await start(), `${page}/browser`, { answers: answer })).toMatchObject({
        status: 400,
      });
    },
  );
});
