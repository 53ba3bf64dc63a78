import { ok, problem, warning, type Check, type Finding } from '../check.ts';
import type { CheckContext, Disk } from '../checkContext.ts';

/** The computer on which the host runs. */
export function computerChecks({ disk }: CheckContext): readonly Check[] {
  return [{ id: 'disk', label: 'Free disk', run: () => judgeDisk(disk) }];
}

const megabyte = 1_000_000;
/** Below this, contact requests and the system's own files may soon run out of space. */
const littleBytes = 1000 * megabyte;
const minBytes = 100 * megabyte;

/** Less than 1 GB is a warning, less than 100 MB a problem. */
export function judgeDisk(disk: Disk): Finding {
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
