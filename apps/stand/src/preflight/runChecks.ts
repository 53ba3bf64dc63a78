import { problem, type Check, type Finding } from './check.ts';

/** The findings by the id of their check. */
export type Findings = ReadonlyMap<string, Finding>;

/** Runs checks, all at once, so addresses which don't answer cost five seconds together. Never rejects. */
export async function runChecks(checks: readonly Check[]): Promise<Findings> {
  const findings = checks.map(async (check) => [check.id, await findingOf(check)] as const);
  return new Map(await Promise.all(findings));
}

async function findingOf({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`This could not be checked: ${reason}`, 'Check whether the host is running.');
  }
}
