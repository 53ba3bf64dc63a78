import { readCsv } from '@showcase/impact/csv';
import { describe, expect, it } from 'vitest';
import { formFields, submission } from '../../../host/src/formProvider/testRequests.ts';
import { captureErrors, hostFolder, type TemporaryHost } from '../../../host/src/temporaryHost.ts';
import { listenStand } from '../testStand.ts';
import {
  accepted,
  eventLine,
  eventually,
  insertMany,
  invalid,
  leadsFileOf,
  openFile,
  receivedLine,
  startLeadsHost,
  startProvider,
  statesOf,
  stoppedTime,
  submit,
} from './testLeads.ts';

const page = '/dev/submissions';
const csv = '/dev/submissions.csv';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** A host with a file, but no provider to forward to. */
async function startWith(...lines: readonly string[]) {
  captureErrors();
  const folder = await hostFolder({ 'requests.db': lines.join('') });
  return listenStand(folder, { leads: { timing: stoppedTime() } });
}

const three = [
  receivedLine('sent'),
  receivedLine('refused'),
  receivedLine('waiting'),
  eventLine('sent', 'sent'),
  eventLine('refused', 'refused', { reason: 'No <b>such</b> form' }),
];

const headingsIn = (text: string) =>
  [...text.matchAll(/<h2[^>]*>\s*<span class="mark (\w+)">.*?<bdi>(.*?)<\/bdi>/gs)].map(
    ([, state, name]) => [state, name],
  );

