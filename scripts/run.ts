import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the repository, where every command runs. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command, passes its output through and resolves with its exit code.
 *
 * @param onOutput Also receives what the command prints; its output is then a pipe, not the terminal.
 */
export function run(
  command: string,
  args: readonly string[],
  env = process.env,
  onOutput?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', output, output] });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        onOutput?.(text);
      });
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
