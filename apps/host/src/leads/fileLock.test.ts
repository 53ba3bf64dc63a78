import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporaryHost.ts';
import { lockFile } from './fileLock.ts';

async function fileWithLock(content?: string) {
  const file = join(await temporaryFolder(), 'leads.jsonl');
  if (content !== undefined) await writeFile(`${file}.lock`, content);
  return file;
}

/** Another process that runs until the test ends. */
function otherProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

it('names the process, for this user alone, until it is released', async () => {
  const file = await fileWithLock();
  const release = lockFile(file);
  expect(await readFile(`${file}.lock`, 'utf8')).toMatch(RegExp(`^${String(process.pid)}\n`));
  expect((await stat(`${file}.lock`)).mode & 0o777).toBe(0o600);
  release();
  expect(existsSync(`${file}.lock`)).toBe(false);
  lockFile(file)();
});

it('is held once in a process', async () => {
  const file = await fileWithLock();
  const release = lockFile(file);
  expect(() => lockFile(file)).toThrow(`${file} is in use by another host (process`);
  release();
  release();
  const releaseAgain = lockFile(file);
  expect(() => lockFile(file)).toThrow('in use');
  releaseAgain();
});

it('is respected as long as its process runs, and says what to do (K4)', async () => {
  const pid = otherProcess();
  const file = await fileWithLock(`${String(pid)}\n`);
  expect(() => lockFile(file)).toThrow(
    `${file} is in use by another host (process ${String(pid)}). Stop that host, or choose another file. If there is no such host, delete ${file}.lock.`,
  );
  expect(await readFile(`${file}.lock`, 'utf8')).toBe(`${String(pid)}\n`);
});

it.each([
  ['of a process that was killed', async () => `${String(await deadProcess())}\n`],
  ['of a process with our own id, as in a container', () => `${String(process.pid)}\n`],
  ['whose process id belongs to another by now', () => `${String(otherProcess())}\nthen 1\n`],
  ['with nonsense', () => 'nonsense'],
])('is taken over from one %s (K4)', async (_, content) => {
  const file = await fileWithLock(await content());
  const release = lockFile(file);
  expect(await readFile(`${file}.lock`, 'utf8')).toMatch(RegExp(`^${String(process.pid)}\n.+\n`));
  release();
});

it('is taken over if it is empty, but not while it is being written', async () => {
  const file = await fileWithLock('');
  expect(() => lockFile(file)).toThrow('in use by another host. ');
  await utimes(`${file}.lock`, new Date(), new Date(Date.now() - 5000));
  lockFile(file)();
});

it('says why it cannot be made', () => {
  const file = '/missing/leads.jsonl';
  expect(() => lockFile(file)).toThrow(`${file}.lock cannot be written: ENOENT`);
});