describe('GET /dev/submissions', () => {
  it('says where requests are kept and where they go', async () => {
    const host = await startLeadsHost('https://forms.example/');
    const { text, status, headers } = await host.get(page);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(text).toContain(`Requests are kept in ${leadsFileOf(host)}.`);
    expect(text).toContain('They are forwarded to https://forms.example.');
    expect(text).toContain('Nothing has been sent yet.');
    expect(text).not.toMatch(/<script| style="| on\w+=|Clear|Send/);
    expect((await (await startLeadsHost()).get(page)).text).toContain(
      'names no provider to forward them to',
    );
  });

  it('takes at most 300 ms with 100,000 requests', async () => {
    const folder = await hostFolder();
    const { file, leads } = await openFile('', { file: `${folder}/requests.db` });
    leads.close();
    insertMany(file, 100_000);
    const host = await listenStand(folder, { leads: { days: 3650 * 20, timing: stoppedTime() } });
    const last = /before=([^"]+)"/.exec((await host.get(page)).text)?.[1] ?? '';
    for (const address of [page, `${page}?state=waiting`, `${page}?before=${last}`]) {
      const begin = performance.now();
      expect((await host.get(address)).text).toContain('All (100000)');
      expect(performance.now() - begin).toBeLessThan(300);
    }
  });

  it('shows every request with its state and the provider’s reason', async () => {
    const { text } = await (await startWith(...three)).get(page);
    expect(headingsIn(text)).toEqual([
      ['waiting', 'waiting@example.com'],
      ['refused', 'refused@example.com'],
      ['sent', 'sent@example.com'],
    ]);
    expect(text).toContain('<bdi dir="auto">No &lt;b&gt;such&lt;/b&gt; form</bdi>');
    expect(text).toMatch(/<p>Sent <time datetime="2026-11-21T09:00:00.000Z"/);
    expect(text).toContain('Contact requests (3)');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    for (const name of ['All (3)', 'Waiting (1)', 'Sent (1)', 'Refused (1)']) {
      expect(text).toContain(`>${name}</a`);
    }
  });

  it.each(['waiting', 'sent', 'refused'])('can show only those %s', async (state) => {
    const host = await startWith(...three);
    const { text } = await host.get(`${page}?state=${state}`);
    expect(headingsIn(text)).toEqual([[state, `${state}@example.com`]]);
    expect(text).toMatch(RegExp(`href="${page}\\?state=${state}"\\s+aria-current="page"`));
    expect((await (await startWith()).get(`${page}?state=${state}`)).text).toContain(
      `No ${state} requests.`,
    );
  });

  it('shows all requests for an unknown state or position', async () => {
    const host = await startWith(...three);
    for (const query of ['state=x', 'state=__proto__', 'before=x']) {
      expect(headingsIn((await host.get(`${page}?${query}`)).text)).toHaveLength(3);
    }
  });

  it('reloads itself unless paused or looking back', async () => {
    const host = await startWith(...three);
    const live = await host.get(`${page}?state=sent`);
    expect(live.headers['refresh']).toBe('5');
    expect(live.text).toContain(`href="${page}?state=sent&amp;paused"`);
    const paused = await host.get(`${page}?state=sent&paused`);
    expect(paused.headers['refresh']).toBeUndefined();
    expect(paused.text).toMatch(RegExp(`href="${page}\\?state=sent">Resume`));
    expect(paused.text).toContain(`href="${page}?state=refused&amp;paused"`);
    expect((await host.get(`${page}?before=waiting`)).headers['refresh']).toBeUndefined();
  });

  it('shows one page at a time', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `v${String(index)}`);
    const host = await startWith(...names.map((name) => receivedLine(name)));
    const seen = [];
    let address: string | undefined = page;
    for (; address !== undefined;) {
      const { text } = await host.get(address);
      const names = headingsIn(text).map(([, name]) => name);
      expect(names.length).toBeLessThanOrEqual(50);
      seen.push(...names);
      expect(text.includes('>Newest</a>')).toBe(address !== page);
      address = /href="([^"]*before=[^"]*)">Older/.exec(text)?.[1]?.replace('&amp;', '&');
    }
    expect(seen).toEqual(names.map((name) => `${name}@example.com`).reverse());
  });

  it('stays small whatever visitors send', async () => {
    const host = await startLeadsHost('', { timing: stoppedTime() });
    const fields = Array.from({ length: 20_000 }, (_, index) => ({
      name: `field${String(index)}`,
      value: '<b>&',
    }));
    const body = JSON.stringify({ fields });
    const long = JSON.stringify(submission({ email: 'a@b.co', message: 'x'.repeat(900_000) }));
    for (const text of [body, long, body, long])
      expect((await submit(host, text)).status).toBe(200);
    const { text } = await host.get(page);
    expect(text.length).toBeLessThan(40_000);
    expect(text).toContain('899,000 more characters');
    const older = /href="([^"]*before=[^"]*)">Older/.exec(text)?.[1] ?? '';
    expect((await host.get(older)).text).toContain('19,950 more fields');
  });

  it('shows the newest, and reloads, if the request that it begins behind has gone', async () => {
    const host = await startWith(...three);
    const { text, headers } = await host.get(`${page}?before=gone`);
    expect(headingsIn(text)).toHaveLength(3);
    expect(headers['refresh']).toBe('5');
    expect(text).not.toContain('>Newest<');
  });

  it('shows hostile text as text, and survives an edited body', async () => {
    const hostile = `</dd></style><script>alert('1')</script>`;
    const body = JSON.stringify(submission({ '0-2/name': hostile }));
    const host = await startWith(
      receivedLine('a', { body }),
      receivedLine('b', { body: '{"fields":' }),
      eventLine('refused', 'a', { reason: hostile }),
    );
    const { text } = await host.get(page);
    expect(text).not.toContain('<script');
    expect(text.match(/&lt;script&gt;/g)).toHaveLength(3);
    expect(headingsIn(text)).toHaveLength(2);
  });

  it('says why requests do not get through', async () => {
    captureErrors();
    const { origin } = await startProvider({ status: 503 });
    const time = stoppedTime();
    const host = await startLeadsHost(origin, { timing: time });
    await submit(host);
    await eventually(() => time.pauses).toHaveLength(1);
    const { text } = await host.get(page);
    expect(text).toContain(`Last failure: ${new URL(origin).host}: 503 Service Unavailable.`);
    expect(text).toContain('<p>Attempts: 1</p>');
  });
});

describe('GET /dev/submissions.csv', () => {
  it('is a table of all requests to download', async () => {
    const context = { pageUri: 'http://localhost/contact', pageName: '=1+1' };
    const body = JSON.stringify(
      submission({ ...formFields, '0-2/name': 'ليلى حداد' }, { context }),
    );
    const host = await startWith(...three, receivedLine('arabic', { body }));
    const { status, headers, body: bytes } = await host.get(csv);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="contact-requests-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'no-store',
    });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(readCsv(bytes.toString())).toMatchObject([
      { id: 'sent', state: 'sent', email: 'sent@example.com', since: '2026-11-21T09:00:00.000Z' },
      { id: 'refused', state: 'refused', reason: 'No <b>such</b> form' },
      { id: 'waiting', state: 'waiting', received: '2026-11-21T08:00:00.000Z' },
      { id: 'arabic', '0-2/name': 'ليلى حداد', phone: "'+971 50 123 4567", 'page name': "'=1+1" },
    ]);
  });

  it('has only its header without requests', async () => {
    const { text } = await (await startWith()).get(csv);
    expect(text).toMatch(/^\uFEFF"received",[^\n]*\r\n$/);
  });

  it('is linked from the page', async () => {
    expect((await (await startWith()).get(page)).text).toContain(`href="${csv}"`);
  });
});

