import { ok, problem, warning, type Check, type Finding } from '../check.ts';
import type { HostState, TimedHostState } from '../host.ts';
import type { CheckContext } from '../checkContext.ts';

/** The computer on which the host runs. */
export function computerChecks({ host }: CheckContext): readonly Check[] {
  return [
    { id: 'disk', label: 'Free disk', run: async () => judgeDisk((await host()).disk) },
    { id: 'clock', label: 'Clock', run: async () => judgeClock(await host()) },
  ];
}

const megabyte = 1_000_000;
/** Below this, contact requests and the system's own files may soon run out of space. */
const littleBytes = 1000 * megabyte;
const minBytes = 100 * megabyte;

/** Less than 1 GB is a warning, less than 100 MB a problem. */
export function judgeDisk(disk: HostState['disk']): Finding {
  if ('problem' in disk) {
    return problem(`${disk.folder} cannot be measured: ${disk.problem}`, 'Check the folder.');
  }
  const found = `${sizeOf(disk.freeBytes)} free in ${disk.folder}.`;
  const action = 'Delete what is not needed, or keep the --leads file on another disk.';
  if (disk.freeBytes < minBytes) return problem(found, action);
  return disk.freeBytes < littleBytes ? warning(found, action) : ok(found);
}

function sizeOf(bytes: number): string {
  const [amount, unit] =
    bytes < littleBytes ? [bytes / megabyte, 'MB'] : [bytes / (1000 * megabyte), 'GB'];
  return `${amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}

const secondsApart = 2;
const secondsWrong = 60;

/**
 * Compares the clock of this browser with the host's: more than 2 s apart is a warning, more than a minute a problem,
 * because contact requests carry the time of the browser. The duration of the request is allowed for.
 */
export function judgeClock({
  now,
  before,
  after,
}: Pick<TimedHostState, 'now' | 'before' | 'after'>): Finding {
  const apart = Math.max(0, Math.max(before - now, now - after) / 1000);
  if (apart <= secondsApart) return ok('It agrees with the host’s.');
  const found = `It differs from the host’s by ${apart.toLocaleString('en', { maximumFractionDigits: 0 })} s.`;
  const action = 'Set the time of both computers automatically.';
  return apart > secondsWrong ? problem(found, action) : warning(found, action);
}
