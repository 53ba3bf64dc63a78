import getPort from 'get-port';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailed } from '../formProvider/testRequests.ts';
import { captureErrors, hostFolder, listen } from '../temporaryHost.ts';
import {
  accepted,
  eventLine,
  eventsIn,
  eventually,
  failingFiles,
  invalid,
  leadsFileOf,
  receivedLine,
  startLeadsHost,
  startProvider,
  stoppedTime,
  submit,
  typesIn,
} from './testLeads.ts';

const warnings = vi.spyOn(console, 'warn');
beforeEach(() => void warnings.mockReturnValue(undefined));
afterEach(() => void warnings.mockReset());

const emailsIn = (bodies: readonly { readonly body: string }[]) =>
  bodies.map(({ body }) => /"email","value":"([^"]*)"/.exec(body)?.[1]);

describe('a kept request', () => {
  it('is forwarded once, with its body letter for letter', async () => {
    const { origin, delivered } = await startProvider(accepted);
    const host = await startLeadsHost(`${origin}/`);
    const body = '{ "submittedAt": 1700000000000,\n "fields": [], "unknown": 1e300 }';
    expect((await submit(host, body)).status).toBe(200);
    await eventually(() => typesIn(leadsFileOf(host))).toEqual(['received', 'attempt', 'sent']);
    expect(delivered).toMatchObject([
      { url: '/submissions/v3/integration/submit/1234/a-form_1', body },
    ]);
  });

  it('goes to the form of the configuration in force, whatever form the page has named (K9)', async () => {
    const { origin, delivered } = await startProvider(accepted);
    const contactForm = { host: origin, portalId: 'today', formId: 'today-form' };
    const folder = await hostFolder({ 'config.json': JSON.stringify({ contactForm }) });
    const host = await listen(folder, { leads: {} });
    await submit(host);
    await eventually(() => delivered.map(({ url }) => url)).toEqual([
      '/submissions/v3/integration/submit/today/today-form',
    ]);
  });

  it('waits its turn: one is sent at a time, oldest first', async () => {
    const provider = await startProvider('hang');
    const host = await startLeadsHost(provider.origin, { timing: { attemptMilliseconds: 500 } });
    captureErrors();
    for (const name of ['a', 'b', 'c']) await submit(host, emailed(name));
    await eventually(() => provider.delivered.length).toBe(1);
    provider.react = [accepted];
    await eventually(async () =>
      (await typesIn(leadsFileOf(host))).filter((type) => type === 'sent'),
    ).toHaveLength(3);
    expect(emailsIn(provider.delivered)).toEqual([
      ...['a@example.com', 'b@example.com', 'c@example.com', 'a@example.com'],
    ]);
  });

  it.each([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }],
    ['a dropped connection', 'drop'],
    ['no answer', 'hang'],
  ] as const)(
    'is sent again after %s, later each time, until accepted (K5)',
    async (_, reaction) => {
      const errors = captureErrors();
      const time = stoppedTime();
      const provider = await startProvider(reaction, reaction, reaction, accepted);
      const host = await startLeadsHost(provider.origin, {
        timing: { ...time, attemptMilliseconds: reaction === 'hang' ? 500 : 20_000 },
      });
      await submit(host);
      for (const pauses of [[1000], [1000, 2000], [1000, 2000, 4000]]) {
        await eventually(() => time.pauses).toEqual(pauses);
        time.wake();
      }
      await eventually(() => typesIn(leadsFileOf(host))).toContain('sent');
      expect(provider.delivered).toHaveLength(4);
      expect(await typesIn(leadsFileOf(host))).toEqual([
        ...['received', 'attempt', 'attempt', 'attempt', 'attempt', 'sent'],
      ]);
      // Once for the failure, once for its end.
      expect(errors.mock.calls).toEqual([
        [expect.stringMatching(/^Contact requests are waiting: 127\.0\.0\.1:\d+: .+\. The host/)],
      ]);
      await eventually(() => warnings.mock.calls).toEqual([
        ['Contact requests are being forwarded again.'],
      ]);
    },
  );

  it('is sent again after the network was away (K5)', async () => {
    captureErrors();
    const time = stoppedTime();
    const { origin, delivered } = await startProvider(accepted);
    const nobody = `http://127.0.0.1:${String(await getPort())}`;
    const host = await startLeadsHost(nobody, { timing: time });
    await submit(host);
    await eventually(() => time.pauses).toEqual([1000]);
    const contactForm = { host: origin, portalId: '1234', formId: 'a-form_1' };
    await writeFile(join(host.folder, 'config.json'), JSON.stringify({ contactForm }));
    time.wake();
    await eventually(() => typesIn(leadsFileOf(host))).toContain('sent');
    expect(delivered).toHaveLength(1);
  });

  it.each([
    ['seconds', '20', 20_000],
    ['a date', 'Sat, 21 Nov 2026 08:00:50 GMT', 50_000],
    ['less than our own pause', '0', 1000],
    ['too long', '999999', 3_600_000],
  ])('waits as long as Retry-After says: %s (K5)', async (_, header, pause) => {
    captureErrors();
    const time = stoppedTime(() => Date.parse('2026-11-21T08:00:00Z'));
    const { origin, delivered } = await startProvider(
      { status: 429, headers: { 'retry-after': header } },
      accepted,
    );
    const host = await startLeadsHost(origin, { timing: time });
    await submit(host, emailed('a'));
    await eventually(() => time.pauses).toEqual([pause]);
    // A new request does not cut the pause short.
    await submit(host, emailed('b'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delivered).toHaveLength(1);
    time.wake();
    await eventually(() => delivered.length).toBe(3);
  });

  it('is refused for good after a 400, with the reason, and does not hold up others (K6)', async () => {
    const errors = captureErrors();
    const { origin, delivered } = await startProvider(invalid, accepted);
    const time = stoppedTime();
    const host = await startLeadsHost(origin, { timing: time });
    await submit(host, emailed('layla'));
    await submit(host, emailed('b'));
    await eventually(() => typesIn(leadsFileOf(host))).toEqual(
      expect.arrayContaining(['refused', 'sent']),
    );
    const events = await eventsIn(leadsFileOf(host));
    expect(events.find(({ type }) => type === 'refused')).toMatchObject({
      reason: "The request is not valid; Error in 'fields.email'. Invalid email address",
    });
    expect(delivered).toHaveLength(2);
    expect(time.pauses).toEqual([]);
    await eventually(() => errors.mock.calls).toEqual([
      ['The provider refused a contact request. See /dev/submissions.'],
    ]);
  });

  it('that always fails does not hold up others (K5)', async () => {
    captureErrors();
    const time = stoppedTime();
    const { origin, delivered } = await startProvider({ status: 500 }, accepted);
    const folder = await hostFolder({
      'config.json': JSON.stringify({
        contactForm: { host: origin, portalId: '1234', formId: 'a-form_1' },
      }),
      'leads.jsonl': receivedLine('a') + receivedLine('b'),
    });
    await listen(folder, { leads: { timing: time } });
    await eventually(() => time.pauses).toEqual([1000]);
    time.wake();
    await eventually(() => delivered.length).toBe(3);
    expect(emailsIn(delivered)).toEqual(['a@example.com', 'b@example.com', 'a@example.com']);
  });

  it('waits while the configuration names no provider', async () => {
    const time = stoppedTime();
    const { origin, delivered } = await startProvider(accepted);
    const host = await startLeadsHost('', { timing: time });
    await submit(host);
    await eventually(() => time.pauses).toEqual([10_000]);
    expect(await typesIn(leadsFileOf(host))).toEqual(['received']);
    await writeFile(
      join(host.folder, 'config.json'),
      JSON.stringify({ contactForm: { host: origin, portalId: '1234', formId: 'a-form_1' } }),
    );
    time.wake();
    await eventually(() => delivered.length).toBe(1);
  });

  it('does not loop if the provider is the host itself', async () => {
    captureErrors();
    const time = stoppedTime();
    const host = await startLeadsHost('', { timing: time });
    await submit(host);
    await eventually(() => time.pauses).toHaveLength(1);
    const contactForm = {
      host: `http://127.0.0.1:${String(host.port)}`,
      portalId: '1234',
      formId: 'a-form_1',
    };
    await writeFile(join(host.folder, 'config.json'), JSON.stringify({ contactForm }));
    time.wake();
    await eventually(() => time.pauses).toHaveLength(2);
    expect(await typesIn(leadsFileOf(host))).toEqual(['received', 'attempt']);
    expect((await host.get('/dev/submissions')).text).toContain('508 Loop Detected');
  });
});

