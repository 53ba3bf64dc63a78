import { listOf, warning, type Check, type CheckSection, type Finding } from './check.ts';
import type { Findings } from './runChecks.ts';

/** A line of the result: a check, or several with the same finding. */
export interface Row extends Pick<Finding, 'state' | 'found' | 'action'> {
  readonly ids: readonly string[];
  readonly label: string;
  readonly address?: string | undefined;
}

export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * The findings as rows. Findings of one kind share a row. Without a network no external address answers and none is at
 * fault, so their problems become warnings.
 */
export function groupsOf(sections: readonly CheckSection[], findings: Findings): readonly Group[] {
  const hasNetwork = [...findings.values()].some(({ network }) => network === 'answers');
  return sections.map(({ title, things, checks }) => {
    const kinds = new Map<string, [Check, Finding][]>();
    for (const check of checks) {
      const known = findings.get(check.id);
      if (!known) continue;
      const finding = known.network === 'silent' && !hasNetwork ? withoutNetwork : known;
      const kind = finding.many ?? check.id;
      kinds.set(kind, [...(kinds.get(kind) ?? []), [check, finding]]);
    }
    return { title, rows: [...kinds.values()].map((alike) => rowOf(alike, things)) };
  });
}

const withoutNetwork: Finding = {
  ...warning(
    'No network: no outside address answers.',
    'Connect this computer and check again, or do without.',
  ),
  many: 'need a network',
};

function rowOf(alike: readonly (readonly [Check, Finding])[], things: string): Row {
  const [[{ label, address }, { state, found, action, many }]] = alike as [[Check, Finding]];
  const ids = alike.map(([{ id }]) => id);
  const common = { ids, state, action };
  if (alike.length === 1) return { ...common, label, address, found };
  const names = listOf(
    alike.map(([check]) => check.label),
    Number.POSITIVE_INFINITY,
  );
  return {
    ...common,
    label: `${String(alike.length)} ${things} ${many ?? ''}`,
    found: `${names}.`,
  };
}
