import { cp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { captureErrors, hostFolder, listen, page, startHost } from '../temporaryHost.ts';

const newBuild = { 'new/index.html': page('New'), 'new/assets/app-new.js': 'new' };
/** An edit takes effect within two seconds. */
const soon = { timeout: 2000, interval: 50 };

describe('the configuration', () => {
  const grid = '{"gridPortal":"https://grid.example/"}';

  it('changes pages without a restart, and a bad edit changes nothing', async () => {
    const host = await startHost({ 'config.json': '{}' });
    const file = join(host.folder, 'config.json');
    expect((await host.get('/')).text).not.toContain('https://grid.example');

    await writeFile(file, grid);
    await expect
      .poll(() => host.get('/').then(({ text }) => text), soon)
      .toContain("frame-src 'self' https://grid.example;");
    for (const path of ['/projects/tdra/impact', '/projects/nowhere']) {
      const { text, headers } = await host.get(path);
      expect(text, path).toContain("frame-src 'self' https://grid.example;");
      expect(headers['permissions-policy'], path).toContain(
        'fullscreen=(self "https://grid.example")',
      );
    }

    const errors = captureErrors();
    await writeFile(file, '{"gridPortal":');
    await expect.poll(() => errors.mock.calls.length, soon).toBe(1);
    expect((await host.get('/')).text).toContain("frame-src 'self' https://grid.example;");
  });

  it('gives pages canonical addresses and previews, and robots a sitemap', async () => {
    const publicOrigin = 'https://show.example';
    const host = await startHost({ 'config.json': JSON.stringify({ kiosk: { publicOrigin } }) });
    const { text } = await host.get('/projects/tdra/impact', { 'accept-encoding': 'identity' });
    expect(text).toContain(
      '<link rel="canonical" href="https://show.example/projects/tdra/impact">',
    );
    expect(text).toContain('content="https://show.example/previews/tdra.jpg"');
    expect((await host.get('/projects/nowhere')).text).not.toContain('canonical');
    expect((await host.get('/sitemap.xml')).text).toContain('<loc>https://show.example/</loc>');
    expect((await host.get('/robots.txt')).text).toContain('Sitemap: https://show.example/');
  });

  it('is in the compressed copies too, and gives pages other tags', async () => {
    const host = await startHost({ 'config.json': '{}' });
    const ask = { 'accept-encoding': 'gzip' };
    const before = (await host.get('/', ask)).headers.etag;
    await writeFile(join(host.folder, 'config.json'), grid);
    await expect
      .poll(() => host.get('/', ask).then(({ headers }) => headers.etag), soon)
      .not.toBe(before);
    expect((await host.get('/', ask)).headers['content-encoding']).toBe('gzip');
  });

  it('leaves the pages as they are if their folder cannot be written, and says so', async () => {
    const errors = captureErrors();
    const folder = await hostFolder({ 'config.json': grid });
    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.resetModules();
    const { openSite } = await import('./site.ts');
    const { openConfiguration } = await import('../configuration.ts');
    const root = join(folder, 'build');
    const site = await openSite({
      root,
      readConfiguration: openConfiguration(join(folder, 'config.json')),
    });
    site.close();
    expect(site.pages().some(({ files }) => files.has('/index.html'))).toBe(true);
    expect(errors.mock.calls.join()).toContain("The pages can't be updated: Error: ENOENT");
  });
});

describe('a new build (H6)', () => {
  it('is served without a restart', async () => {
    const host = await startHost({ ...newBuild, 'new/added.html': page('Added') });
    const build = join(host.folder, 'build');
    await rm(build, { recursive: true });
    await rename(join(host.folder, 'new'), build);

    expect(await host.get('/assets/app-new.js')).toMatchObject({ status: 200, text: 'new' });
    expect((await host.get('/')).text).toContain('<title>New</title>');
    expect(await host.get('/added')).toMatchObject({ status: 200 });
    expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 404 });
  });

  it('leaves the files of the previous one for another day if they still exist', async () => {
    const folder = await hostFolder(newBuild);
    await rename(join(folder, 'build'), join(folder, 'old'));
    await symlink('old', join(folder, 'build'));
    const host = await listen(folder);
    await symlink('new', join(folder, 'next'));
    await rename(join(folder, 'next'), join(folder, 'build'));

    await expect
      .poll(() => host.get('/').then(({ text }) => text), soon)
      .toContain('<title>New</title>');
    expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 200 });
    expect(await host.get('/projects/tdra/impact')).toMatchObject({ status: 404 });

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 404 });
  });

  it('is served when it is complete, and the last one until then', async () => {
    const host = await startHost();
    const build = join(host.folder, 'build');
    await cp(join(build, 'index.html'), join(host.folder, 'aside.html'));
    await rm(join(build, 'index.html'));
    expect(await host.get('/nowhere.js')).toMatchObject({ status: 404 });
    expect(await host.get('/assets/app-abc.js')).toMatchObject({ status: 200 });

    await writeFile(join(build, 'assets', 'late.js'), 'late');
    await rename(join(host.folder, 'aside.html'), join(build, 'index.html'));
    expect(await host.get('/assets/late.js')).toMatchObject({ text: 'late' });
  });
});
