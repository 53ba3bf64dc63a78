import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'showcase-pages-';
let parent: Promise<string> | undefined;

/** Creates a folder that only this user can read. It is removed when the process ends. */
export async function createTemporaryFolder(): Promise<string> {
  parent ??= createParent();
  return mkdtemp(join(await parent, 'folder-'));
}

async function createParent(): Promise<string> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${String(process.pid)}-`));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Removes the folders of processes that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(/\d+/.exec(name)?.[0]) : process.pid;
    if (isRunning(pid)) continue;
    // Another user's stays: that user's next process removes it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
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
