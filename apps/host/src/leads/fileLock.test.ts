import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporaryHost.ts';
import { addressOf, lockFile } from './fileLock.ts';

it('can be held only once, even within a process, until it is released', async () => {
  const file = join(await temporaryFolder(), 'leads.jsonl');
  const release = await lockFile(file);
  await expect(lockFile(file)).rejects.toThrow(
    `${file} is in use by another host (process ${String(process.pid)}). Stop that host, or choose another file.`,
  );
  await release();
  await (
    await lockFile(file)
  )();
});

it('is released even if a client stays connected or breaks off', async () => {
  const file = join(await temporaryFolder(), 'leads.jsonl');
  const release = await lockFile(file);
  const clients = [
    connect(addressOf(file)),
    connect({ path: addressOf(file), allowHalfOpen: true }),
  ];
  onTestFinished(() => {
    for (const client of clients) client.destroy();
  });
  await Promise.all(clients.map((client) => once(client, 'connect')));
  clients[0]?.destroy();
  await release();
  await (
    await lockFile(file)
  )();
});

it('names the process that holds it, and is free once that process is killed (K4)', async () => {
  const file = join(await temporaryFolder(), 'leads.jsonl');
  const module = new URL('fileLock.ts', import.meta.url).href;
  const code = `import { lockFile } from '${module}'; await lockFile('${file}'); console.log('locked'); setInterval(() => {}, 1000)`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  await expect(lockFile(file)).rejects.toThrow(`(process ${String(holder.pid)})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (
    await lockFile(file)
  )();
});
