import { spawnStand } from '../standProcess.ts';
import type { Program } from './keepRunning.ts';
import { programOf } from './program.ts';

export interface HostProgram extends Program {
  /** Resolves to the host's address once it serves, or to undefined if it ends before. */
  readonly ready: Promise<string | undefined>;
}

/** Longer than the ten seconds in which the host finishes open requests. */
const timeout = 15_000;

/**
 * Starts the host. If the launcher dies, the host stops too, so the next start finds its port free.
 *
 * @param port Where the host was before; without it, `PORT` or the host's default.
 */
export function startHost(args: readonly string[], port?: number): HostProgram {
  const { child, ready } = spawnStand(args, port === undefined ? {} : { port });
  const program = programOf(child, {
    timeout,
    // Not a signal, which on Windows would kill it in the middle of a request.
    ask: () => {
      if (child.connected) child.disconnect();
    },
  });
  return { ...program, ready };
}

/** The port of an address such as `http://localhost:4173`, 80 if the address has none. */
export function portOf(address: string): number {
  return Number(new URL(address).port || '80');
}
