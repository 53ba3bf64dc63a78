import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openConfiguration } from '../configuration.ts';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import { openLeads, type ServiceOptions } from './leadsService.ts';
import { eventLine, eventually, failingFiles, receivedLine } from './testLeads.ts';

afterEach(() => void vi.useRealTimers());

const day = 86_400_000;
const begin = Date.parse('2026-11-21T09:00:00Z');
const text = receivedLine('a') + eventLine('sent', 'a') + receivedLine('b');

/** A service at the moment when the request 'a' was sent. */
async function open(options: Partial<ServiceOptions> = {}) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: begin });
  const folder = await temporaryFolder({ 'leads.jsonl': text });
  const readConfiguration = openConfiguration(join(folder, 'config.json'));
  const file = join(folder, 'leads.jsonl');
  const service = await openLeads({ file, days: 2, readConfiguration, ...options });
  return { file, service };
}

it('deletes requests sent too long ago, every day while it runs', async () => {
  const { file, service } = await open();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(await readFile(file, 'utf8')).toBe(text);
  await vi.advanceTimersByTimeAsync(day);
  await eventually(() => readFile(file, 'utf8')).toBe(receivedLine('b'));
  await service.close();
  expect(vi.getTimerCount()).toBe(0);
});

it('reports a failed deletion, and tries again the next day (K2)', async () => {
  const errors = captureErrors();
  const { open: openFile, failWith } = failingFiles();
  const { file, service } = await open({ open: openFile });
  failWith('ENOSPC');
  await vi.advanceTimersByTimeAsync(3 * day);
  // Time goes on during disk access, so the failure may last more than one day.
  await eventually(() => [...new Set(errors.mock.calls.map(String))]).toEqual([
    `${file}: old contact requests could not be deleted: ENOSPC: failed`,
  ]);
  expect(await readFile(file, 'utf8')).toBe(text);
  failWith(undefined);
  await vi.advanceTimersByTimeAsync(day);
  await eventually(() => readFile(file, 'utf8')).toBe(receivedLine('b'));
  await service.close();
});
