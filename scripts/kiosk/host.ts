import { spawn } from 'node:child_process';
import { root } from '../run.ts';
import type { Program } from './keepRunning.ts';
import { programOf } from './program.ts';

export interface HostProgram extends Program {
  /** Resolves to the host's address once it serves, or to undefined if it ends before. */
  readonly ready: Promise<string | undefined>;
}

/** Longer than the ten seconds in which the host finishes open requests. */
const timeout = 15_000;

/**
 * Starts the host with a channel, through which it reports its address. If the launcher dies, the channel closes and
 * the host stops, so that the next start finds its port free.
 *
 * @param port Where the host was before; without it, `PORT` or the host's default.
 */
export function startHost(args: readonly string[], port?: string): HostProgram {
  const child = spawn(process.execPath, ['apps/host/src/main.ts', ...args], {
    cwd: root,
    env: port === undefined ? process.env : { ...process.env, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const program = programOf(child, {
    timeout,
    // Not a signal, which on Windows would kill it in the middle of a request.
    ask: () => {
      if (child.connected) child.disconnect();
    },
  });
  const ready = new Promise<string>((resolve) => {
    child.once('message', (address) => {
      resolve(String(address));
    });
  });
  return { ...program, ready: Promise.race([ready, program.ended.then(() => undefined)]) };
}

/** The port of an address such as `http://localhost:4173`, including 80, which addresses leave out. */
export function portOf(address: string): string {
  return new URL(address).port || '80';
}
