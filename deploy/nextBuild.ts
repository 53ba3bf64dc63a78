import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { addPolicy } from '../apps/host/src/site/policy.ts';

/**
 * For tests: copies a build and gives its `assets/` other names, as a build of changed sources does. They lose their
 * integrity hashes, because they mention each other.
 */
export async function copyAsNextBuild(build: string, to: string): Promise<void> {
  await cp(build, to, {
    recursive: true,
    filter: (path) => !/\/media\/|\.(?:br|gz)$/.test(path),
  });
  const assets = join(to, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(names.map((name) => [name, nextName(name)]));
  const mention = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !['.html', '.js', '.css'].includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      withPolicy(
        text
          .replaceAll(mention, (name) => renamed.get(name) ?? name)
          .replaceAll(/ integrity="[^"]*"/g, ''),
      ),
    );
  }
  for (const name of names) await rename(join(assets, name), join(assets, nextName(name)));
}

/** A page's policy names its styles by hash, and they mention fonts. */
function withPolicy(text: string): string {
  const other = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  return other === text ? text : addPolicy(other);
}

const nextName = (name: string) => name.replace(/\.\w+$/, '-next$&');
