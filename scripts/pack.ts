import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentNames } from './entries.ts';
import { root } from './run.ts';

/** The published packages, by the name of their folder. */
export const packages = ['impact', 'ui'] as const;
export type PackageName = (typeof packages)[number];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly publishConfig: { readonly exports: Manifest['exports'] };
}

/** What stands in a package's package.json. */
export function manifestOf(folder: PackageName): Manifest {
  return JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  ) as Manifest;
}

/** The paths of a package's entries with their conditions: the pattern of the library stands for its components. */
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

/** The entries of a package that hold JavaScript, by the name they are imported by. */
export function entriesOf(folder: PackageName): ReadonlyMap<string, { js: string; dts: string }> {
  const { name, publishConfig } = manifestOf(folder);
  return new Map(
    Object.entries(expandExports(folder, publishConfig.exports)).flatMap(
      ([path, { types, default: js = '' }]) =>
        types === undefined ? [] : [[join(name, path), { js: file(js), dts: file(types) }]],
    ),
  );
  function file(path: string): string {
    return join(root, 'packages', folder, path);
  }
}

/** Packs the built packages as they are published. Returns the tarballs' files by package name. */
export function pack(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'showcase-packages-'));
  return new Map(
    packages.map((name) => {
      const file = join(folder, `${name}.tgz`);
      execFileSync('pnpm', ['pack', '--out', file], {
        cwd: join(root, 'packages', name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return [manifestOf(name).name, file];
    }),
  );
}
