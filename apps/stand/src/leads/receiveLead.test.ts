import { stat } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import {
  emailed,
  formFields,
  isRefusal,
  path,
  submission,
} from '../../../host/src/formProvider/testRequests.ts';
import { captureErrors, openSocket } from '../../../host/src/temporaryHost.ts';
import {
  eventually,
  failingDatabases,
  invalid,
  leadsFileOf,
  requestsOf,
  startLeadsHost,
  startProvider,
  stoppedTime,
  submit,
  unwritable,
} from './testLeads.ts';

describe('a request to a host that keeps them', () => {
  it('is on disk before the visitor gets an answer in the provider’s shape', async () => {
    const host = await startLeadsHost('', { timing: stoppedTime() });
    const body = JSON.stringify(submission(formFields, { submittedAt: 1_700_000_000_000 }));
    const answer = await submit(host, body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ inlineMessage: expect.stringMatching(/^<p>Thank you/) });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(await requestsOf(host)).toMatchObject([
      { state: 'waiting', portalId: '1234', formId: 'a-form_1', body },
    ]);
    expect((await stat(leadsFileOf(host))).mode & 0o777).toBe(0o600);
  });

  it.each([
    ...['slow', 'never', 'html', 'http500', '429', 'blocked', 'errorsonly', 'wrongshape'],
    ...['nomessage', 'notjson', 'empty'],
  ])('triggers no test response: %s@…', async (name) => {
    const host = await startLeadsHost('', { timing: stoppedTime() });
    const answer = await submit(host, emailed(name));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('inlineMessage');
    expect(await requestsOf(host)).toHaveLength(1);
  });

  it('is not checked against the stand-in’s rules: only the provider knows those of the form', async () => {
    const host = await startLeadsHost('', { timing: stoppedTime() });
    for (const body of [submission({ email: '' }), submission({ unknown: 'x' }), { fields: [] }]) {
      expect((await submit(host, body)).status).toBe(200);
    }
    expect(await requestsOf(host)).toHaveLength(3);
  });

  it('is accepted even if the provider refuses it (K6)', async () => {
    captureErrors();
    const { origin, delivered } = await startProvider(invalid);
    const host = await startLeadsHost(origin);
    expect((await submit(host)).status).toBe(200);
    await eventually(() => delivered.length).toBe(1);
  });

  it('is accepted however many there are', async () => {
    const host = await startLeadsHost('', { timing: stoppedTime() });
    const answers = await Promise.all(Array.from({ length: 80 }, () => submit(host)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await requestsOf(host)).toHaveLength(80);
  });
});

describe('a request of the wrong shape', () => {
  const json = { 'content-type': 'application/json' };

  it.each<[number, string, RequestInit]>([
    [404, '/submissions/v3/integration/submit/1', { method: 'POST', body: '{}' }],
    [405, path, { method: 'PUT', body: '{}' }],
    [415, path, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
    [413, path, { method: 'POST', body: 'x'.repeat(2 ** 20 + 1), headers: json }],
    [400, path, { method: 'POST', body: '{"fields":[', headers: json }],
    [400, path, { method: 'POST', body: '[]', headers: json }],
    [400, path, { method: 'POST', body: '{"fields":"x"}', headers: json }],
    [400, path, { method: 'POST', body: Buffer.from([0x22, 0xff, 0x22]), headers: json }],
  ])('is a %i, and not kept', async (status, address, init) => {
    const host = await startLeadsHost();
    const answer = await fetch(`http://127.0.0.1:${String(host.port)}${address}`, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(isRefusal(expect.any(String) as string));
    expect(await requestsOf(host)).toEqual([]);
  });

  it('as a preflight gets the same permission as from the provider', async () => {
    const answer = await (await startLeadsHost()).get(path, {}, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toBe('POST');
  });

  it('that breaks off is not kept (K1)', async () => {
    const host = await startLeadsHost();
    const socket = await openSocket(host.port);
    socket.end(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"fields":`,
    );
    await readText(socket);
    expect(await requestsOf(host)).toEqual([]);
    expect((await submit(host)).status).toBe(200);
  });
});

describe('a request that cannot be kept', () => {
  it('gets an error in the provider’s shape; the next may succeed (K2)', async () => {
    const errors = captureErrors();
    const { connect, fail } = failingDatabases();
    const host = await startLeadsHost('', { connect, timing: stoppedTime() });
    fail(true);
    const answer = await submit(host, emailed('layla'));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual(
      isRefusal('Something went wrong. Please try again.', { errorType: 'NOT_KEPT' }),
    );
    expect(errors.mock.calls).toEqual([[`A contact request could not be kept: ${unwritable}`]]);
    expect(await requestsOf(host)).toEqual([]);
    fail(false);
    expect((await submit(host)).status).toBe(200);
    expect(await requestsOf(host)).toHaveLength(1);
  });
});

it('never logs a request’s content', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockReturnValue(undefined),
  );
  const { connect, fail } = failingDatabases();
  const provider = await startProvider(invalid, { status: 500 }, { status: 200 });
  const time = stoppedTime();
  const host = await startLeadsHost(provider.origin, { connect, timing: time });
  for (const name of ['one', 'two']) await submit(host, emailed(name));
  await eventually(() => time.pauses).toHaveLength(1);
  time.wake();
  await eventually(() => provider.delivered.length).toBe(3);
  await submit(host, '{"fields":[{"name":"email","value":"three@example.com"');
  fail(true);
  await submit(host, emailed('four'));
  const printed = JSON.stringify(spies.flatMap((spy) => spy.mock.calls));
  for (const spy of spies) spy.mockRestore();
  expect(printed).toContain('could not be kept');
  expect(printed).toContain('refused a contact request');
  for (const secret of ['example.com', 'Layla', 'Haddad', '971', 'fields', '1234', 'a-form']) {
    expect(printed).not.toContain(secret);
  }
});
