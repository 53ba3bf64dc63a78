import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Output = 'inherit' | 'ignore' | 'pipe';

export interface SpawnOptions {
  /** The program that runs a host, as a path; by default, the host itself. */
  readonly program?: string;
  /** 0 means any free port. By default, `PORT` or the host's default. */
  readonly port?: number;
  /** What happens to what it prints. @default 'inherit' */
  readonly output?: Output;
  /** What happens to the errors that it prints. @default 'inherit' */
  readonly errors?: Output;
  /** By default, this process's. */
  readonly env?: NodeJS.ProcessEnv;
}

export interface HostProcess {
  readonly child: ChildProcess;
  /** Resolves to the host's address once it serves, or to undefined if it ends before. */
  readonly ready: Promise<string | undefined>;
}

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * Starts a host in a separate process, with a channel through which it reports its address. If this process ends, or
 * disconnects, the channel closes and the host stops.
 *
 * @param args Its options, as on the command line.
 */
export function spawnHost(
  args: readonly string[],
  {
    program = main,
    port,
    output = 'inherit',
    errors = 'inherit',
    env = process.env,
  }: SpawnOptions = {},
): HostProcess {
  const child = fork(program, args, {
    env: { ...env, ...(port !== undefined && { PORT: String(port) }) },
    execArgv: [],
    stdio: ['ignore', output, errors, 'ipc'],
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
export async function startHost(
  args: readonly string[] = [],
  options: Pick<SpawnOptions, 'program'> = {},
) {
  const { child, ready } = spawnHost(args, { port: 0, output: 'ignore', ...options });
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
