import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTemporaryFolder, removeAbandonedFolders, removeFolder } from './temporaryFolder.ts';

it('a later process removes a folder whose process has died, and no other', async () => {
  const mine = await createTemporaryFolder('test');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = await mkdtemp(join(tmpdir(), `showcase-test-${String(pid)}-`));
  const other = await mkdtemp(join(tmpdir(), 'showcase-test-notes-'));
  onTestFinished(() => Promise.all([mine, left, other].map(removeFolder)).then(() => undefined));
  await removeAbandonedFolders('test');
  expect([mine, left, other].map(existsSync)).toEqual([true, false, true]);
});
