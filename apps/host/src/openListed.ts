import { constants, open, realpath, stat, type FileHandle } from 'node:fs/promises';

// Windows has neither flag. Without the second, opening a pipe would wait for a writer.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
const flags = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

/**
 * Opens a file that was found when its folder was listed. Undefined if it has vanished, or if it or a parent folder has
 * become a symbolic link, which could lead anywhere (docs/faults.md, H9).
 *
 * @param expected Its real path.
 */
export async function openListed(path: string, expected = path): Promise<FileHandle | undefined> {
  const handle = await open(path, flags).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const [opened, real] = await Promise.all([handle.stat(), realpath(path)]);
    // The path may lead elsewhere by now, so the opened file is checked.
    const found = await stat(real);
    const isSame = opened.ino === found.ino && opened.dev === found.dev;
    if (opened.isFile() && real === expected && isSame) return handle;
  } catch {
    // The file has vanished.
  }
  await handle.close();
  return undefined;
}
