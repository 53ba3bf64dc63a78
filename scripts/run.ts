import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the repository, where every command runs. */
export const root = fileURLToPath(new URL('..', import.meta.url));

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly onOutput?: (text: string) => void;
}

/**
 * Runs a command and resolves with its exit code.
 *
 * @param onOutput Receives the command's output. Without it, the command prints to the terminal.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, onOutput }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', output, output] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    }
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}
