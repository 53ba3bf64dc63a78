import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { build, temporaryFolder } from '../../apps/host/src/temporaryHost.ts';
import { writeStaticSite, type StaticSiteOptions } from './writeStaticSite.ts';

const provider = { host: 'https://forms.example', portalId: '1', formId: '2' };
const complete = { contactForm: provider, videos: { liveStream: 'https://live.example/a.m3u8' } };

async function write(configuration: unknown, options: Partial<StaticSiteOptions> = {}) {
  const inBuild = Object.entries(build).map(([path, content]) => [`build/${path}`, content]);
  const folder = await temporaryFolder({
    ...(Object.fromEntries(inBuild) as Record<string, string>),
    'build/.hidden/index.html': 'not for visitors',
    'build/projects/dda/justiceDubai.html': build['index.html'] ?? '',
    'config.json': JSON.stringify(configuration),
    'entities.json': '[{"EntityName":"First"}]',
  });
  const all = {
    root: join(folder, 'build'),
    to: join(folder, 'static'),
    config: join(folder, 'config.json'),
    entities: join(folder, 'entities.json'),
    ...options,
  };
  const notes = await writeStaticSite(all);
  const read = (path: string) => readFile(join(all.to, path), 'utf8');
  return { all, notes, read, site: join(all.to, 'site') };
}

describe('a static site', () => {
  it('has a file for every page, and none that is hidden', async () => {
    const { read, site } = await write(complete);
    expect(await read('site/projects/tdra/impact.html')).toContain('<title>Impact</title>');
    expect(await read('site/projects/404.html')).toContain('Project not found');
    const names = await readdir(site, { recursive: true });
    expect(names.filter((name) => /hidden|index\.html$/.test(name))).toEqual(['index.html']);
  });

  it('has the entity list and the configuration as files, each also compressed', async () => {
    const { read, site } = await write(complete);
    expect(JSON.parse(await read('site/api/entities'))).toEqual([{ EntityName: 'First' }]);
    expect(JSON.parse(await read('site/showcase.config.json'))).toMatchObject(complete);
    const page = await readFile(join(site, 'index.html'));
    expect(brotliDecompressSync(await readFile(join(site, 'index.html.br')))).toEqual(page);
    expect(gunzipSync(await readFile(join(site, 'index.html.gz')))).toEqual(page);
  });

  it('has no entity list if another origin serves it', async () => {
    const { site } = await write({ ...complete, entitiesHost: 'https://entities.example' });
    await expect(stat(join(site, 'api'))).rejects.toThrow('ENOENT');
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('https://entities.example');
  });

  it.each([
    ['without a form', {}],
    ['with the stand-in of the host', { contactForm: { ...provider, host: '' } }],
    ['with a form whose address is invalid', { contactForm: { ...provider, host: 'forms' } }],
  ])('%s, turns the form off and says so', async (_, configuration) => {
    const { read, notes } = await write(configuration);
    expect(JSON.parse(await read('site/showcase.config.json'))).toMatchObject({
      contactForm: null,
      videos: { liveStream: null, coLocation: '/player' },
    });
    expect(notes.join()).toContain('The contact form is off');
    expect(notes.join()).toContain('The live stream is off');
  });

  it.each([
    ['leaves out the kiosk of a configuration, and says so (H13)', {}, null],
    ['keeps it for a kiosk', { isKiosk: true }, expect.objectContaining({ idleSeconds: 60 })],
  ])('%s', async (_, options, kiosk) => {
    const { read, notes } = await write({ kiosk: { idleSeconds: 60 } }, options);
    const served = JSON.parse(await read('site/showcase.config.json')) as { kiosk?: unknown };
    expect(served.kiosk).toEqual(kiosk);
    expect(notes.join().includes('The kiosk is left out')).toBe(kiosk === null);
  });

  it('is listed for search engines at its origin', async () => {
    const { read, notes } = await write(complete, { origin: 'https://show.example' });
    expect(await read('site/sitemap.xml')).toContain(
      '<loc>https://show.example/projects/tdra/impact</loc>',
    );
    // Hosts of files tell capitals from small letters.
    expect(await read('site/sitemap.xml')).toContain('/projects/dda/justiceDubai</loc>');
    expect(await read('site/robots.txt')).toContain('Sitemap: https://show.example/sitemap.xml');
    expect(await read('site/projects/tdra/impact.html')).toContain(
      '<link rel="canonical" href="https://show.example/projects/tdra/impact">',
    );
    expect(await read('site/projects/tdra/impact.html')).toContain(
      '<meta property="og:image" content="https://show.example/previews/tdra.jpg">',
    );
    expect(await read('site/index.html')).toContain('/previews/overview.jpg"');
    expect(notes.join()).not.toContain('sitemap');
  });

  it('names whom to tell about a vulnerability', async () => {
    const { read } = await write(complete, { securityContact: 'mailto:security@show.example' });
    const text = await read('site/.well-known/security.txt');
    expect(text).toContain('Contact: mailto:security@show.example\n');
    const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 300 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });

  it('keeps the assets of earlier builds for a week, and nothing else', async () => {
    const { all, site } = await write(complete);
    const recent = join(site, 'assets/earlier.js');
    const old = join(site, 'assets/old.js');
    for (const file of [recent, old, join(site, 'gone.html')]) await writeFile(file, '');
    const weekAgo = new Date(Date.now() - 8 * 86_400_000);
    await utimes(old, weekAgo, weekAgo);
    await writeStaticSite(all);
    const names = await readdir(site, { recursive: true });
    expect(names).toContain('assets/earlier.js');
    expect(names).not.toContain('assets/old.js');
    expect(names).not.toContain('gone.html');
  });

  it('never empties a folder that holds something else', async () => {
    const other = await temporaryFolder({ 'site/letter.txt': 'Dear' });
    await expect(write(complete, { to: other })).rejects.toThrow(
      "isn't a site that this command wrote",
    );
    expect(await readFile(join(other, 'site/letter.txt'), 'utf8')).toBe('Dear');
  });

  it('is refused with the line of a fault in the configuration', async () => {
    const folder = await temporaryFolder({ 'config.json': '{\n"kiosk": }' });
    await expect(write(complete, { config: join(folder, 'config.json') })).rejects.toThrow(
      'config.json:2:',
    );
  });
});
