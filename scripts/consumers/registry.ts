import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { runIn } from './processes.ts';

/** One of its dependencies requires a node-fetch tag that some registry mirrors lack. */
const project = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};
const timeoutSeconds = 120;

/**
 * Runs a local registry in a folder until it is disposed of. It contains only the packages of `@showcase`. `npmrc`
 * contains a token for publishing.
 */
export async function startRegistry(folder: string) {
  await mkdir(folder);
  const port = String(await getPort());
  const origin = `http://127.0.0.1:${port}`;
  const configuration = join(folder, 'config.yaml');
  await writeFile(
    configuration,
    `storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')} } }
packages: { '@showcase/*': { access: $all, publish: $authenticated } }
log: { type: stdout, level: warn }
`,
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await runIn(folder, 'npm', 'install');
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', configuration, '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilAnswered(`${origin}/-/ping`);
  return {
    origin,
    npmrc: `@showcase:registry=${origin}/\n//127.0.0.1:${port}/:_authToken=${await register(origin)}`,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
}

async function untilAnswered(address: string): Promise<void> {
  for (let second = 0; second < timeoutSeconds; second += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(1000);
  }
  throw new Error(`The registry did not answer within ${String(timeoutSeconds)} s.`);
}

/** Adds a user who may publish. Returns the user's token. */
async function register(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/-/user/org.couchdb.user:rehearsal`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'rehearsal', password: crypto.randomUUID() }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`The registry gives no token: ${String(answer.status)}`);
  return token;
}
