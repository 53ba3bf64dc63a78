import { expect, it } from 'vitest';
import { ok, type Check } from './check.ts';
import { runChecks } from './runChecks.ts';

it('runs all checks at once', async () => {
  const begun: string[] = [];
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const checks = ['a', 'b', 'c'].map((id): Check => ({
    ...{ id, label: id },
    run: async () => {
      begun.push(id);
      await released;
      return ok(id);
    },
  }));
  const done = runChecks(checks);
  expect(begun).toEqual(['a', 'b', 'c']);
  release?.();
  expect([...(await done).keys()]).toEqual(['a', 'b', 'c']);
});

it('turns a check that fails into a finding', async () => {
  const run = () => Promise.reject(new Error('The host answered 500.'));
  const findings = await runChecks([{ id: 'a', label: 'A', run }]);
  expect(findings.get('a')).toEqual({
    state: 'problem',
    found: 'This could not be checked: The host answered 500.',
    action: 'Check whether the host is running.',
  });
});
