import { parseConfiguration } from '@showcase/content/configuration';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openConfiguration } from './configuration.ts';
import { captureErrors, startHost, temporaryFolder } from './temporaryHost.ts';

const address = '/showcase.config.json';

/** What pages get of a file. */
const served = (file: object) => parseConfiguration(file).configuration;
const portal = (name: string) => `{"gridPortal":"/${name}"}`;

it('serves the file checked and complete', async () => {
  const errors = captureErrors();
  const text = '{\n  "gridPortal": "https://grid.example/",\n  "videos": { "product": 7 }\n}\n';
  const host = await startHost({ 'config.json': text });
  const answer = await host.get(address);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual(served({ gridPortal: 'https://grid.example/' }));
  expect(errors.mock.calls).toEqual([
    [
      `${join(host.folder, 'config.json')}:3: videos.product must be an http(s) address or a path of the app; its default is used.`,
    ],
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it('drops a byte order mark, which JSON does not allow', async () => {
  const answer = await (await startHost({ 'config.json': `\uFEFF${portal('a')}` })).get(address);
  expect(JSON.parse(answer.text)).toMatchObject({ gridPortal: '/a' });
});

it('without a file, serves the defaults and stays silent', async () => {
  const errors = captureErrors();
  const host = await startHost();
  const answer = await host.get(address);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual(served({}));
  await host.get('/');
  expect(errors).not.toHaveBeenCalled();
});

it('says that a file is not there if somebody has named it, until it is', async () => {
  const errors = captureErrors();
  const file = join(await temporaryFolder({}), 'event.json');
  const read = openConfiguration(file, { isNamed: true });
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await read()).toMatchObject({ text: undefined, problem: `${file}: file not found.` });
  }
  expect(errors.mock.calls).toEqual([[`${file}: file not found.`]]);
  await writeFile(file, portal('a'));
  expect(await read()).toMatchObject({ problem: undefined });
});

it('serves an edited file on the next visit', async () => {
  const host = await startHost({ 'config.json': portal('a') });
  expect((await host.get(address)).text).toContain('"/a"');
  await writeFile(join(host.folder, 'config.json'), portal('b'));
  expect((await host.get(address)).text).toContain('"/b"');
});

describe('a file that cannot be read (H12)', () => {
  const good = portal('a');
  const faults: readonly (readonly [string, (file: string) => Promise<unknown>, string])[] = [
    ['half a file', (file) => writeFile(file, good.slice(0, 12)), ':1: '],
    ['an empty file', (file) => writeFile(file, ''), ':1: '],
    ['a list', (file) => writeFile(file, '[1]'), ': the configuration must be an object.'],
    ['null', (file) => writeFile(file, 'null'), ': the configuration must be an object.'],
    ['no file', (file) => rm(file), ': file not found.'],
  ];

  it.each(faults)('%s changes nothing', async (_, write, reason) => {
    const errors = captureErrors();
    const host = await startHost({ 'config.json': good });
    const file = join(host.folder, 'config.json');
    const { text } = await host.get(address);
    expect(JSON.parse(text)).toEqual(served(JSON.parse(good)));
    await write(file);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await host.get(address)).text).toBe(text);
    }
    expect(errors).toHaveBeenCalledOnce();
    expect(errors.mock.calls[0]?.[0]).toContain(`${file}${reason}`);
    expect(errors.mock.calls[0]?.[0]).toContain('Still serving the last good configuration.');
    await writeFile(file, portal('b'));
    expect((await host.get(address)).text).toContain('"/b"');
  });

  it('never serves half a file while it is saved again and again', async () => {
    captureErrors();
    const long = portal(`/${'a'.repeat(60_000)}`);
    const host = await startHost({ 'config.json': long });
    const file = join(host.folder, 'config.json');
    const { text } = await host.get(address);
    let isSaving = true;
    const saving = (async () => {
      while (isSaving) await writeFile(file, long);
    })();
    const texts = new Set<string>();
    for (let visit = 0; visit < 500; visit += 1) texts.add((await host.get(address)).text);
    isSaving = false;
    await saving;
    expect([...texts]).toEqual([text]);
  });
});

it('reports a file that is not JSON once, with line and reason, and keeps working', async () => {
  const errors = captureErrors();
  const host = await startHost({ 'config.json': '{\n  "videos": {},\n  "gridPortal": oops\n}\n' });

  for (let visit = 0; visit < 3; visit += 1) {
    expect(await host.get('/')).toMatchObject({ status: 200 });
    expect(await host.get(address)).toMatchObject({ status: 503 });
  }

  expect(errors).toHaveBeenCalledOnce();
  const message = String(errors.mock.calls[0]?.[0]);
  expect(message).toContain(`${join(host.folder, 'config.json')}:3: `);
  expect(message).toMatch(/unexpected token/i);
});

