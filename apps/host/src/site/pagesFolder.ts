import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder, removeAbandonedFolders } from '../temporaryFolder.ts';

let parent: Promise<string> | undefined;

/** Creates a folder for pages. It is removed when the process ends. */
export async function createPagesFolder(): Promise<string> {
  parent ??= createParent().catch((error: unknown) => {
    parent = undefined;
    throw error;
  });
  return mkdtemp(join(await parent, 'pages-'));
}

async function createParent(): Promise<string> {
  await removeAbandonedFolders('pages');
  const folder = await createTemporaryFolder('pages');
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
