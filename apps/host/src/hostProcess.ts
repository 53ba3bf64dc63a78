import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface SpawnOptions {
  /** 0 means any free port. By default, `PORT` or the host's default. */
  readonly port?: number;
  /** What happens to what it prints; errors go to the terminal in any case. @default 'inherit' */
  readonly output?: 'inherit' | 'ignore';
  /** The folder to which the paths in its options are relative. By default, the current one. */
  readonly cwd?: string;
}

export interface HostProcess {
  readonly child: ChildProcess;
  /** Resolves to the host's address once it serves, or to undefined if it ends before. */
  readonly ready: Promise<string | undefined>;
}

/**
 * Starts a host in a process of its own, with a channel through which it reports its address. If this process ends, or
 * disconnects, the channel closes and the host stops.
 *
 * @param args Its options, as on the command line.
 */
export function spawnHost(
  args: readonly string[],
  { port, output = 'inherit', cwd }: SpawnOptions = {},
): HostProcess {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), args, {
    cwd,
    env: { ...process.env, ...(port !== undefined && { PORT: String(port) }) },
    execArgv: [],
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const ready = new Promise<string | undefined>((resolve) => {
    child.once('message', (address) => {
      resolve(String(address));
    });
    for (const end of ['exit', 'error']) {
      child.once(end, () => {
        resolve(undefined);
      });
    }
  });
  return { child, ready };
}

/** Starts a host on a free port and waits until it serves. Throws an error if it ends before; the terminal says why. */
export async function startHost(...args: readonly string[]) {
  const { child, ready } = spawnHost(args, { port: 0, output: 'ignore' });
  const address = await ready;
  if (address === undefined) throw new Error('The host ended before it was ready.');
  return {
    address,
    /** Lets it finish open requests. */
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
