/** The result of a check, and the remedy. */
export interface Finding {
  readonly state: 'problem' | 'warning' | 'ok';
  /** One or two sentences. */
  readonly found: string;
  /** An instruction; missing if there is nothing to do. */
  readonly action?: string | undefined;
  /** The end of one line for several such findings, as in '18 links need a network'. */
  readonly many?: string | undefined;
  /** Evidence of a network, or of an address that didn't answer, perhaps for lack of one. */
  readonly network?: 'answers' | 'silent' | undefined;
}

export interface Check {
  /** Stays the same each time the checks are listed. */
  readonly id: string;
  readonly label: string;
  /** The address or file that is checked. */
  readonly address?: string | undefined;
  /** May reject: then the check itself has failed. */
  readonly run: () => Finding | Promise<Finding>;
}

export interface CheckSection {
  readonly title: string;
  /** What its checks are about, in the plural. */
  readonly things: string;
  /** Whether the presenter's browser answers them. */
  readonly isOfBrowser?: boolean;
  readonly checks: readonly Check[];
}

const finding =
  (state: Finding['state']) =>
  (found: string, action?: string): Finding => ({ state, found, action });

export const ok = finding('ok');
export const warning = finding('warning');
export const problem = finding('problem');

/** Names in a sentence: 'A, B and 3 more'. @param most The maximum number of names. */
export function listOf(names: readonly string[], most = 3): string {
  const rest = names.length - most;
  if (rest > 0) return `${names.slice(0, most).join(', ')} and ${String(rest)} more`;
  return new Intl.ListFormat('en-GB').format(names);
}
