import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../entries.ts';
import { entriesOf, expandExports, manifestOf, packages, type PackageName } from '../pack.ts';
import { root } from '../run.ts';

type Names = Readonly<Record<string, readonly string[]>>;

test.each(packages)('%s exports the names in its list, from source and built', async (name) => {
  const built = Object.fromEntries([...entriesOf(name)].map(([entry, { js }]) => [entry, js]));
  // To accept an intended change, update the list: `pnpm packages -u`.
  await expect(`${JSON.stringify(await namesOf(built), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'packages', name, 'api/exports.json'),
  );
  expect(await namesOf(sourcesOf(name))).toEqual(await namesOf(built));
});

test('the generated files are as `pnpm entries` writes them', async () => {
  for (const [file, text] of Object.entries(await generatedFiles())) {
    expect(readFileSync(join(root, 'packages/ui/src', file), 'utf8')).toBe(text);
  }
});

function sourcesOf(name: PackageName): Readonly<Record<string, string>> {
  const { name: library, exports, publishConfig } = manifestOf(name);
  const published = Object.keys(expandExports(name, publishConfig.exports));
  return Object.fromEntries(
    Object.entries(expandExports(name, exports)).flatMap(
      ([path, { '@showcase/source': source = '' }]) =>
        /\.tsx?$/.test(source) && published.includes(path)
          ? [[join(library, path), join(root, 'packages', name, source)] as const]
          : [],
    ),
  );
}

async function namesOf(files: Readonly<Record<string, string>>): Promise<Names> {
  const modules = Object.entries(files).map(async ([entry, file]) => {
    const module = (await import(/* @vite-ignore */ file)) as object;
    return [entry, Object.keys(module).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}
