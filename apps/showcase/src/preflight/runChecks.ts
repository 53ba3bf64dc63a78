import { problem, type Check, type Finding } from './check.ts';
import { runWithLimit } from './runWithLimit.ts';

/** How many external addresses are asked at once: a browser has six connections to the host. */
const outsideAtOnce = 4;
const insideAtOnce = 2;

/** Runs checks, a few at a time, so that silent addresses don't delay others. Never rejects. */
export async function runChecks(
  checks: readonly Check[],
  onFinding: (id: string, finding: Finding) => void,
): Promise<void> {
  const run = async (check: Check) => {
    onFinding(check.id, await findingOf(check));
  };
  await Promise.all([
    runWithLimit(
      checks.filter(({ isOutside = false }) => isOutside),
      outsideAtOnce,
      run,
    ),
    runWithLimit(
      checks.filter(({ isOutside = false }) => !isOutside),
      insideAtOnce,
      run,
    ),
  ]);
}

async function findingOf({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`This could not be checked: ${reason}`, 'Check whether the host is running.');
  }
}
