import getPort from 'get-port';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailed } from '../../../host/src/formProvider/testRequests.ts';
import { captureErrors, hostFolder } from '../../../host/src/temporaryHost.ts';
import { listenStand } from '../testStand.ts';
import {
  accepted,
  eventLine,
  eventually,
  failingDatabases,
  invalid,
  leadsFileOf,
  openFile,
  receivedLine,
  requestsOf,
  startLeadsHost,
  startProvider,
  statesOf,
  stoppedTime,
  submit,
  unwritable,
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
    await eventually(() => requestsOf(host)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(delivered).toMatchObject([
      { url: '/submissions/v3/integration/submit/1234/a-form_1', body },
    ]);
  });

  it('goes to the form of the configuration in force, whatever form the page has named (K9)', async () => {
    const { origin, delivered } = await startProvider(accepted);
    const contactForm = { host: origin, portalId: 'today', formId: 'today-form' };
    const folder = await hostFolder({ 'config.json': JSON.stringify({ contactForm }) });
    const host = await listenStand(folder, { leads: {} });
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
    await eventually(() => statesOf(host)).toEqual(['sent', 'sent', 'sent']);
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
      await eventually(() => statesOf(host)).toEqual(['sent']);
      expect(provider.delivered).toHaveLength(4);
      expect(await requestsOf(host)).toMatchObject([{ attempts: 4 }]);
      // Once for the failure, once for its end.
      expect(errors.mock.calls).toEqual([
        [expect.stringMatching(/^Contact requests are waiting: 127\.0\.0\.1:\d+: .+\. The host/)],
      ]);
      await eventually(() => warnings.mock.calls).toEqual([
        ['Contact requests are being forwarded again.'],
      ]);
    },
  );

  it('outlasts an hour without the provider (K5)', async () => {
    captureErrors();
    const hour = 3_600_000;
    const begin = Date.parse('2026-11-28T09:00:00Z');
    let now = begin;
    const provider = await startProvider({ status: 503 });
    const sleep = (milliseconds: number) => {
      now += milliseconds;
      if (now - begin >= hour) provider.react = [accepted];
      return new Promise(setImmediate);
    };
    const host = await startLeadsHost(provider.origin, {
      timing: { now: () => now, sleep, random: () => 1 },
    });
    for (const name of ['a', 'b', 'c']) await submit(host, emailed(name));
    await eventually(() => statesOf(host)).toEqual(['sent', 'sent', 'sent']);
    expect(now - begin).toBeLessThan(hour + 61_000);
    // At first after 1, 2, 4 … seconds, and then once a minute; each request is accepted once.
    expect(provider.delivered.length).toBeLessThan(75);
  });

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
    await eventually(() => statesOf(host)).toEqual(['sent']);
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
    await eventually(() => requestsOf(host)).toMatchObject([
      {
        state: 'refused',
        reason: "The request is not valid; Error in 'fields.email'. Invalid email address",
      },
      { state: 'sent' },
    ]);
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
      'requests.db': receivedLine('a') + receivedLine('b'),
    });
    await listenStand(folder, { leads: { timing: time } });
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
    expect(await requestsOf(host)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
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
    expect(await requestsOf(host)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
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
      'requests.db':
        receivedLine('sent') +
        eventLine('attempt', 'sent') +
        eventLine('sent', 'sent') +
        receivedLine('refused') +
        eventLine('refused', 'refused', { reason: 'x' }) +
        receivedLine('waiting') +
        receivedLine('attempted') +
        eventLine('attempt', 'attempted'),
    });
    captureErrors();
    const host = await listenStand(folder, { leads: {} });
    await eventually(() => statesOf(host)).toEqual(['sent', 'refused', 'sent', 'sent']);
    expect(emailsIn(delivered)).toEqual(['waiting@example.com', 'attempted@example.com']);
  });
});

describe('a disk that is full (K2)', () => {
  const start = async (...reactions: Parameters<typeof startProvider>) => {
    const databases = failingDatabases();
    const time = stoppedTime();
    const provider = await startProvider(...reactions);
    const host = await startLeadsHost('', { timing: time, connect: databases.connect });
    await submit(host);
    await eventually(() => time.pauses).toEqual([10_000]);
    await writeFile(
      join(host.folder, 'config.json'),
      JSON.stringify({
        contactForm: { host: provider.origin, portalId: '1234', formId: 'a-form_1' },
      }),
    );
    return { databases, time, provider, host };
  };

  it('keeps a request from being sent if the attempt could not be recorded', async () => {
    const errors = captureErrors();
    const { databases, time, provider, host } = await start(accepted);
    databases.fail(true);
    time.wake();
    await eventually(() => time.pauses).toEqual([10_000, 1000]);
    expect(provider.delivered).toHaveLength(0);
    expect(errors.mock.calls).toEqual([
      [`Contact requests are waiting: ${unwritable}. The host keeps trying.`],
    ]);
    databases.fail(false);
    time.wake();
    await eventually(() => statesOf(host)).toEqual(['sent']);
    expect(provider.delivered).toHaveLength(1);
  });

  it('delays everything else until the accepted request is recorded', async () => {
    captureErrors();
    const { databases, time, provider, host } = await start('hang');
    time.wake();
    await eventually(() => provider.delivered.length).toBe(1);
    await submit(host, emailed('b'));
    databases.fail(true);
    provider.answerAll(accepted);
    await eventually(() => time.pauses).toEqual([10_000, 1000]);
    time.wake();
    await eventually(() => time.pauses).toEqual([10_000, 1000, 2000]);
    expect(provider.delivered).toHaveLength(1);
    databases.fail(false);
    provider.react = [accepted];
    time.wake();
    await eventually(() => statesOf(host)).toEqual(['sent', 'sent']);
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
  const { leads } = await openFile('', { file: leadsFileOf(host) });
  expect([...leads.all()]).toMatchObject([{ state: 'sent', attempts: 1 }]);
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
