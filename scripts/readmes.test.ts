import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from './pack.ts';
import { root } from './run.ts';

const snippets = packages.flatMap((name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const blocks = readme.matchAll(/^<!-- (packages\/consumers\/\S+) -->\n\n```(\w+)\n(.*?)^```$/gms);
  return [...blocks].map(([, file = '', syntax = '', code = '']) => ({ name, file, syntax, code }));
});

test.each(snippets)('the README of $name shows $file as tested', ({ file, code }) => {
  expect(code).toBe(readFileSync(join(root, file), 'utf8'));
});

test.each(packages)('all code in the README of %s is a tested file or a command', (name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(?:tsx?|jsx?|css)$/gm)];
  const proven = snippets.filter((snippet) => snippet.name === name && snippet.syntax !== 'sh');
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks).toHaveLength(proven.length);
});
