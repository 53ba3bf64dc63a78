import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emailed, submission } from '../../../host/src/formProvider/testRequests.ts';
import { hostFolder } from '../../../host/src/temporaryHost.ts';
import { runStand } from '../testStand.ts';
import {
  accepted,
  eventLine,
  eventually,
  openFile,
  receivedLine,
  startProvider,
  submit,
} from './testLeads.ts';

function optionsOf(folder: string, ...more: readonly string[]): readonly string[] {
  return [
    ...['--root', join(folder, 'build')],
    ...['--entities', join(folder, 'entities.json')],
    ...['--config', join(folder, 'config.json')],
    ...more,
  ];
}

const leadsIn = (folder: string) => join(folder, 'requests.db');

/** A host in its own process that keeps requests; resolves once it is ready. */
async function start(folder: string, ...more: readonly string[]) {
  const run = runStand(optionsOf(folder, '--leads', leadsIn(folder), ...more));
  return { ...run, pid: run.pid ?? 0, ...(await run.ready) };
}

const folderFor = (formHost: string, leads = '') =>
  hostFolder({
    'config.json': JSON.stringify({
      contactForm: { host: formHost, portalId: '1234', formId: 'a-form_1' },
    }),
    ...(leads !== '' && { 'requests.db': leads }),
  });

describe('a start with --leads', () => {
  it('says where requests are kept and where they go', async () => {
    const { origin } = await startProvider(accepted);
    const folder = await folderFor(origin, receivedLine('a') + eventLine('sent', 'a'));
    const { output } = await start(folder);
    expect(output).toContain(
      `Contact requests are kept in ${leadsIn(folder)} (0 waiting, 1 sent, 0 refused). They are forwarded to ${origin}.`,
    );
    expect(output).not.toContain('memory');
  });

  it('says that requests are not forwarded', async () => {
    const folder = await folderFor('');
    const { output } = await start(folder);
    expect(output).toContain(
      `Contact requests are kept in ${leadsIn(folder)} (0 waiting, 0 sent, 0 refused). There is nobody to forward them to: the configuration names no contactForm.host.`,
    );
    expect((await stat(leadsIn(folder))).mode & 0o777).toBe(0o600);
  });

  it('deletes what was sent longer ago than --leads-days', async () => {
    const now = Date.now();
    const ago = (days: number) => ({ at: new Date(now - days * 86_400_000).toISOString() });
    const text =
      receivedLine('old') +
      receivedLine('recent') +
      receivedLine('waiting') +
      eventLine('sent', 'old', ago(3.1)) +
      eventLine('sent', 'recent', ago(2.9));
    const folder = await folderFor('', text);
    const { output } = await start(folder, '--leads-days', '3');
    expect(output).toContain('(1 waiting, 1 sent, 0 refused)');
  });
});

describe('a start with --leads that fails', () => {
  const failed = async (folder: string, file: string) => {
    const run = runStand(optionsOf(folder, '--leads', file));
    const { code, errors } = await run.ended;
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    return errors;
  };

  it('says that another host uses the file (K4)', async () => {
    const folder = await folderFor('');
    const { port } = await start(folder);
    const file = leadsIn(folder);
    expect(await failed(folder, file)).toContain(`${file} cannot be used: another host uses it.`);
    const link = join(folder, 'link.db');
    await symlink(file, link);
    expect(await failed(folder, link)).toContain(`${file} cannot be used: another host uses it.`);
    expect((await submit({ port })).status).toBe(200);
  });

  it('names a file that cannot be used', async () => {
    const folder = await folderFor('');
    await mkdir(join(folder, 'directory'));
    await symlink(join(folder, 'build'), join(folder, 'link'));
    const missing = join(folder, 'missing', 'requests.db');
    for (const [file, message] of [
      [missing, `--leads: the folder ${join(folder, 'missing')} does not exist.`],
      [join(folder, 'directory'), 'cannot be used: not a regular file'],
      ['/dev/null', '/dev/null cannot be used: not a regular file'],
      [join(folder, 'build', 'requests.db'), 'the host serves'],
      [join(folder, 'link', 'requests.db'), 'the host serves'],
      [
        join(folder, 'entities.json'),
        'entities.json cannot be used: it belongs to another program.',
      ],
      [join(folder, 'config.json'), 'config.json cannot be used: it belongs to another program.'],
    ] as const) {
      expect(await failed(folder, file)).toContain(message);
    }
    expect(await readFile(join(folder, 'entities.json'), 'utf8')).toBe('[{"EntityName":"First"}]');
  });
});

