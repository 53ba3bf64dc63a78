import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the repository, where every command runs. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command with its output on ours; resolves with its exit code. */
export function run(command: string, args: readonly string[], env = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
