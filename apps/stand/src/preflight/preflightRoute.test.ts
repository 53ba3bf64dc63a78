import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rename, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { eventLine, receivedLine } from '../leads/testLeads.ts';
import { captureErrors, type TemporaryHost } from '../../../host/src/temporaryHost.ts';
import { startStand } from '../testStand.ts';
import { addPolicy } from '../../../host/src/site/policy.ts';
import { startSite } from './testAddresses.ts';

const built = {
  'build/.preflight/index.html': addPolicy(
    '<!doctype html><meta charset="utf-8"><title>Preflight</title>',
  ),
  'build/.preflight/assets/preflight-a_b.js': 'console.log(1);\n',
};
const ownPage = { 'sec-fetch-site': 'same-origin' };

const stateOf = async ({ get }: TemporaryHost) =>
  JSON.parse((await get('/dev/preflight/host')).text) as unknown;
const ask = ({ get }: TemporaryHost, url: string, headers: object = ownPage) =>
  get(`/dev/preflight/address?url=${encodeURIComponent(url)}`, { ...headers }, 'POST');

describe('the page', () => {
  it('may load from the origins of the configuration', async () => {
    const configuration = '{"gridPortal":"https://grid.example/"}';
    const { get } = await startStand({ ...built, 'config.json': configuration });
    const { status, headers, text } = await get('/dev/preflight');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html') as string,
      'cache-control': 'no-store',
    });
    expect(text).toContain("frame-src 'self' https://grid.example;");
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it('comes with its files', async () => {
    const { get } = await startStand(built);
    const { status, headers, text } = await get('/dev/preflight/assets/preflight-a_b.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(text).toBe('console.log(1);\n');
    for (const name of ['missing.js', '..', '.', '%2e%2e%2findex.html']) {
      expect((await get(`/dev/preflight/assets/${name}`)).text).not.toContain('Preflight');
    }
  });

  it('says how to build it if it is missing', async () => {
    const { get } = await startStand();
    expect(await get('/dev/preflight')).toMatchObject({
      status: 404,
      text: 'This build has no preflight. Run "pnpm build", then reload.',
    });
  });

  it.each(['/.preflight', '/.preflight/', '/.preflight/index.html', '/%2epreflight/index.html'])(
    'has no other address, such as %s',
    async (path) => {
      const { get } = await startStand(built);
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('<title>Preflight');
    },
  );
});

describe('everybody else', () => {
  it.each(['/dev/preflight', '/dev/preflight/host', '/dev/preflight/assets/preflight-a_b.js'])(
    'gets the usual 404 for %s',
    async (path) => {
      const { get } = await startStand(built);
      const ordinary = await get('/nothing/here.js');
      for (const headers of [{ 'x-forwarded-for': '10.0.0.7' }, { host: 'showcase.example' }]) {
        const { status, text } = await get(path, headers);
        expect(status).toBe(404);
        expect(
          [ordinary.text, '<title>Not found</title>'].some((known) => text.includes(known)),
        ).toBe(true);
      }
    },
  );

  it('cannot make the host request an address', async () => {
    const host = await startStand(built);
    const site = await startSite();
    // The host's answer for every unknown, read-only address.
    const fromElsewhere = { ...ownPage, 'x-forwarded-for': '10.0.0.7' };
    expect(await ask(host, site, fromElsewhere)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://a.example' },
    ]) {
      expect(await ask(host, site, headers)).toMatchObject({ status: 403, text: 'Forbidden' });
    }
  });
});

it.each([
  ['POST', '/dev/preflight', 'GET, HEAD'],
  ['PUT', '/dev/preflight/host', 'GET, HEAD'],
  ['GET', '/dev/preflight/address?url=http://a.example/', 'POST'],
])('%s %s is not allowed', async (method, path, allow) => {
  const { get } = await startStand(built);
  expect(await get(path, ownPage, method)).toMatchObject({ status: 405, headers: { allow } });
});

