import { cp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hostFolder, listen, startHost } from './temporaryHost.ts';

const page = '<!doctype html><script src="/assets/app-new.js"></script>';
const newBuild = { 'new/index.html': page, 'new/assets/app-new.js': 'new' };
const later = { timeout: 10_000, interval: 50 };

it('a new build is served without a restart (H6)', async () => {
  const host = await startHost({ ...newBuild, 'new/added/index.html': page });
  const build = join(host.folder, 'build');
  await rm(build, { recursive: true });
  await rename(join(host.folder, 'new'), build);

  expect((await host.get('/')).text).toBe(page);
  await expect.poll(() => host.get('/assets/app-new.js'), later).toMatchObject({ text: 'new' });
  expect(await host.get('/added')).toMatchObject({ status: 200, text: page });
  expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 404 });
});

it('the previous build’s files are served for another day if they still exist (H6)', async () => {
  const folder = await hostFolder(newBuild);
  await rename(join(folder, 'build'), join(folder, 'old'));
  await symlink('old', join(folder, 'build'));
  const host = await listen(folder);
  await symlink('new', join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'build'));

  expect((await host.get('/')).text).toBe(page);
  await expect.poll(() => host.get('/assets/app-new.js'), later).toMatchObject({ text: 'new' });
  expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 200 });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 404 });
});

it('the last build is served while a new one is being written (H6)', async () => {
  const host = await startHost();
  const build = join(host.folder, 'build');
  await cp(join(build, 'index.html'), join(host.folder, 'aside.html'));
  await rm(join(build, 'index.html'));
  await expect.poll(() => host.get('/nowhere.js'), later).toMatchObject({ status: 404 });
  expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 200 });

  await writeFile(join(build, 'assets', 'late.js'), 'late');
  await rename(join(host.folder, 'aside.html'), join(build, 'index.html'));
  await expect.poll(() => host.get('/assets/late.js'), later).toMatchObject({ text: 'late' });
});