describe('POST /dev/submissions/again', () => {
  const own = ({ port }: TemporaryHost) => ({ origin: `http://127.0.0.1:${String(port)}` });

  it('sends a refused request again', async () => {
    captureErrors();
    const { origin, delivered } = await startProvider(invalid, accepted);
    const host = await startLeadsHost(origin);
    await submit(host);
    const actionIn = ({ text }: { readonly text: string }) =>
      /<form method="post" action="([^"]*again\/[^"]*)">/.exec(text)?.[1];
    await eventually(async () => actionIn(await host.get(page))).toBeDefined();
    const action = actionIn(await host.get(page)) ?? '';
    expect(await host.get(action, sameOrigin, 'POST')).toMatchObject({
      status: 303,
      headers: { location: `${page}?state=waiting` },
    });
    await eventually(() => statesOf(host)).toEqual(['sent']);
    expect(delivered).toHaveLength(2);
    expect(delivered[1]?.body).toBe(delivered[0]?.body);
  });

  it('sends all refused ones again, and leaves the others alone', async () => {
    const host = await startWith(
      ...three,
      receivedLine('also'),
      eventLine('refused', 'also', { reason: 'x' }),
    );
    expect((await host.get(page)).text).toContain(`action="${page}/again"`);
    await host.get(`${page}/again`, own(host), 'POST');
    expect(await statesOf(host)).toEqual(['sent', 'waiting', 'waiting', 'waiting']);
    expect((await host.get(page)).text).not.toContain(`action="${page}/again"`);
  });

  it.each(['sent', 'waiting', 'unknown'])('does nothing to one that is %s', async (id) => {
    const host = await startWith(...three);
    const answer = await host.get(`${page}/again/${id}`, sameOrigin, 'POST');
    expect(answer.status).toBe(303);
    expect(await statesOf(host)).toEqual(['sent', 'refused', 'waiting']);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
  ])('is forbidden with the headers %j', async (headers) => {
    const host = await startWith(...three);
    for (const path of [`${page}/again`, `${page}/again/refused`]) {
      expect(await host.get(path, headers, 'POST')).toMatchObject({ status: 403 });
      expect(await host.get(path, sameOrigin)).toMatchObject({
        status: 405,
        headers: { allow: 'POST' },
      });
    }
    expect(await statesOf(host)).toEqual(['sent', 'refused', 'waiting']);
  });
});

describe('a request from elsewhere', () => {
  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { host: 'evil.example' },
  ])('with the headers %j gets the ordinary 404', async (headers) => {
    const host = await startWith(...three);
    for (const path of [page, csv, `${page}/again`, `${page}/again/refused`]) {
      const answer = await host.get(path, headers);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('example.com');
    }
    const post = await host.get(`${page}/again`, { ...headers, ...sameOrigin }, 'POST');
    expect(post.status).toBe((await host.get('/dev/unknown', {}, 'POST')).status);
    expect(await statesOf(host)).toEqual(['sent', 'refused', 'waiting']);
  });

  it('finds no table if requests are not kept', async () => {
    const host = await listenStand(await hostFolder());
    expect((await host.get(csv)).status).toBe(404);
  });
});

it.each([page, csv])('%s is read-only', async (path) => {
  const host = await startWith();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await host.get(path, sameOrigin, method)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  }
});

it('has nothing to clear', async () => {
  const host = await startWith(...three);
  expect((await host.get(`${page}/clear`, sameOrigin, 'POST')).status).not.toBe(303);
  expect((await host.get(page)).text).not.toContain('Clear');
});
