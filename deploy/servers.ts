import getPort from 'get-port';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { findProgram } from '../apps/stand/src/launcher/findProgram.ts';
import { startHost } from '../apps/host/src/hostProcess.ts';

export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * The servers of the site. The host serves the folder's `build`; each other one what `build:static` wrote there, with
 * the recipe's own file.
 */
export const servers = {
  host: startHostIn,
  nginx: async (folder: string) =>
    startNginx(await readRecipe('nginx/showcase.conf', folder), folder),
  caddy: startCaddy,
  cloudflare: startCloudflare,
} as const;

export type ServerName = keyof typeof servers;
export const serverNames = Object.keys(servers) as readonly ServerName[];

/** The recipe of nginx in front of the host; its files go to a folder. */
export async function startProxy(folder: string, host: string): Promise<Server> {
  const recipe = await readRecipe('host/showcase.conf', folder);
  return startNginx(recipe.replaceAll('http://127.0.0.1:4173', host), folder);
}

async function startHostIn(folder: string): Promise<Server> {
  const files = ['root', 'build', 'config', 'config.json', 'entities', 'entities.json'];
  const options = files.map((name, index) => (index % 2 === 0 ? `--${name}` : join(folder, name)));
  const { address, stop } = await startHost(options);
  return { origin: address, stop };
}

async function startNginx(recipe: string, folder: string): Promise<Server> {
  const ports = { secure: await getPort(), plain: await getPort() };
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root;
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${recipe
    .replace('listen 80', `listen 127.0.0.1:${String(ports.plain)}`)
    .replace('listen 443', `listen 127.0.0.1:${String(ports.secure)}`)}
}
`,
  );
  const args = ['-c', file, '-g', 'daemon off; error_log stderr;'];
  return run('nginx', args, ports.secure);
}

async function startCaddy(folder: string): Promise<Server> {
  const recipe = await readRecipe('caddy/Caddyfile', folder);
  const port = await getPort();
  const file = join(folder, 'Caddyfile');
  const { certificate, key } = certificateIn(folder);
  await writeFile(
    file,
    `{\n  admin off\n  auto_https disable_redirects\n}\n${recipe.replace(
      'show.example {',
      `https://127.0.0.1:${String(port)} {\n  tls ${certificate} ${key}`,
    )}`,
  );
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port);
}

/** The local server of Cloudflare's own tool, installed for this purpose: it is too large for a dependency. */
async function startCloudflare(folder: string): Promise<Server> {
  const tool = join(folder, 'wrangler');
  const install = ['install', '--no-audit', '--no-fund', '--prefix', tool, 'wrangler@4.164.0'];
  const { status, stderr } = spawnSync('npm', install, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm installed no wrangler: ${stderr}`);
  const port = await getPort();
  const program = join(tool, 'node_modules/wrangler/bin/wrangler.js');
  const site = ['pages', 'dev', join(folder, 'site'), '--compatibility-date', '2026-01-01'];
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--local-protocol', 'https'];
  // It keeps files in the current folder.
  return run(process.execPath, [program, ...site, ...address], port, folder);
}

/** A recipe's file with the paths of a folder. */
async function readRecipe(path: string, folder: string): Promise<string> {
  const { certificate, key } = certificateIn(folder);
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return text
    .replaceAll('/srv/showcase', folder)
    .replace('/etc/ssl/showcase.crt', certificate)
    .replace('/etc/ssl/showcase.key', key);
}

function certificateIn(folder: string) {
  const certificate = join(folder, 'showcase.crt');
  const key = join(folder, 'showcase.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  const { status } = spawnSync('openssl', [...args, '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error('openssl made no certificate.');
  return { certificate, key };
}

async function run(
  name: string,
  args: readonly string[],
  port: number,
  cwd?: string,
): Promise<Server> {
  const program = name.startsWith('/') ? name : findProgram([name], ['/usr/sbin']);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} ended: ${output}`);
  });
  await Promise.race([listening(port), ended]);
  ended.catch(() => undefined);
  return {
    origin: `https://127.0.0.1:${String(port)}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Resolves once a server completes a handshake. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
    // `once` rejects if the socket reports an error first.
    const isOpen = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
}
