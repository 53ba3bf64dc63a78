import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createProfile, removeOldProfiles, removeProfile } from './profile.ts';

async function create(): Promise<string> {
  const profile = await createProfile();
  onTestFinished(() => removeProfile(profile));
  return profile;
}

it('is a new folder in the temporary folder, with preferences', async () => {
  const profile = await create();
  expect(dirname(profile)).toBe(tmpdir());
  expect(await create()).not.toBe(profile);
  const read = async (name: string) =>
    JSON.parse(await readFile(join(profile, name), 'utf8')) as unknown;
  expect(await read('Default/Preferences')).toMatchObject({
    translate: { enabled: false },
    autofill: { profile_enabled: false },
    credentials_enable_service: false,
  });
  expect(await read('Local State')).toMatchObject({
    settings: { a11y: { overscroll_history_navigation: false } },
  });
});

it('is deleted with everything in it', async () => {
  const profile = await create();
  await writeFile(join(profile, 'Default/History'), 'visited');
  await removeProfile(profile);
  expect(existsSync(profile)).toBe(false);
  await removeProfile(profile);
});

it('is deleted by a later start if its launcher has died, and only then', async () => {
  const mine = await create();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = await mkdtemp(join(tmpdir(), `showcase-kiosk-${String(pid)}-`));
  const other = await mkdtemp(join(tmpdir(), 'showcase-kiosk-notes-'));
  onTestFinished(() => Promise.all([left, other].map(removeProfile)).then(() => undefined));
  expect(basename(mine)).toContain(String(process.pid));
  await removeOldProfiles();
  expect([mine, left, other].map(existsSync)).toEqual([true, false, true]);
});
