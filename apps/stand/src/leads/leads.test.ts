import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { captureErrors, temporaryFolder } from '../../../host/src/temporaryHost.ts';
import type { Leads } from './leads.ts';
import {
  eventLine,
  failingDatabases,
  idsOf,
  insertMany,
  openFile as open,
  receivedLine,
  request,
  unwritable,
} from './testLeads.ts';

const day = 86_400_000;

/** The requests that a host finds in the file when it starts later. */
async function reopened({ file, leads }: Awaited<ReturnType<typeof open>>) {
  leads.close();
  return (await open('', { file })).leads;
}

describe('a request', () => {
  it('is a row, which the next start reads', async () => {
    const now = () => Date.parse('2026-11-21T08:00:00.123Z');
    const opened = await open('', { now });
    opened.leads.receive(request);
    const leads = await reopened(opened);
    const begin = { state: 'waiting', receivedAt: now(), since: now(), attempts: 0, reason: '' };
    expect([...leads.all()]).toMatchObject([{ ...request, ...begin }]);
  });

  it.each([
    ['{ "submittedAt" : 1e300,\r\n"fields":[],"fields":[] }'],
    ['{"a":12345678901234567890.10,"z":"\\ud800 مرحبا 👋\u2028"}'],
    [`{"fields":[],"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('keeps its body letter for letter', async (body) => {
    const opened = await open();
    opened.leads.receive({ ...request, body });
    const leads = await reopened(opened);
    expect(leads.next()?.body).toBe(body);
  });

  it('goes through its states, with times and reasons', async () => {
    let time = Date.parse('2026-11-21T08:00:00Z');
    const opened = await open('', { now: () => (time += 1000) });
    for (let index = 0; index < 3; index += 1) opened.leads.receive(request);
    const [first = '', second = '', third = ''] = idsOf(opened.leads);
    opened.leads.attempt(first);
    opened.leads.sent(first);
    opened.leads.attempt(second);
    opened.leads.refused(second, 'Because');
    opened.leads.attempt(third);
    opened.leads.refused(third, 'Because');
    opened.leads.again(third);
    const expected = [
      { state: 'sent', attempts: 1, reason: '', since: time - 3000 },
      { state: 'refused', attempts: 1, reason: 'Because', since: time - 2000 },
      { state: 'waiting', attempts: 1, reason: '', since: time },
    ];
    expect([...opened.leads.all()]).toMatchObject(expected);
    expect(opened.leads.counts()).toEqual({ waiting: 1, sent: 1, refused: 1 });
    const leads = await reopened(opened);
    expect([...leads.all()]).toMatchObject(expected);
    expect(leads.next()?.id).toBe(third);
  });

  it('that was sent stays sent', async () => {
    const { leads } = await open(receivedLine('a') + eventLine('sent', 'a'));
    leads.refused('a', 'x');
    leads.again('a');
    leads.again('unknown');
    leads.again();
    expect([...leads.all()]).toMatchObject([{ id: 'a', state: 'sent', attempts: 0 }]);
    expect(leads.next()).toBeUndefined();
  });

  it('waits behind those that were attempted less often, oldest first', async () => {
    const { leads } = await open(receivedLine('a') + receivedLine('b') + receivedLine('c'));
    const order = [];
    for (let index = 0; index < 5; index += 1) {
      const id = leads.next()?.id ?? '';
      order.push(id);
      leads.attempt(id);
    }
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('is announced to all who wait for one', async () => {
    const { leads } = await open(receivedLine('a') + eventLine('refused', 'a', { reason: 'x' }));
    const { signal } = new AbortController();
    const received = leads.whenWaiting(signal);
    leads.receive(request);
    await received;
    const again = leads.whenWaiting(signal);
    leads.again('a');
    await again;
    await leads.whenWaiting(AbortSignal.abort());
  });
});

describe('a list of requests', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => receivedLine(id)).join('');

  it('is newest first, from any request on and in any state', async () => {
    const { leads } = await open(five + eventLine('sent', 'b') + eventLine('sent', 'd'));
    const ids = (...args: Parameters<Leads['newest']>) => leads.newest(...args).map(({ id }) => id);
    expect(ids(2, {})).toEqual(['e', 'd']);
    expect(ids(2, { before: 'd' })).toEqual(['c', 'b']);
    expect(ids(9, { before: 'unknown' })).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(ids(9, { state: 'sent' })).toEqual(['d', 'b']);
    expect(ids(9, { state: 'sent', before: 'd' })).toEqual(['b']);
  });

  it('of 100,000 is there at once', async () => {
    const { file, leads } = await open();
    leads.close();
    insertMany(file, 100_000);
    const begin = performance.now();
    const again = (await open('', { file })).leads;
    expect(again.counts()).toEqual({ waiting: 10_000, sent: 90_000, refused: 0 });
    expect(again.newest(51, {}).at(0)?.id).toBe('99999');
    expect(again.next()?.id).toBe('0');
    expect(performance.now() - begin).toBeLessThan(1000);
    expect([...again.all()]).toHaveLength(100_000);
  });
});

describe('the deletion of old requests', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const daysAgo = (days: number) => ({ at: new Date(now - days * day).toISOString() });
  const text =
    receivedLine('old') +
    receivedLine('waiting') +
    eventLine('attempt', 'waiting', daysAgo(300)) +
    receivedLine('refused') +
    eventLine('refused', 'refused', { ...daysAgo(300), reason: 'x' }) +
    eventLine('sent', 'old', daysAgo(30.01)) +
    receivedLine('recent') +
    eventLine('sent', 'recent', daysAgo(29.99));

  it('deletes requests sent too long ago, and nothing else', async () => {
    const { file, leads } = await open(text, { now: () => now });
    expect(leads.clean()).toBe(1);
    expect(idsOf(leads)).toEqual(['waiting', 'refused', 'recent']);
    // Not only the row: the bytes.
    expect(await readFile(file, 'latin1')).not.toContain('old@example.com');
    expect(await readFile(file, 'latin1')).toContain('recent@example.com');
  });

  it('takes another number of days, and a clock that goes back a year', async () => {
    const { leads } = await open(text, { now: () => now, days: 31 });
    expect(leads.clean()).toBe(0);
    const back = await open(text, { now: () => now - 365 * day });
    expect(back.leads.clean()).toBe(0);
    back.leads.receive(request);
    expect(idsOf(back.leads)).toHaveLength(5);
  });

  it('deletes nothing if the file cannot be written (K2)', async () => {
    const { connect, fail } = failingDatabases();
    const { leads } = await open(text, { now: () => now, connect });
    fail(true);
    expect(() => leads.clean()).toThrow(unwritable);
    expect(idsOf(leads)).toHaveLength(4);
    fail(false);
    expect(leads.clean()).toBe(1);
  });
});

describe('a file that cannot be written (K2)', () => {
  it('keeps nothing of the request, and works again later', async () => {
    const { connect, fail } = failingDatabases();
    const opened = await open(receivedLine('a'), { connect });
    fail(true);
    expect(() => {
      opened.leads.receive(request);
    }).toThrow(unwritable);
    expect(() => {
      opened.leads.sent('a');
    }).toThrow(unwritable);
    expect(opened.leads.counts()).toEqual({ waiting: 1, sent: 0, refused: 0 });
    fail(false);
    opened.leads.receive(request);
    expect((await reopened(opened)).counts()).toEqual({ waiting: 2, sent: 0, refused: 0 });
  });

  it('because the disk is full keeps what it had', async () => {
    const full = (file: string) => {
      const database = new DatabaseSync(file);
      database.exec('PRAGMA max_page_count = 12');
      return database;
    };
    const { leads } = await open('', { connect: full });
    const body = JSON.stringify({ text: 'x'.repeat(5000) });
    let kept = 0;
    expect(() => {
      for (;;) {
        leads.receive({ ...request, body });
        kept += 1;
      }
    }).toThrow('database or disk is full');
    expect(kept).toBeGreaterThan(1);
    expect([...leads.all()].map((lead) => lead.body)).toEqual(Array(kept).fill(body));
  });

  it('is named at startup', async () => {
    const folder = await temporaryFolder();
    await expect(open('', { file: folder })).rejects.toThrow(
      `${folder} cannot be used: not a regular file.`,
    );
  });

  it('of another program is left alone', async () => {
    const file = join(await temporaryFolder(), 'other.db');
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
    const before = await readFile(file);
    await expect(open('', { file })).rejects.toThrow('it belongs to another program');
    expect(await readFile(file)).toEqual(before);
  });
});

describe('a file that another program', () => {
  it.each([
    ['moves away', (file: string) => rename(file, `${file}.taken`)],
    ['deletes', (file: string) => rm(file)],
  ])('%s is created again, with every waiting or refused request (K8)', async (_, take) => {
    const { file, leads } = await open(['a', 'b', 'c'].map((id) => receivedLine(id)).join(''));
    const errors = captureErrors();
    errors.mockClear();
    leads.sent('a');
    leads.refused('b', 'No.');
    await take(file);
    leads.receive(request);
    expect(leads.counts()).toEqual({ waiting: 2, sent: 0, refused: 1 });
    expect([...leads.all()]).toMatchObject([{ id: 'b', reason: 'No.' }, { id: 'c' }, request]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(errors.mock.calls).toEqual([
      [
        `${file} was taken away by another program; the host has opened it again. Requests not yet sent that had gone and were restored: 2.`,
      ],
    ]);
  });

  it('replaces by another file of requests has the requests of both (K8)', async () => {
    const { file, leads } = await open(receivedLine('a'));
    const other = await open(receivedLine('b'));
    other.leads.close();
    captureErrors();
    await rename(other.file, file);
    expect(idsOf(leads)).toEqual(['b', 'a']);
  });

  it('copies between two writes, as a power cut leaves it, holds every kept request (K1)', async () => {
    const { file, leads } = await open();
    for (let index = 0; index < 20; index += 1) {
      leads.receive({ ...request, body: JSON.stringify({ index }) });
      const copy = `${file}.${String(index)}`;
      copyFileSync(file, copy);
      const { leads: copied } = await open('', { file: copy });
      expect([...copied.all()].map(({ body }) => body)).toEqual(
        Array.from({ length: index + 1 }, (_, each) => JSON.stringify({ index: each })),
      );
      copied.close();
    }
  });
});

describe('a file of the old kind', () => {
  const others = [
    '# a note\n',
    '{"type":"noted","id":"a"}\n',
    '{"type":"__proto__","id":"a","at":"2026-11-21"}\n',
    receivedLine('x', { portalId: '../../evil' }),
    receivedLine('y', { receivedAt: 'yesterday' }),
    eventLine('sent', 'a', { at: 7 }),
    'null\n',
    receivedLine('half').slice(0, 50),
  ];
  const text =
    receivedLine('a') +
    receivedLine('b') +
    eventLine('attempt', 'b') +
    eventLine('refused', 'b', { reason: 'No.' }) +
    receivedLine('c') +
    eventLine('refused', 'c', { reason: 'No.' }) +
    eventLine('again', 'c') +
    receivedLine('d') +
    eventLine('sent', 'd') +
    eventLine('again', 'd') +
    receivedLine('d') +
    others.join('');

  it('is imported once, kept, and named (K3)', async () => {
    const folder = await temporaryFolder({ 'requests.jsonl': text });
    const file = join(folder, 'requests.jsonl');
    const errors = captureErrors();
    const opened = await open('', { file });
    const received = Date.parse('2026-11-21T08:00:00.000Z');
    const expected = [
      { id: 'a', state: 'waiting', attempts: 0, receivedAt: received, since: received },
      { id: 'b', state: 'refused', attempts: 1, reason: 'No.' },
      { id: 'c', state: 'waiting', reason: '' },
      { id: 'd', state: 'sent', since: Date.parse('2026-11-21T09:00:00.000Z') },
    ];
    expect([...opened.leads.all()]).toMatchObject(expected);
    expect(await readFile(`${file}.imported`, 'utf8')).toBe(text);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(errors.mock.calls).toEqual([
      [
        `${file} is a database now. Its contact requests (4) were imported from ${file}.imported, which stays as it is. 8 of its lines hold something else.`,
      ],
    ]);
    expect([...(await reopened(opened)).all()]).toMatchObject(expected);
    expect(errors).toHaveBeenCalledOnce();
    expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('is imported although a host was killed while it did so', async () => {
    captureErrors();
    const folder = await temporaryFolder({ 'old.jsonl': text, 'old.jsonl.new': 'half a database' });
    const file = join(folder, 'old.jsonl');
    const opened = await open('', { file });
    expect(idsOf(opened.leads)).toEqual(['a', 'b', 'c', 'd']);
    // Killed between the two renames.
    opened.leads.close();
    await rename(file, `${file}.new`);
    expect(idsOf((await open('', { file })).leads)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never takes the place of an earlier one', async () => {
    captureErrors();
    const folder = await temporaryFolder({ 'old.jsonl': text, 'old.jsonl.imported': 'earlier' });
    await open('', { file: join(folder, 'old.jsonl') });
    expect(await readFile(join(folder, 'old.jsonl.imported'), 'utf8')).toBe('earlier');
    expect(await readFile(join(folder, 'old.jsonl.imported-2'), 'utf8')).toBe(text);
  });
});

it('a second host is refused by the lock, and one after a kill is not (K4)', async () => {
  const { file, leads } = await open();
  leads.receive(request);
  const program = `
    import { Leads } from ${JSON.stringify(new URL('leads.ts', import.meta.url).href)};
    const leads = new Leads({ file: ${JSON.stringify(file)}, days: 30 });
    leads.receive(${JSON.stringify(request)});
    process.kill(process.pid, 'SIGKILL');`;
  const run = () => spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(run().stderr.toString()).toContain(`${file} cannot be used: another host uses it.`);
  leads.close();
  expect(run().signal).toBe('SIGKILL');
  const again = (await open('', { file })).leads;
  expect(idsOf(again)).toHaveLength(2);
});
