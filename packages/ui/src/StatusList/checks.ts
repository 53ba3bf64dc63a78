import type { Bilingual } from '../i18n/types.ts';

export const checkStates = ['checking', 'problem', 'warning', 'ok'] as const;
export type Status = (typeof checkStates)[number];

/** One thing that is checked. */
export interface StatusEntry {
  /** Identifies the entry in its list. */
  readonly id: string;
  /** What is checked, in a few words. */
  readonly label: Bilingual | string;
  /** How the check stands: 'checking' until there is a result. */
  readonly state: Status;
  /** The address or the file that is checked: shown as it is, from left to right. */
  readonly address?: string | undefined;
  /** What was found. */
  readonly found?: Bilingual | string | undefined;
  /** What to do about it. */
  readonly action?: Bilingual | string | undefined;
}

/** Entries with a heading. */
export interface StatusGroup {
  /** The heading of the group. */
  readonly title: Bilingual | string;
  /** The entries of the group, in order. */
  readonly entries: readonly StatusEntry[];
}

/** How many checks have ended, and in which state. */
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

/** How many entries are in each state. */
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