describe('a stop with --leads', () => {
  it('finishes the current attempt, once, and releases the file (K7)', async () => {
    const provider = await startProvider('hang');
    const folder = await folderFor(provider.origin);
    const { port, pid, ended } = await start(folder);
    await submit({ port });
    await submit({ port }, emailed('b'));
    await eventually(() => provider.delivered.length).toBe(1);
    // Like Ctrl+C under pnpm.
    process.kill(pid, 'SIGINT');
    await sleep(100);
    process.kill(pid, 'SIGINT');
    await sleep(100);
    provider.answerAll(accepted);
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    const { leads } = await openFile('', { file: leadsIn(folder) });
    expect([...leads.all()]).toMatchObject([
      { state: 'sent', attempts: 1 },
      { state: 'waiting', attempts: 0 },
    ]);
    leads.close();
    expect(provider.delivered).toHaveLength(1);

    provider.react = [accepted];
    await start(folder);
    await eventually(() => provider.delivered.length).toBe(2);
    expect(provider.delivered[1]?.body).toContain('b@example.com');
  });
});

/** A slow provider, so hosts are killed while they wait for it. */
async function startSlowProvider() {
  const delivered = new Map<string, number>();
  const server = createServer((request, response) => {
    void readText(request).then(
      async (body) => {
        const name = nameIn(body);
        delivered.set(name, (delivered.get(name) ?? 0) + 1);
        await sleep(Math.random() * 40);
        response.end(accepted.body);
      },
      // The host was killed while it sent.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, delivered };
}

const nameIn = (body: string) => /"(v\d+)@example\.com"/.exec(body)?.[1] ?? '';

/** The requests in the file of a host that has ended. */
async function requestsIn(file: string) {
  const { leads } = await openFile('', { file });
  const requests = [...leads.all()];
  leads.close();
  return requests;
}

it('loses no accepted request and resends no recorded one when killed ten times (K1)', async () => {
  const { origin, delivered } = await startSlowProvider();
  const folder = await folderFor(origin);
  const file = leadsIn(folder);
  const acknowledged = new Set<string>();
  let count = 0;

  const sendUntilKilled = async (port: number) => {
    for (;;) {
      const name = `v${String((count += 1))}`;
      try {
        const { status } = await submit({ port }, submission({ email: `${name}@example.com` }));
        expect(status).toBe(200);
        acknowledged.add(name);
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
      await sleep(15);
    }
  };

  for (let round = 0; round < 10; round += 1) {
    const { pid, port, ended } = await start(folder);
    const before = acknowledged.size;
    const senders = Array.from({ length: 3 }, () => sendUntilKilled(port));
    await eventually(() => acknowledged.size).toBeGreaterThan(before + 5);
    await sleep(Math.random() * 100);
    process.kill(pid, 'SIGKILL');
    await Promise.all([ended, ...senders]);
  }
  const beforeLast = new Map(delivered);
  const left = await requestsIn(file);
  const [recorded, waiting] = [['sent'], ['waiting']].map(([state]) =>
    left.filter((lead) => lead.state === state).map(({ body }) => nameIn(body)),
  ) as [string[], string[]];

  const { pid, ended } = await start(folder);
  const isDelivered = (name: string) => (delivered.get(name) ?? 0) > (beforeLast.get(name) ?? 0);
  await eventually(() => waiting.every(isDelivered), 60_000).toBe(true);
  process.kill(pid, 'SIGTERM');
  await ended;
  const requests = await requestsIn(file);
  // Every request whose visitor was thanked is there exactly once, and was forwarded.
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['sent']));
  const names = requests.map(({ body }) => nameIn(body));
  expect(names).toHaveLength(new Set(names).size);
  for (const name of acknowledged) expect(names).toContain(name);
  // No recorded one was sent again.
  for (const name of recorded) expect(delivered.get(name)).toBe(beforeLast.get(name));
  // A request arrived twice only if a host was killed between its arrival and its record: one at most each time.
  const excess = [...delivered.values()].reduce((sum, times) => sum + times - 1, 0);
  expect(excess).toBeLessThanOrEqual(10);
  for (const { body, attempts } of requests) {
    expect(delivered.get(nameIn(body))).toBeLessThanOrEqual(attempts);
  }
}, 180_000);
