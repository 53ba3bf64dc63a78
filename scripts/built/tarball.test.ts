import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { entriesOf, manifestOf, pack, packages } from '../pack.ts';
import { root } from '../run.ts';

const tarballs = pack();

afterAll(() => {
  for (const file of tarballs.values()) rmSync(dirname(file), { recursive: true, force: true });
});

describe.each(packages)('%s, packed', (folder) => {
  const source = manifestOf(folder);
  const tarball = tarballs.get(source.name) ?? '';
  const files = run('tar', 'tzf', tarball).trim().split('\n');
  const read = (file: string) => run('tar', 'xzOf', tarball, `package/${file}`);
  const manifest = JSON.parse(read('package.json')) as Published;

  test('publint finds nothing', () => {
    expect(run('pnpm', 'exec', 'publint', 'run', tarball, '--strict')).toContain('All good!');
  });

  test('its types resolve in every resolution mode that supports ESM', () => {
    const data = Object.keys(manifest.exports).filter((path) => /\.(css|json)$/.test(path));
    const excluded = data.length > 0 ? ['--exclude-entrypoints', ...data] : [];
    // attw does not expand patterns, so every component is named.
    const entries = [...entriesOf(folder).keys()].map((entry) => entry.slice(source.name.length));
    const named = ['--entrypoints', ...entries.map((entry) => `.${entry}`)];
    const report = run(
      'pnpm',
      'exec',
      'attw',
      tarball,
      '--profile',
      'esm-only',
      ...excluded,
      ...named,
    );
    // A failure shows in the exit code. Here: both resolutions that support ESM were tried for every entry.
    expect(report.match(/🟢/g)).toHaveLength(2 * entriesOf(folder).size);
  });

  test('it contains everything a user needs, but no sources or tests', () => {
    const read = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];
    expect(files).toEqual(expect.arrayContaining(read.map((file) => `package/${file}`)));
    expect(files.filter((file) => !/^package\/(dist|docs)\//.test(file))).toHaveLength(4);
    expect(files.filter((file) => /\.(tsx|stories|test)|src\//.test(file))).toEqual([]);
  });

  test('its code refers to nothing that is missing from it', () => {
    const all = run('tar', 'xzOf', tarball, '--wildcards', 'package/dist/*.js');
    expect(all).not.toMatch(/\b(?:spec|design|docs\/\w+)\.md\b|\(([A-Z]\d+)(?:, \1)*\)$/m);
  });

  test('every file that its README and its guides link to is included', () => {
    const documents = files.filter((file) => file.endsWith('.md'));
    for (const document of documents) {
      const text = read(document.replace('package/', ''));
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)];
      for (const [, link = ''] of links) expect(files).toContain(join(dirname(document), link));
    }
    expect(documents.length).toBeGreaterThan(2);
  });

  test('it depends on ranges, so an app can share dependencies', () => {
    const ranges = Object.values({ ...manifest.peerDependencies, ...manifest.dependencies });
    for (const range of ranges) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(JSON.stringify(manifest)).not.toMatch(/catalog:|workspace:|@showcase\/source/);
  });
});

interface Published {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns a program's output. If the program fails, throws an error with that output. */
function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

test('the list of published packages is complete', () => {
  const workspace = run('pnpm', '--recursive', 'list', '--depth', '-1', '--json');
  const all = JSON.parse(workspace) as readonly { name: string; private: boolean }[];
  const published = all.filter((it) => !it.private).map(({ name }) => name);
  expect(published.sort()).toEqual([...tarballs.keys()].sort());
});
