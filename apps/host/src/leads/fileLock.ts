import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';

/** The locks of this process, which its own id would not keep out. */
const held = new Set<string>();

/**
 * Makes sure that one process at a time uses a file, by a lock beside it: `FILE.lock`, which contains the id of the
 * process. A lock that its process left behind, killed or cut off from power, is taken over.
 *
 * @returns A function that releases the lock.
 * @throws Error that names the process if the file is in use.
 */
export function lockFile(file: string): () => void {
  const path = `${file}.lock`;
  if (held.has(path)) throw inUse(file, process.pid);
  if (!create(path)) {
    removeStale(file, path);
    if (!create(path)) throw inUse(file);
  }
  held.add(path);
  return () => {
    if (held.delete(path)) removeIfThere(path);
  };
}

/** Makes a lock. Returns false if there is one. */
function create(path: string): boolean {
  let isOurs = false;
  try {
    const lock = openSync(path, 'wx', 0o600);
    isOurs = true;
    try {
      writeSync(lock, `${String(process.pid)}\n${birthOf(process.pid)}\n`);
    } finally {
      closeSync(lock);
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (isOurs) removeIfThere(path);
    throw new Error(`${path} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

/** Removes a lock if its process is gone. Throws an error if it is not. */
function removeStale(file: string, path: string): void {
  const aside = `${path}.${String(process.pid)}`;
  try {
    const found = readFileSync(path, 'utf8');
    const [pid = '', birth = ''] = found.split('\n');
    const isBeingWritten = found === '' && Date.now() - statSync(path).mtimeMs < 2000;
    if (isBeingWritten || isRunning(Number(pid), birth)) throw inUse(file, Number(pid));
    // Moved before it is deleted: another host may have replaced it since we read it.
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== found) {
      renameSync(aside, path);
      throw inUse(file, Number(pid));
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  } finally {
    removeIfThere(aside);
  }
}

/** Whether the process that wrote a lock still runs, and not another one with the same id. */
function isRunning(pid: number, birth: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Any other code means that there is such a process, for example of another user.
    if (hasCode(error, 'ESRCH')) return false;
  }
  const now = birthOf(pid);
  return birth === '' || now === '' || birth === now;
}

/**
 * What tells a process from a later one with the same id, as after a restart of the machine or of a container: when it
 * began, and since which start of the machine. Empty where the system does not say, which is everywhere but on Linux.
 */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces; the time is the 20th value after it.
    const [begin = ''] = status
      .slice(status.lastIndexOf(')') + 2)
      .split(' ')
      .slice(19);
    return `${boot} ${begin}`;
  } catch {
    return '';
  }
}

function inUse(file: string, pid = 0): Error {
  const process = Number.isInteger(pid) && pid > 0 ? ` (process ${String(pid)})` : '';
  return new Error(
    `${file} is in use by another host${process}. Stop that host, or choose another file. If there is no such host, delete ${file}.lock.`,
  );
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
