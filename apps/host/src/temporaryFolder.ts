import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefixOf = (kind: string) => `showcase-${kind}-`;

/**
 * Creates a folder that only this user can read, in the system's temporary folder.
 *
 * @param kind What it is for, in one word.
 */
export function createTemporaryFolder(kind: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefixOf(kind)}${String(process.pid)}-`));
}

/** Removes a folder. Another process may still be writing to it, hence the retries. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Removes the folders of processes that died without removing them, for example in a power cut. */
export async function removeAbandonedFolders(kind: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${prefixOf(kind)}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    // Another user's stays: that user's next process removes it.
    await removeFolder(join(tmpdir(), name)).catch(() => undefined);
  }
}

/** Whether a process runs, perhaps as another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