describe('an address', () => {
  it('is requested by the host, which reports it without its body', async () => {
    const host = await startStand(built);
    const { status, text } = await ask(host, `${await startSite()}/to/framed`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      answers: true,
      status: 200,
      refusal: 'X-Frame-Options: DENY',
    });
  });

  it('is requested with the presenter’s browser headers', async () => {
    const host = await startStand(built);
    const agent = { ...ownPage, 'user-agent': 'Mozilla/5.0 (Kiosk)' };
    const { text } = await ask(host, `${await startSite()}/agent`, agent);
    expect(JSON.parse(text)).toMatchObject({ status: 200 });
  });

  it('that hangs is abandoned after five seconds', async () => {
    const host = await startStand(built);
    const begin = performance.now();
    const { text } = await ask(host, `${await startSite()}/hang`);
    expect(JSON.parse(text)).toMatchObject({ answers: false, reason: 'timeout' });
    expect(performance.now() - begin).toBeGreaterThan(4900);
    expect(performance.now() - begin).toBeLessThan(7000);
  });

  it.each(['', 'nowhere', 'file:///etc/passwd', 'smartsupplier://', 'javascript:1'])(
    'that is "%s" is refused',
    async (url) => {
      expect(await ask(await startStand(built), url)).toMatchObject({ status: 400 });
    },
  );
});

describe('the state of the host', () => {
  it('without --leads', async () => {
    const host = await startStand(built, {
      now: () => 7,
      freeBytes: () => Promise.resolve(5),
    });
    expect(await stateOf(host)).toEqual({
      requests: {
        description: 'Contact requests are kept in memory only, until the host stops.',
        advice: 'To keep them, start with --leads FILE.',
        formHost: '',
        kept: null,
      },
      entities: { file: join(host.folder, 'entities.json'), count: 1, problem: null, findings: [] },
      configuration: { problem: null, problems: [] },
      disk: { folder: tmpdir(), freeBytes: 5 },
      now: 7,
    });
  });

  it('with --leads counts the requests in each state', async () => {
    captureErrors();
    const config = { contactForm: { host: 'http://127.0.0.1:1', portalId: '1', formId: 'a' } };
    const host = await startStand(
      {
        ...built,
        'config.json': JSON.stringify(config),
        'requests.db': `${receivedLine('a')}${eventLine('sent', 'a')}${receivedLine('b')}${eventLine('refused', 'b', { reason: 'No.' })}`,
      },
      { leads: {}, freeBytes: (folder) => Promise.resolve(folder.length) },
    );
    const file = join(host.folder, 'requests.db');
    expect(await stateOf(host)).toMatchObject({
      requests: {
        description: `Contact requests are kept in ${file} (0 waiting, 1 sent, 1 refused). They are forwarded to http://127.0.0.1:1.`,
        advice: '',
        formHost: 'http://127.0.0.1:1',
        kept: { file, waiting: 0, sent: 1, refused: 1, lastError: '' },
      },
      disk: { folder: host.folder, freeBytes: host.folder.length },
    });
  });

  it('measures the disk and the clock of this machine', async () => {
    const host = await startStand(built);
    const state = (await stateOf(host)) as { now: number; disk: { freeBytes: number } };
    expect(Math.abs(state.now - Date.now())).toBeLessThan(5000);
    expect(state.disk.freeBytes).toBeGreaterThan(1000);
  });

  it('says why the disk cannot be measured', async () => {
    const freeBytes = () => Promise.reject(new Error('ENOENT: no such folder'));
    const host = await startStand(built, { freeBytes });
    expect(await stateOf(host)).toMatchObject({
      disk: { folder: tmpdir(), problem: 'ENOENT: no such folder' },
    });
  });

  it('names the errors in the list and the configuration until they are fixed', async () => {
    captureErrors();
    const host = await startStand({ ...built, 'config.json': '{\n"videos": ' });
    const list = join(host.folder, 'entities.json');
    await writeFile(list, '[\noops]');
    const config = join(host.folder, 'config.json');
    await expect
      .poll(() => stateOf(host))
      .toMatchObject({
        entities: { count: 1, problem: expect.stringContaining(`${list}:2: `) as string },
        configuration: { problem: expect.stringContaining(`${config}:2: `) as string },
      });

    await writeFile(list, '[{"EntityName":"A"},{"EntityName":"B"}]');
    await rename(config, `${config}.old`);
    await expect
      .poll(() => stateOf(host))
      .toMatchObject({
        entities: { count: 2, problem: null },
        configuration: { problem: null },
      });
  });
});
