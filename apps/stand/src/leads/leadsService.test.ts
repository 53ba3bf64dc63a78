import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openConfiguration } from '@showcase/host/configuration';
import { captureErrors, temporaryFolder } from '../../../host/src/temporaryHost.ts';
import { openLeads, type ServiceOptions } from './leadsService.ts';
import { eventLine, failingDatabases, receivedLine, unwritable } from './testLeads.ts';

afterEach(() => void vi.useRealTimers());

const day = 86_400_000;
const begin = Date.parse('2026-11-21T09:00:00Z');
const text = receivedLine('a') + eventLine('sent', 'a') + receivedLine('b');

/** A service at the moment when the request 'a' was sent. */
async function open(options: Partial<ServiceOptions> = {}) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: begin });
  const folder = await temporaryFolder({ 'requests.db': text });
  const readConfiguration = openConfiguration(join(folder, 'config.json'));
  const file = join(folder, 'requests.db');
  const errors = captureErrors();
  const service = openLeads({ file, days: 2, readConfiguration, ...options });
  errors.mockClear();
  return { file, service, errors };
}

it('deletes requests sent too long ago, every day while it runs', async () => {
  const { service } = await open();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(service.state()).toMatchObject({ waiting: 1, sent: 1 });
  await vi.advanceTimersByTimeAsync(day);
  expect(service.state()).toMatchObject({ waiting: 1, sent: 0 });
  await service.close();
  expect(vi.getTimerCount()).toBe(0);
});

it('reports a failed deletion, and tries again the next day (K2)', async () => {
  const { connect, fail } = failingDatabases();
  const { file, service, errors } = await open({ connect });
  fail(true);
  await vi.advanceTimersByTimeAsync(3 * day);
  expect([...new Set(errors.mock.calls.map(String))]).toEqual([
    `${file}: old contact requests could not be deleted: ${unwritable}`,
  ]);
  expect(service.state()).toMatchObject({ waiting: 1, sent: 1 });
  fail(false);
  await vi.advanceTimersByTimeAsync(day);
  expect(service.state()).toMatchObject({ waiting: 1, sent: 0 });
  await service.close();
});
