import { readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { captureErrors } from '../temporaryHost.ts';
import { eventLine, idsOf, openFile as open, receivedLine, request, typesIn } from './testLeads.ts';

describe('the last line, half-written (K3)', () => {
  const half = receivedLine('b').slice(0, 90);

  it.each([
    ['in the middle', half],
    ['at its first character', '{'],
    ['in the middle of a character', Buffer.from(receivedLine('ب')).subarray(0, 28)],
    ['as zeros, after a power cut', Buffer.alloc(200)],
  ])('%s, moves to FILE.broken and is reported', async (_, tail) => {
    const errors = captureErrors();
    const { file, leads } = await open(
      Buffer.concat([Buffer.from(receivedLine('a')), Buffer.from(tail)]),
    );
    expect(idsOf(leads)).toEqual(['a']);
    expect(await readFile(file, 'utf8')).toBe(receivedLine('a'));
    expect(await readFile(`${file}.broken`)).toEqual(
      Buffer.concat([Buffer.from(tail), Buffer.from('\n')]),
    );
    expect((await stat(`${file}.broken`)).mode & 0o777).toBe(0o600);
    expect(errors.mock.calls).toEqual([
      [`${file}: the last line was half-written; moved to ${file}.broken.`],
    ]);
    await leads.receive(request);
    expect(await typesIn(file)).toEqual(['received', 'received']);
  });

  it('is added to FILE.broken', async () => {
    captureErrors();
    const opened = await open(receivedLine('a') + half);
    await opened.leads.close();
    await writeFile(opened.file, '{"type":', { flag: 'a' });
    const leads = await open('', { file: opened.file });
    expect(await readFile(`${opened.file}.broken`, 'utf8')).toBe(`${half}\n{"type":\n`);
    expect(idsOf(leads.leads)).toEqual(['a']);
  });

  it('stays if only its line break is missing', async () => {
    const errors = captureErrors();
    const { file, leads } = await open(receivedLine('a') + receivedLine('b').trimEnd());
    expect(idsOf(leads)).toEqual(['a', 'b']);
    expect(await readFile(file, 'utf8')).toBe(receivedLine('a') + receivedLine('b'));
    expect(errors.mock.calls).toEqual([[`${file}: the last line had no line break; added.`]]);
  });
});

describe('lines from other programs', () => {
  const foreign = [
    '# a note\n',
    '{"type":"noted","id":"a"}\n',
    '{"type":"__proto__","id":"a","at":"2026-11-21"}\n',
    receivedLine('x', { portalId: '../../evil' }),
    receivedLine('y', { receivedAt: 'yesterday' }),
    eventLine('sent', 'a', { at: 7 }),
    'null\n',
    `${receivedLine('half').slice(0, 50)}\n`,
  ];

  it('stay where they are and are reported in one line', async () => {
    const errors = captureErrors();
    const text = [receivedLine('a'), '\n', ...foreign, receivedLine('b')].join('');
    const { file, leads } = await open(text);
    expect(idsOf(leads)).toEqual(['a', 'b']);
    expect(leads.counts()).toEqual({ waiting: 2, sent: 0, refused: 0 });
    expect(errors.mock.calls).toEqual([
      [`${file}:3: 8 lines are not the host's and stay as they are.`],
    ]);
    await leads.receive(request);
    expect(await readFile(file, 'utf8')).toMatch(text);
  });

  it('survive the deletion of old requests', async () => {
    const errors = captureErrors();
    const old = { at: '2026-01-01T00:00:00Z' };
    const { file, leads } = await open(
      receivedLine('a') + foreign.join('') + eventLine('sent', 'a', old) + receivedLine('b'),
    );
    expect(await leads.clean()).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(foreign.join('') + receivedLine('b'));
    expect(errors).toHaveBeenCalledTimes(2);
  });
});
