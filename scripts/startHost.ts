import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './run.ts';

/** Serves the built app on a free port until it is stopped. */
export async function startHost(...options: readonly string[]) {
  const host = fork(join(root, 'apps/host/src/main.ts'), options, {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit').then(() => {
    throw new Error('The host ended before it was ready.');
  });
  const [address] = (await Promise.race([once(host, 'message'), ended])) as [string];
  ended.catch(() => undefined);
  return {
    address,
    async stop() {
      host.disconnect();
      await once(host, 'exit');
    },
  };
}
