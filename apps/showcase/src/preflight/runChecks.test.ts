import { expect, it } from 'vitest';
import { ok, type Check, type Finding } from './check.ts';
import { runChecks } from './runChecks.ts';

function held(isOutside: boolean, count: number) {
  const begun: string[] = [];
  const release: (() => void)[] = [];
  const checks = Array.from({ length: count }, (_, index): Check => {
    const id = `${isOutside ? 'outside' : 'own'} ${String(index)}`;
    return {
      ...{ id, label: id, isOutside },
      run: () => {
        begun.push(id);
        return new Promise((resolve) => {
          release.push(() => {
            resolve(ok(id));
          });
        });
      },
    };
  });
  return { checks, begun, release };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks four external addresses at once, without delaying other checks', async () => {
  const outside = held(true, 6);
  const own = held(false, 3);
  const found: string[] = [];
  const done = runChecks([...outside.checks, ...own.checks], (id) => found.push(id));
  await settled();
  expect(outside.begun).toHaveLength(4);
  expect(own.begun).toHaveLength(2);

  own.release[0]?.();
  await settled();
  expect(found).toEqual(['own 0']);
  expect(own.begun).toHaveLength(3);
  expect(outside.begun).toHaveLength(4);

  outside.release[3]?.();
  await settled();
  expect(outside.begun).toHaveLength(5);
  for (const { release } of [own, outside]) for (const end of release) end();
  await settled();
  for (const end of outside.release) end();
  await done;
  expect(found).toHaveLength(9);
});

it('turns a check that fails into a finding', async () => {
  const findings: Finding[] = [];
  const run = () => Promise.reject(new Error('The host answered 500.'));
  await runChecks([{ id: 'a', label: 'A', run }], (_, finding) => findings.push(finding));
  expect(findings).toEqual([
    {
      state: 'problem',
      found: 'This could not be checked: The host answered 500.',
      action: 'Check whether the host is running.',
    },
  ]);
});
