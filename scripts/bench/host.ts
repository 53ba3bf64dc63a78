import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../run.ts';

const port = '4374';

/** Serves the built app until it is stopped. */
export async function startHost(...options: readonly string[]) {
  const host = spawn(process.execPath, ['apps/host/src/main.ts', ...options], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isReady(host.stdout);
  return {
    pid: host.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    async stop() {
      host.kill();
      await once(host, 'exit');
    },
  };
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const text of output) if (String(text).includes('ready')) return;
  throw new Error('The host ended before it was ready.');
}
