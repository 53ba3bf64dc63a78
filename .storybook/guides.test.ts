import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../packages/ui/src/internal/guide.ts';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const manifest = readFileSync(`${source}/../package.json`, 'utf8');
const index = readFileSync(`${source}/index.ts`, 'utf8');

/** Every part that can be imported: from the index, or by an entry of its own. */
const parts = [
  ...new Set([
    ...[...index.matchAll(/from '\.\/([A-Z]\w+)\/index\.ts'/g)].map(([, name]) => name ?? ''),
    ...[...manifest.matchAll(/"\.\/([A-Z]\w+)": \{/g)].map(([, name]) => name ?? ''),
  ]),
].sort();

/** What the docs page of a part lacks. */
async function lacksOf(name: string): Promise<readonly string[]> {
  const file = `${source}/${name}/${name}.guide.ts`;
  if (!existsSync(file)) return ['guide'];
  const { guide } = (await import(pathToFileURL(file).href)) as { readonly guide: Guide };
  const stories = readFileSync(`${source}/${name}/${name}.stories.tsx`, 'utf8');
  const said = [guide.purpose, ...guide.do, ...guide.dont, ...guide.content].concat(
    ...guide.anatomy,
    ...guide.keyboard,
  );
  const lacks: readonly (readonly [lack: string, isLacking: boolean])[] = [
    ['purpose', guide.purpose.trim() === ''],
    ['do', guide.do.length === 0],
    ['dont', guide.dont.length === 0],
    ['anatomy', guide.anatomy.length === 0],
    ['content', guide.content.length === 0],
    ['words in every line', said.some((text) => text.trim() === '')],
    ['parameters.guide', !/parameters: \{[^]*?\bguide\b[^]*?\} satisfies Meta/.test(stories)],
    ['Playground', !/^export const Playground\b/m.test(stories)],
    ['AllStates', !/^export const AllStates\b/m.test(stories)],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}

describe('the docs page of a part', () => {
  it('is looked for wherever a part is exported', () => {
    expect(parts).toEqual(
      expect.arrayContaining(['Button', 'ContactForm', 'SelectField', 'QrCode']),
    );
  });

  it.each(parts)('has a guide, a playground and a matrix: %s', async (name) => {
    expect(await lacksOf(name)).toEqual([]);
  });
});
