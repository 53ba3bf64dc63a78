import type { Status } from './checks.ts';
import { Drawing } from './StatusList.styles.ts';

/** A shape for each state, so that none relies on colour alone; on a 24 by 24 grid. */
const shapes: Readonly<Record<Status, string>> = {
  checking: 'M12 3a9 9 0 1 1-9 9',
  problem: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1',
  ok: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.3l2.8 2.8L16 9.5',
};

/** The shape of a state; decorative, because its name is next to it. */
export function CheckIcon({ state }: { readonly state: Status }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" data-state={state}>
      <path d={shapes[state]} />
    </Drawing>
  );
}

/** An arrow that loops back to its start. */
export function AgainIcon() {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19.5 9A8 8 0 1 0 20 13M20 4v5h-5" />
    </Drawing>
  );
}