it('reports a new fault in the same file', async () => {
  const errors = captureErrors();
  const host = await startHost({ 'config.json': '{' });
  await host.get(address);
  await writeFile(join(host.folder, 'config.json'), '{\n\n,}');
  await host.get(address);
  expect(errors.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringContaining('config.json:1: '),
    expect.stringContaining('config.json:3: '),
  ]);
});

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

it.each<[string, (file: string) => Promise<unknown>, string]>([
  ['a folder', (file) => mkdir(file), 'this is a folder, not a file.'],
  ['a link to a device', (file) => symlink('/dev/zero', file), 'this is not a regular file.'],
  [
    'UTF-16',
    (file) => writeFile(file, Buffer.from('\uFEFF{}', 'utf16le')),
    'the text is not UTF-8.',
  ],
  [
    'more than 1 MB',
    (file) => writeFile(file, ' '.repeat(1024 * 1024 + 1)),
    'the file is larger than 1 MB.',
  ],
  [
    'deep nesting',
    (file) => writeFile(file, `{"videos":${deep}}`),
    'the configuration is nested too deeply.',
  ],
])('reports %s once, and asks pages to come back (H12)', async (_, write, reason) => {
  const errors = captureErrors();
  const host = await startHost();
  const file = join(host.folder, 'config.json');
  await write(file);
  for (let index = 0; index < 2; index += 1) {
    expect(await host.get(address)).toMatchObject({ status: 503 });
    expect(await host.get('/')).toMatchObject({ status: 200 });
  }
  expect(errors.mock.calls).toEqual([[`${file}: ${reason}`]]);
});

it('is read-only', async () => {
  expect(await (await startHost()).get(address, {}, 'PUT')).toMatchObject({ status: 405 });
});

describe('a host that receives forms', () => {
  const start = (configuration: unknown) =>
    startHost(
      {
        'config.json':
          typeof configuration === 'string' ? configuration : JSON.stringify(configuration),
      },
      { receivesForms: true },
    );

  it('serves its own origin in place of the form provider, and everything else as it is', async () => {
    const contactForm = { host: 'https://forms.example', portalId: '1234', formId: 'a-form_1' };
    const rest = { gridPortal: 'https://grid.example/', links: { trade: 'https://a.example/' } };
    const host = await start({ ...rest, contactForm });
    const answer = await host.get(address);
    expect(JSON.parse(answer.text)).toEqual(
      served({ ...rest, contactForm: { ...contactForm, host: '' } }),
    );
    const again = await host.get(address, { 'if-none-match': answer.headers.etag });
    expect(again.status).toBe(304);
  });

  it('lets pages send to itself and not to the form provider', async () => {
    const contactForm = { host: 'https://forms.example', portalId: '1', formId: '2' };
    const host = await start({ contactForm, entitiesHost: 'https://entities.example' });
    const { text } = await host.get('/');
    expect(text).toContain("connect-src 'self' https://entities.example;");
  });

  it('serves a form that is off', async () => {
    const answer = await (await start({ contactForm: null })).get(address);
    expect(JSON.parse(answer.text)).toMatchObject({ contactForm: null });
  });

  it.each(['forms.example', 'ftp://forms.example', 'https://', 7, {}])(
    'reports once that %j is not a host to forward to',
    async (host) => {
      const errors = captureErrors();
      const { folder, get } = await start({ contactForm: { host, portalId: '1', formId: '2' } });
      expect(JSON.parse((await get(address)).text)).toEqual(served({}));
      expect(errors.mock.calls).toEqual([
        [
          `${join(folder, 'config.json')}:1: contactForm.host must be an http(s) address or ""; the default of contactForm is used.`,
        ],
      ]);
    },
  );
});

describe('keys for a file that lacks them', () => {
  const contactForm = { host: 'https://forms.example', portalId: '1', formId: '2' };
  async function serve(text?: string, options = {}) {
    const folder = await temporaryFolder(text === undefined ? {} : { 'config.json': text });
    const defaults = { contactForm };
    const read = openConfiguration(join(folder, 'config.json'), { defaults, ...options });
    return JSON.parse((await read()).text ?? '') as unknown;
  }

  it('are served without a file', async () => {
    expect(await serve()).toEqual(served({ contactForm }));
  });

  it('are added to it', async () => {
    const rest = { language: 'ar', gridPortal: 'https://grid.example/' };
    expect(await serve(JSON.stringify(rest))).toEqual(served({ ...rest, contactForm }));
  });

  it('are added before the host takes the place of the form provider', async () => {
    const expected = served({ contactForm: { ...contactForm, host: '' } });
    expect(await serve('{}', { receivesForms: true })).toEqual(expected);
  });

  it.each([{ ...contactForm, formId: '3' }, {}, null])(
    'never replace its own, as %j',
    async (own) => {
      captureErrors();
      expect(await serve(JSON.stringify({ contactForm: own }))).toEqual(
        served({ contactForm: own }),
      );
    },
  );

  it.each(['', '{', '[1]', 'null'])('are served as long as the file is %j (H12)', async (text) => {
    captureErrors();
    expect(await serve(text)).toEqual(served({ contactForm }));
  });
});
