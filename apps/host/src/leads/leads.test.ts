import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import {
  eventLine,
  eventsIn,
  failingFiles,
  idsOf,
  openFile as open,
  receivedLine,
  request,
} from './testLeads.ts';

const day = 86_400_000;

/** The requests that a host finds in the file when it starts later. */
async function reopened({ file, leads }: Awaited<ReturnType<typeof open>>) {
  await leads.close();
  return (await open('', { file })).leads;
}

describe('a request', () => {
  it('is one line, which the next start reads', async () => {
    const now = () => Date.parse('2026-11-21T08:00:00.123Z');
    const opened = await open('', { now });
    await opened.leads.receive(request);
    const text = await readFile(opened.file, 'utf8');
    expect(text).toMatch(/^[^\n]+\n$/);
    const { id, ...event } = JSON.parse(text) as Record<string, unknown>;
    expect(event).toEqual({ type: 'received', receivedAt: '2026-11-21T08:00:00.123Z', ...request });

    const leads = await reopened(opened);
    expect(leads.all()).toMatchObject([
      { id, state: 'waiting', receivedAt: now(), since: now(), attempts: 0, reason: '' },
    ]);
    expect(await leads.body(String(id))).toBe(request.body);
  });

  it.each([
    ['{ "submittedAt" : 1e300,\r\n"fields":[],"fields":[] }'],
    ['{"a":12345678901234567890.10,"z":"\\ud800 مرحبا 👋\u2028"}'],
    [`{"fields":[],"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('keeps its body letter for letter', async (body) => {
    const opened = await open();
    await opened.leads.receive({ ...request, body });
    const leads = await reopened(opened);
    expect(await leads.body(leads.next()?.id ?? '')).toBe(body);
  });

  it('goes through its states, with times and reasons', async () => {
    let time = Date.parse('2026-11-21T08:00:00Z');
    const opened = await open('', { now: () => (time += 1000) });
    for (let index = 0; index < 3; index += 1) await opened.leads.receive(request);
    const [first = '', second = '', third = ''] = idsOf(opened.leads);
    await opened.leads.attempt(first);
    await opened.leads.sent(first);
    await opened.leads.attempt(second);
    await opened.leads.refused(second, 'Because');
    await opened.leads.attempt(third);
    await opened.leads.refused(third, 'Because');
    await opened.leads.again(third);
    const expected = [
      { state: 'sent', attempts: 1, reason: '', since: time - 5000 },
      { state: 'refused', attempts: 1, reason: 'Because', since: time - 3000 },
      { state: 'waiting', attempts: 1, reason: '', since: time },
    ];
    expect(opened.leads.all()).toMatchObject(expected);
    expect(opened.leads.counts()).toEqual({ waiting: 1, sent: 1, refused: 1 });
    const leads = await reopened(opened);
    expect(leads.all()).toMatchObject(expected);
    expect(leads.next()?.id).toBe(third);
  });

  it('that was sent stays sent, whatever else the file says', async () => {
    const text =
      receivedLine('a') +
      eventLine('sent', 'a') +
      eventLine('refused', 'a', { reason: 'x' }) +
      eventLine('again', 'a') +
      eventLine('attempt', 'a') +
      receivedLine('a') +
      eventLine('sent', 'unknown');
    const { file, leads } = await open(text);
    expect(leads.all()).toMatchObject([{ id: 'a', state: 'sent', attempts: 0 }]);
    await leads.again('a');
    await leads.again('unknown');
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(leads.next()).toBeUndefined();
    expect(await leads.body('unknown')).toBeUndefined();
  });

  it('waits behind those that were attempted less often, oldest first', async () => {
    const { leads } = await open(receivedLine('a') + receivedLine('b') + receivedLine('c'));
    const order = [];
    for (let index = 0; index < 5; index += 1) {
      const id = leads.next()?.id ?? '';
      order.push(id);
      await leads.attempt(id);
    }
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('is announced to all who wait for one', async () => {
    const { leads } = await open(receivedLine('a') + eventLine('refused', 'a', { reason: 'x' }));
    const { signal } = new AbortController();
    const received = leads.whenWaiting(signal);
    await leads.receive(request);
    await received;
    const again = leads.whenWaiting(signal);
    await leads.again('a');
    await again;
    await leads.whenWaiting(AbortSignal.abort());
  });

  it('is kept along with others that arrive at the same moment', async () => {
    const opened = await open();
    const bodies = Array.from({ length: 40 }, (_, index) => JSON.stringify({ index }));
    await Promise.all(bodies.map((body) => opened.leads.receive({ ...request, body })));
    const leads = await reopened(opened);
    expect(await Promise.all(idsOf(leads).map((id) => leads.body(id)))).toEqual(bodies);
  });
});

describe('the deletion of old requests', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const daysAgo = (days: number) => ({ at: new Date(now - days * day).toISOString() });
  const text =
    receivedLine('old', { receivedAt: '2026-01-01T00:00:00Z' }) +
    eventLine('attempt', 'old') +
    receivedLine('waiting', { receivedAt: '2026-01-01T00:00:00Z' }) +
    eventLine('attempt', 'waiting', daysAgo(300)) +
    receivedLine('refused', { receivedAt: '2026-01-01T00:00:00Z' }) +
    eventLine('refused', 'refused', { ...daysAgo(300), reason: 'x' }) +
    eventLine('sent', 'old', daysAgo(30.01)) +
    receivedLine('recent', { receivedAt: '2026-01-01T00:00:00Z' }) +
    eventLine('sent', 'recent', daysAgo(29.99));

  it('deletes requests sent too long ago, and nothing else', async () => {
    const { file, leads } = await open(text, { now: () => now });
    expect(await leads.clean()).toBe(1);
    expect(idsOf(leads)).toEqual(['waiting', 'refused', 'recent']);
    const lines = text.split('\n').filter((line) => !line.includes('"old"'));
    expect(await readFile(file, 'utf8')).toBe(lines.join('\n'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await leads.body('recent')).toContain('recent@example.com');
    await leads.receive(request);
    expect(leads.counts()).toEqual({ waiting: 2, sent: 1, refused: 1 });
  });

  it('takes another number of days', async () => {
    const { leads } = await open(text, { now: () => now, days: 31 });
    expect(await leads.clean()).toBe(0);
    expect(idsOf(leads)).toHaveLength(4);
  });

  it('leaves the file as it was if the disk is full (K2)', async () => {
    const { open: openFile, failWith } = failingFiles();
    const { file, leads } = await open(text, { now: () => now, open: openFile });
    failWith('ENOSPC');
    await expect(leads.clean()).rejects.toThrow('ENOSPC');
    failWith(undefined);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await leads.body('waiting')).toContain('waiting@example.com');
    expect(await leads.clean()).toBe(1);
  });

  it('is not confused by leftovers of a killed host (K1)', async () => {
    const file = join(await temporaryFolder({ 'leads.jsonl.new': 'half' }), 'leads.jsonl');
    const { leads } = await open(text, { file, now: () => now });
    await expect(stat(`${file}.new`)).rejects.toThrow('ENOENT');
    expect(await leads.clean()).toBe(1);
  });
});

describe('a file that cannot be written (K2)', () => {
  it('keeps nothing of the request, and works again later', async () => {
    const { open: openFile, failWith } = failingFiles();
    const opened = await open(receivedLine('a'), { open: openFile });
    failWith('ENOSPC');
    await expect(opened.leads.receive(request)).rejects.toThrow('ENOSPC');
    await expect(opened.leads.sent('a')).rejects.toThrow('ENOSPC');
    expect(await readFile(opened.file, 'utf8')).toBe(receivedLine('a'));
    expect(opened.leads.counts()).toEqual({ waiting: 1, sent: 0, refused: 0 });
    failWith(undefined);
    await opened.leads.receive(request);
    expect((await reopened(opened)).counts()).toEqual({ waiting: 2, sent: 0, refused: 0 });
  });

  it('is named at startup, and not locked', async () => {
    const folder = await temporaryFolder();
    await expect(open('', { file: folder })).rejects.toThrow(`${folder} cannot be used: EISDIR`);
    await expect(open('', { file: folder })).rejects.toThrow(`${folder} cannot be used: EISDIR`);
  });
});

describe('a file that another program', () => {
  it('moves away is created again, with every waiting request (K8)', async () => {
    const errors = captureErrors();
    const { file, leads } = await open(receivedLine('a'));
    await rename(file, `${file}.taken`);
    await leads.receive(request);
    expect(await readFile(`${file}.taken`, 'utf8')).toBe(receivedLine('a'));
    expect(await eventsIn(file)).toHaveLength(2);
    expect(leads.counts().waiting).toBe(2);
    expect(await leads.body('a')).toContain('a@example.com');
    expect(errors.mock.calls).toEqual([
      [`${file} was changed by another program; the host reads it again.`],
      [`${file}: 1 request not yet sent had gone and was restored.`],
    ]);
  });

  it('empties gets back every waiting or refused request, but no sent one (K8)', async () => {
    captureErrors();
    const { file, leads } = await open(['a', 'b', 'c'].map((id) => receivedLine(id)).join(''));
    await leads.sent('a');
    await leads.refused('b', 'No.');
    await writeFile(file, '');
    expect(await leads.body('c')).toContain('c@example.com');
    expect(leads.counts()).toEqual({ waiting: 1, sent: 0, refused: 1 });
    expect(leads.all().find(({ id }) => id === 'b')?.reason).toBe('No.');
    expect(await eventsIn(file)).toHaveLength(3);
  });

  it('edits is read again, so that bodies stay with their requests (K8)', async () => {
    captureErrors();
    const { file, leads } = await open(receivedLine('a') + receivedLine('b'));
    await writeFile(file, `note\n${receivedLine('b')}`);
    expect(await leads.body('b')).toContain('b@example.com');
    expect(await leads.body('a')).toContain('a@example.com');
    await leads.sent('b');
    expect(await readFile(file, 'utf8')).toMatch(/^note\n.*\n.*\n.*"sent".*\n$/);
  });

  it('makes unreadable for a while is used again later (K8)', async () => {
    captureErrors();
    const opens = failingFiles();
    let isMissing = false;
    const { file, leads } = await open('', {
      open: (...args) => (isMissing ? Promise.reject(new Error('EIO: gone')) : opens.open(...args)),
    });
    await rename(file, `${file}.taken`);
    isMissing = true;
    await expect(leads.receive(request)).rejects.toThrow(`${file} cannot be used: EIO: gone`);
    await expect(leads.receive(request)).rejects.toThrow('EIO: gone');
    isMissing = false;
    await leads.receive(request);
    expect(await eventsIn(file)).toHaveLength(1);
  });
});
