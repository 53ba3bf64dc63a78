import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createProfile, removeOldProfiles, removeProfile } from './profile.ts';

it('is deleted by a later start if its launcher has died, and only then', async () => {
  const mine = await createProfile();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = await mkdtemp(join(tmpdir(), `showcase-kiosk-${String(pid)}-`));
  const other = await mkdtemp(join(tmpdir(), 'showcase-kiosk-notes-'));
  onTestFinished(() => Promise.all([mine, left, other].map(removeProfile)).then(() => undefined));
  await removeOldProfiles();
  expect([mine, left, other].map(existsSync)).toEqual([true, false, true]);
});
