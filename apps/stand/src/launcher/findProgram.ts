import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program by any of its names, in the folders of PATH and then in others. */
export function findProgram(
  names: readonly string[],
  otherFolders: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...otherFolders];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
