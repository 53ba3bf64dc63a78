import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from './pack.ts';
import { root } from './run.ts';

/** The README and the guides of every package. `pnpm api` makes the props, from tested files. */
const documents = packages.flatMap((name) =>
  globSync(['README.md', 'docs/!(props).md'], { cwd: join(root, 'packages', name) }).map((path) => {
    const file = join('packages', name, path);
    return { file, text: readFileSync(join(root, file), 'utf8') };
  }),
);

const snippets = documents.flatMap(({ file, text }) => {
  const blocks = text.matchAll(/^<!-- (packages\/\S+) -->\n\n```(\w+)\n(.*?)^```$/gms);
  return [...blocks].map(([, source = '', syntax = '', code = '']) => ({
    file,
    source,
    syntax,
    code,
  }));
});

test.each(snippets)('$file shows $source as tested', ({ source, code }) => {
  expect(code).toBe(readFileSync(join(root, source), 'utf8'));
});

test.each(documents)('all code in $file is a tested file or a command', ({ file, text }) => {
  const blocks = [...text.matchAll(/^```(?:tsx?|jsx?|css)$/gm)];
  const proven = snippets.filter((snippet) => snippet.file === file && snippet.syntax !== 'sh');
  expect(blocks).toHaveLength(proven.length);
});

test('every README shows code', () => {
  for (const name of packages) {
    const readme = join('packages', name, 'README.md');
    expect(snippets.filter(({ file }) => file === readme)).not.toEqual([]);
  }
});
