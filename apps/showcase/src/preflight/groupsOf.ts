import type { StatusEntry, StatusGroup } from '@showcase/ui';
import { warning, type CheckSection, type Finding } from './check.ts';

/** The findings so far, by check id. */
export type Findings = ReadonlyMap<string, Finding>;

/**
 * The checks as shown in the list. Without a network no external address answers and none is at fault, so their
 * problems become warnings. Until it is known whether there is a network, they count as being checked.
 *
 * @param isOnline Whether the browser detects a network.
 */
export function groupsOf(
  sections: readonly CheckSection[],
  findings: Findings,
  isOnline: boolean,
): readonly StatusGroup[] {
  const outside = sections.flatMap(({ checks }) => checks).filter((check) => check.isOutside);
  const answers = outside.some(({ id }) => findings.get(id)?.network === 'answers');
  const isComplete = outside.every(({ id }) => findings.has(id));
  const judge = (finding: Finding): Finding | undefined => {
    if (finding.network !== 'silent' || answers) return finding;
    return isComplete ? withoutNetwork(isOnline) : undefined;
  };
  return sections.map(({ title, checks }) => ({
    title,
    entries: checks.map(({ id, label, address }): StatusEntry => {
      const found = findings.get(id);
      const finding = found && judge(found);
      return {
        ...{ id, label, address, state: finding?.state ?? 'checking' },
        ...{ found: finding?.found, action: finding?.action },
      };
    }),
  }));
}

function withoutNetwork(isOnline: boolean): Finding {
  return warning(
    isOnline
      ? 'No network: no outside address answers.'
      : 'No network: this computer is not connected.',
    'Connect it and check again, or do without this address.',
  );
}
