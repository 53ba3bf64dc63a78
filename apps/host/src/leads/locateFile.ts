import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

interface Served {
  /** The folder of the built app. */
  readonly root: string;
  readonly entities: string;
  readonly config: string;
}

/**
 * The real path of the file for contact requests, which may not exist yet. Throws an error if its folder is missing, or
 * if the host would serve the file to visitors: it contains their names and addresses.
 */
export async function locateFile(file: string, served: Served): Promise<string> {
  const path = await realPath(file);
  const [root, entities, config] = await Promise.all(
    [served.root, served.entities, served.config].map(realPath),
  );
  const isInside = root !== undefined && !/^\.\.(?:$|[\\/])/.test(relative(root, path ?? ''));
  if (path === undefined) {
    throw new Error(`--leads: the folder ${dirname(file)} does not exist.`);
  }
  if (isInside || path === entities || path === config) {
    throw new Error(`--leads: the host serves ${file} to visitors. Choose a file elsewhere.`);
  }
  return path;
}

/** A file's path without links; undefined if its folder is missing. */
async function realPath(file: string): Promise<string | undefined> {
  try {
    return await realpath(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const folder = await realpath(dirname(file)).catch(() => undefined);
  return folder && join(folder, basename(file));
}
