/** What a check found, and what the presenter can do about it. */
export interface Finding {
  readonly state: 'problem' | 'warning' | 'ok';
  /** One or two sentences. */
  readonly found: string;
  /** An imperative; missing if there is nothing to do. */
  readonly action?: string | undefined;
  /** That there is a network, or that an address was silent, perhaps for want of one. */
  readonly network?: 'answers' | 'silent' | undefined;
}

export interface Check {
  /** The same each time the checks are listed. */
  readonly id: string;
  readonly label: string;
  /** The address or the file that it is about. */
  readonly address?: string | undefined;
  /** Whether it asks an outside address. */
  readonly isOutside?: boolean;
  /** May reject: then the check itself has failed. */
  readonly run: () => Finding | Promise<Finding>;
}

export interface CheckSection {
  readonly title: string;
  readonly checks: readonly Check[];
}

const finding =
  (state: Finding['state']) =>
  (found: string, action?: string): Finding => ({ state, found, action });

export const ok = finding('ok');
export const warning = finding('warning');
export const problem = finding('problem');

/** Names in a sentence: 'A, B and 3 more'. @param most How many are named. */
export function listOf(names: readonly string[], most = 3): string {
  const rest = names.length - most;
  if (rest > 0) return `${names.slice(0, most).join(', ')} and ${String(rest)} more`;
  return new Intl.ListFormat('en-GB').format(names);
}
