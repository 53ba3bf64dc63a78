import type { StatusEntry, StatusGroup } from '@showcase/ui';
import { listOf, warning, type Check, type CheckSection, type Finding } from './check.ts';

/** Between the ids of checks that share a row. */
export const separator = '+';

/** The findings so far, by check id. */
export type Findings = ReadonlyMap<string, Finding>;

/**
 * The checks as shown in the list. Without a network no external address answers and none is at fault, so their
 * problems become one warning for each section. Until it is known whether there is a network, they count as being checked.
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
  const isSilent = ({ id }: Check) => findings.get(id)?.network === 'silent' && !answers;
  return sections.map(({ title, checks }) => {
    const silent = isComplete ? checks.filter(isSilent) : [];
    const [first] = silent;
    return {
      title,
      entries: checks
        .filter((check) => check === first || !silent.includes(check))
        .map((check): StatusEntry => {
          if (check === first) return entryOf(joined(silent), withoutNetwork(isOnline));
          return entryOf(check, isSilent(check) ? undefined : findings.get(check.id));
        }),
    };
  });
}

type Row = Pick<Check, 'id' | 'label' | 'address'>;

const entryOf = ({ id, label, address }: Row, finding: Finding | undefined): StatusEntry => ({
  ...{ id, label, address, state: finding?.state ?? 'checking' },
  ...{ found: finding?.found, action: finding?.action },
});

/** Several checks as one row, which checks all of them again. */
function joined(checks: readonly Check[]): Row {
  const [first] = checks;
  if (first && checks.length === 1) return first;
  return {
    id: checks.map(({ id }) => id).join(separator),
    label: `${String(checks.length)} addresses: ${listOf(checks.map(({ label }) => label))}`,
    address: undefined,
  };
}

function withoutNetwork(isOnline: boolean): Finding {
  return warning(
    isOnline
      ? 'No network: no outside address answers.'
      : 'No network: this computer is not connected.',
    'Connect it and check again, or do without this address.',
  );
}