describe('a restart (K7)', () => {
  it('continues where it stopped, and sends nothing twice', async () => {
    const { origin, delivered } = await startProvider(accepted);
    const folder = await hostFolder({
      'config.json': JSON.stringify({
        contactForm: { host: origin, portalId: '1234', formId: 'a-form_1' },
      }),
      'leads.jsonl':
        receivedLine('sent') +
        eventLine('attempt', 'sent') +
        eventLine('sent', 'sent') +
        receivedLine('refused') +
        eventLine('refused', 'refused', { reason: 'x' }) +
        receivedLine('waiting') +
        receivedLine('attempted') +
        eventLine('attempt', 'attempted'),
    });
    await listen(folder, { leads: {} });
    const file = join(folder, 'leads.jsonl');
    await eventually(async () =>
      (await typesIn(file)).filter((type) => type === 'sent'),
    ).toHaveLength(3);
    expect(emailsIn(delivered)).toEqual(['waiting@example.com', 'attempted@example.com']);
  });
});

describe('a disk that is full (K2)', () => {
  const start = async (...reactions: Parameters<typeof startProvider>) => {
    const files = failingFiles();
    const time = stoppedTime();
    const provider = await startProvider(...reactions);
    const host = await startLeadsHost('', { timing: time, open: files.open });
    await submit(host);
    await eventually(() => time.pauses).toEqual([10_000]);
    await writeFile(
      join(host.folder, 'config.json'),
      JSON.stringify({
        contactForm: { host: provider.origin, portalId: '1234', formId: 'a-form_1' },
      }),
    );
    return { files, time, provider, host };
  };

  it('keeps a request from being sent if the attempt could not be recorded', async () => {
    const errors = captureErrors();
    const { files, time, provider, host } = await start(accepted);
    files.failWith('ENOSPC');
    time.wake();
    await eventually(() => time.pauses).toEqual([10_000, 1000]);
    expect(provider.delivered).toHaveLength(0);
    expect(errors.mock.calls).toEqual([
      ['Contact requests are waiting: ENOSPC: failed. The host keeps trying.'],
    ]);
    files.failWith(undefined);
    time.wake();
    await eventually(() => typesIn(leadsFileOf(host))).toContain('sent');
    expect(provider.delivered).toHaveLength(1);
  });

  it('delays everything else until the accepted request is recorded', async () => {
    captureErrors();
    const { files, time, provider, host } = await start('hang');
    time.wake();
    await eventually(() => provider.delivered.length).toBe(1);
    await submit(host, emailed('b'));
    files.failWith('ENOSPC');
    provider.answerAll(accepted);
    await eventually(() => time.pauses).toEqual([10_000, 1000]);
    time.wake();
    await eventually(() => time.pauses).toEqual([10_000, 1000, 2000]);
    expect(provider.delivered).toHaveLength(1);
    files.failWith(undefined);
    provider.react = [accepted];
    time.wake();
    await eventually(async () =>
      (await typesIn(leadsFileOf(host))).filter((type) => type === 'sent'),
    ).toHaveLength(2);
    expect(emailsIn(provider.delivered)).toEqual(['a@example.com', 'b@example.com']);
  });
});

it('stops only after the current attempt', async () => {
  const provider = await startProvider('hang');
  const host = await startLeadsHost(provider.origin);
  await submit(host);
  await eventually(() => provider.delivered.length).toBe(1);
  const closed = host.leads?.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  provider.answerAll(accepted);
  await closed;
  expect(await typesIn(leadsFileOf(host))).toEqual(['received', 'attempt', 'sent']);
});

it('sends a request that has gone from the file (K8)', async () => {
  captureErrors();
  const { origin, delivered } = await startProvider(accepted);
  const time = stoppedTime();
  const host = await startLeadsHost('', { timing: time });
  await submit(host, emailed('a'));
  await eventually(() => time.pauses).toHaveLength(1);
  await rm(leadsFileOf(host));
  await writeFile(
    join(host.folder, 'config.json'),
    JSON.stringify({ contactForm: { host: origin, portalId: '1234', formId: 'a-form_1' } }),
  );
  time.wake();
  await eventually(() => delivered.length).toBe(1);
  expect(emailsIn(delivered)).toEqual(['a@example.com']);
});
