import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The key of the presenter's pages. It is kept in the home folder, readable only by its user, so it doesn't
 * change: open pages and bookmarks survive a restart of the host. If it cannot be kept, the console
 * says so, and each start has a new key.
 */
export async function openKey(): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  try {
    const kept = await readKey();
    if (kept !== undefined) return kept;
    await writeFile(keyFile(), `${key}\n`, { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The key of the presenter's pages is new with every start: ${reason}`);
  }
  return key;
}

/** The key of this user's hosts; undefined if there is none yet. */
export async function readKey(): Promise<string | undefined> {
  try {
    const key = (await readFile(keyFile(), 'utf8')).trim();
    return /^[\w-]{22}$/.test(key) ? key : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const keyFile = () => join(homedir(), '.showcase-key');
