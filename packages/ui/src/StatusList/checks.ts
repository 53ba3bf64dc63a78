import type { LocalizedText } from '../i18n/types.ts';

export const checkStates = ['checking', 'problem', 'warning', 'ok'] as const;
export type Status = (typeof checkStates)[number];

/** A check. */
export interface StatusEntry {
  /** Identifies the entry in its list. */
  readonly id: string;
  /** The subject of the check, in a few words. */
  readonly label: LocalizedText | string;
  /** The state of the check: 'checking' until there's a result. */
  readonly state: Status;
  /** The address or file to check: shown unchanged, from left to right. */
  readonly address?: string | undefined;
  /** The finding. */
  readonly found?: LocalizedText | string | undefined;
  /** The action to take about the finding. */
  readonly action?: LocalizedText | string | undefined;
}

/** Entries with a heading. */
export interface StatusGroup {
  /** The heading of the group. */
  readonly title: LocalizedText | string;
  /** The entries of the group, in order. */
  readonly entries: readonly StatusEntry[];
}

/** The number of checks: in total, finished, and in each state. */
export interface CheckCounts {
  readonly done: number;
  readonly total: number;
  readonly problem: number;
  readonly warning: number;
  readonly ok: number;
}

/** The entries of all groups, in order. */
export function entriesOf(groups: readonly StatusGroup[]): readonly StatusEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

/** The number of entries in each state. */
export function countChecks(entries: readonly StatusEntry[]): CheckCounts {
  const inState = (state: Status) => entries.filter((entry) => entry.state === state).length;
  const total = entries.length;
  return {
    done: total - inState('checking'),
    total,
    problem: inState('problem'),
    warning: inState('warning'),
    ok: inState('ok'),
  };
}
