import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { setTimeout as wait } from 'node:timers/promises';

/** Names the registry of our packages, if it isn't npm's own. */
export const registryOfPackages = 'npm_config_@showcase:registry';

/**
 * The environment of a separate shell: without the variables of the package manager that runs this script, except the
 * registry of our packages, if any.
 */
function environment(): NodeJS.ProcessEnv {
  const { [registryOfPackages]: registry, ...all } = process.env;
  const own = Object.entries(all).filter(([name]) => !/^(p?npm_|NODE_ENV$)/i.test(name));
  return {
    ...Object.fromEntries(own),
    ...(registry !== undefined && { [registryOfPackages]: registry }),
    NEXT_TELEMETRY_DISABLED: '1',
    // Don't ask whether a template may be fetched.
    npm_config_yes: 'true',
    // If only the registry is reachable, npm would wait over a minute for each of these.
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_prefer_offline: 'true',
  };
}

/** Runs a command to completion. Returns its output; if it fails, throws an error with that output. */
export async function runIn(cwd: string, command: string, ...args: readonly string[]) {
  const child = spawn(command, args, { cwd, env: environment() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}:\n${output}`);
  return output;
}

/** Runs a script of a project on a free port until it is disposed of. Resolves once the server answers. */
export async function serve(cwd: string, script: string, ...args: readonly string[]) {
  const port = String(await getPort());
  const child = spawn('npm', ['run', script, '--', '--port', port, ...args], {
    cwd,
    env: { ...environment(), PORT: port },
    // In its own process group, because npm doesn't pass signals on to its children.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  const origin = `http://127.0.0.1:${port}`;
  const server = {
    origin,
    async [Symbol.asyncDispose]() {
      if (child.pid === undefined || child.exitCode !== null) return;
      const closed = once(child, 'close');
      process.kill(-child.pid);
      await closed;
    },
  };
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    if (await answers(origin)) return server;
    await wait(200);
  }
  await server[Symbol.asyncDispose]();
  throw new Error(`npm run ${script} in ${cwd} does not answer:\n${output}`);
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
}
