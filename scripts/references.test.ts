import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** The repository's text files by path, except generated ones and this one. */
function readRepository(): ReadonlyMap<string, string> {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').trim().split('\n');
  const exclude = ['.git', ...ignored.map((name) => `**/${name}`)];
  const types = '{ts,tsx,js,mdx,md,html,css,json,jsonc,yaml,yml}';
  const files = globSync([`**/*.${types}`, `.*/**/*.${types}`], { cwd: root, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/pnpm-lock\.yaml$|CHANGELOG\.md$|references\.test\.ts$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const prose = (markdown: string) => markdown.replaceAll(/^ *```.*?^ *```$/gms, '');
const headingsOf = (markdown: string) =>
  [...prose(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/[`*[]|\]\([^)]*\)/g, ''),
  );
/** The anchors that GitHub generates for headings. */
const anchorsOf = (markdown: string) =>
  headingsOf(markdown).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
/** The codes of a catalogue: the first column of its tables. */
const codesOf = (markdown = '') =>
  [...markdown.matchAll(/^\| ([A-Z]\d{1,2}) +\|/gm)].map(([, code = '']) => code);
const codesIn = (text: string) => text.match(/[A-Z]\d{1,2}\b/g) ?? [];

/** The codes in test titles: before a colon at the start, or in brackets. */
const titleCodes = (text: string) =>
  [...text.matchAll(/['"`(]((?:[CDEHKLNRSV]\d{1,2}(?:, | and | to )?)+)[:)]/g)].flatMap(
    ([, codes = '']) => codesIn(codes),
  );

/** Mentions of documents that are not in the repository. */
const elsewhere =
  /\(specification\b|\b[Tt]he specification\b|\(sections? \d|\(design\b|\bdesign, section|\bfaults, [A-Z]\d| \(faults\)[.,;]|\(facts\b|\bfacts "/g;

/** A document, then optionally an anchor, or a comma and a heading or codes. */
const mention = /(?<!\w|[\w-]\/)docs\/([\w/-]+\.md)(?:#([\w-]+)|[`)]?,(?= ["']?([A-Z].{0,80})))?/gu;
const isTest = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file);

/** The dangling references in a text; `exists` tells whether a path relative to the root exists. */
function findDangling(
  file: string,
  text: string,
  documents: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string[] {
  // A reference may continue on the next line of a comment.
  const line = text.replaceAll(/\s*\n\s*(?:\* |\/\/ |# )?/g, ' ');
  const isThere = (path: string, anchor?: string, heading?: string) => {
    // A package has documents of its own.
    const own = posix.join(posix.dirname(file), path);
    const markdown = documents.get(own) ?? documents.get(path);
    if (markdown === undefined) return (exists(path) || exists(own)) && anchor === undefined;
    if (anchor !== undefined) return anchorsOf(markdown).includes(anchor);
    if (heading === undefined) return true;
    const codes = codesIn(/^(?:[A-Z]\d{1,2}(?:, | and | to |\b))+/.exec(heading)?.[0] ?? '');
    if (codes.length > 0) return codes.every((code) => codesOf(markdown).includes(code));
    return headingsOf(markdown).some(
      (name) => heading.startsWith(name) && !/\w/.test(heading.charAt(name.length)),
    );
  };

  const mentions = [...line.matchAll(mention)]
    .filter(([, name = '', anchor, heading]) => !isThere(`docs/${name}`, anchor, heading))
    .map(([found, , , heading = '']) => `${found} ${heading.slice(0, 30)}`.trim());
  const targets = file.endsWith('.md') ? prose(text).replaceAll(/`[^`\n]*`/g, '') : '';
  const pathFrom = (path: string) => (path ? posix.join(posix.dirname(file), path) : file);
  const links = [...targets.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/gi)]
    .filter(([, path = '', anchor]) => !isThere(pathFrom(path), anchor))
    .map(([found]) => found);
  const known = codesOf(documents.get('docs/faults.md'));
  const codes = isTest(file) ? titleCodes(text).filter((code) => !known.includes(code)) : [];
  return [...mentions, ...links, ...codes, ...(line.match(elsewhere) ?? [])];
}

const repository = readRepository();

test('every reference in the repository leads somewhere', () => {
  const dangling = [...repository].flatMap(([file, text]) =>
    findDangling(file, text, repository, (path) => existsSync(join(root, path))).map(
      (reference) => `${file}: ${reference}`,
    ),
  );
  expect(dangling).toEqual([]);
});

test('every fault has a test that names it', () => {
  const named = [...repository].flatMap(([file, text]) => (isTest(file) ? titleCodes(text) : []));
  const faults = codesOf(repository.get('docs/faults.md'));
  expect(faults.filter((code) => !named.includes(code))).toEqual([]);
});
