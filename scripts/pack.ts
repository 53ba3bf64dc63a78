import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentNames } from './entries.ts';
import { root } from './run.ts';

/** The published packages, by folder name. */
export const packages = ['impact', 'ui'] as const;
export type PackageName = (typeof packages)[number];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly publishConfig: { readonly exports: Manifest['exports'] };
}

/** The contents of a package's package.json. */
export function manifestOf(folder: PackageName): Manifest {
  return JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  ) as Manifest;
}

/** The entry paths of a package with their conditions. The library's pattern expands to its components. */
export function expandExports(
  folder: PackageName,
  exports: Manifest['exports'],
): Manifest['exports'] {
  const names = folder === 'ui' ? componentNames() : [];
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, conditions]) =>
      path.includes('*')
        ? names.map((name) => [path.replace('*', name), fill(conditions, name)] as const)
        : [[path, conditions] as const],
    ),
  );
}

function fill(conditions: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(
    Object.entries(conditions).map(([condition, file]) => [condition, file.replace('*', name)]),
  );
}

/** A package's JavaScript entries, by import name. */
export function entriesOf(folder: PackageName): ReadonlyMap<string, { js: string; dts: string }> {
  const { name, publishConfig } = manifestOf(folder);
  return new Map(
    Object.entries(expandExports(folder, publishConfig.exports)).flatMap(
      ([path, { types, default: js = '' }]) =>
        types !== undefined && js.endsWith('.js')
          ? [[join(name, path), { js: file(js), dts: file(types) }]]
          : [],
    ),
  );
  function file(path: string): string {
    return join(root, 'packages', folder, path);
  }
}

/** Packs built packages as for publishing. Returns the paths of the tarballs by package name. */
export function pack(
  names: readonly PackageName[] = packages,
  folder = mkdtempSync(join(tmpdir(), 'showcase-packages-')),
): ReadonlyMap<string, string> {
  return new Map(
    names.map((name) => {
      const file = join(folder, `${name}.tgz`);
      execFileSync('pnpm', ['pack', '--out', file], {
        cwd: join(root, 'packages', name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return [manifestOf(name).name, file];
    }),
  );
}
