import { combineTags } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import changelog from '../packages/ui/CHANGELOG.md?raw';
import { version } from '../packages/ui/package.json';
import type { Guide } from '../packages/ui/src/story/guide.ts';
import { readComponents, readScreens } from '../scripts/book/components.ts';
import { statuses } from './statuses.ts';

/** A stories file of the library: its metadata, and its stories by name. */
interface Stories {
  readonly default: Annotations;
  readonly [story: string]: Annotations;
}

interface Annotations {
  readonly tags?: readonly string[];
  readonly args?: object;
  readonly parameters?: { readonly guide?: Guide; readonly isMatrix?: boolean };
}

const source = '../packages/ui/src';
const stories = import.meta.glob<Stories>('../packages/ui/src/[A-Z]*/*.stories.tsx', {
  eager: true,
});
const guides = import.meta.glob<{ readonly guide: Guide }>('../packages/ui/src/[A-Z]*/*.guide.ts', {
  eager: true,
});
/** The released versions, and the next one: below 1.0, what is new is a minor version. */
const versions = [...changelog.matchAll(/^## (\S+)$/gm)].map(([, released = '']) => released);
const [, minor = '0'] = version.split('.');
versions.push(`0.${String(Number(minor) + 1)}.0`);
const messages = import.meta.glob('../packages/ui/src/[A-Z]*/*.messages.ts', { eager: true });
const folders = Object.keys(import.meta.glob('../packages/ui/src/[A-Z]*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** What the docs page of a component lacks. */
function lacksOf(file: Stories | undefined): readonly string[] {
  const guide = file?.default.parameters?.guide;
  if (!file || !guide) return ['guide'];
  const { accessibility } = guide;
  const texts = [
    guide.purpose,
    ...guide.do,
    ...guide.dont,
    ...guide.content,
    ...guide.aliases,
    accessibility.note ?? 'none',
  ].concat(...guide.anatomy, ...guide.keyboard, ...accessibility.roles);
  const lacks: readonly (readonly [lack: string, isLacking: boolean])[] = [
    ['purpose', guide.purpose.trim() === ''],
    ['do', guide.do.length === 0],
    ['dont', guide.dont.length === 0],
    ['anatomy', guide.anatomy.length === 0],
    ['content', guide.content.length === 0],
    ['roles, or a note', accessibility.roles.length === 0 && accessibility.note === undefined],
    ['criteria', accessibility.criteria.length === 0],
    ['related components', guide.related.length === 0],
    ['aliases', guide.aliases.length === 0],
    ['a version that is there or next', !versions.includes(guide.since)],
    ['words in every line', texts.some((text) => text.trim() === '')],
    ['Playground', !('Playground' in file)],
    ['AllStates', file['AllStates']?.parameters?.isMatrix !== true],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}

/** The tags of a component: `preview.tsx` makes it beta unless its stories file says otherwise. */
const tagsOf = ({ default: { tags = [] } }: Stories) => combineTags('beta', ...tags);

/** Tags that a component claims without grounds; `texts` are its built-in ones. */
function untrueTagsOf(file: Stories, texts: unknown): readonly string[] {
  const tags = tagsOf(file);
  const contents = Object.values(file).map(({ args, parameters }) => [args, parameters]);
  // A guide speaks of Arabic in any case.
  const shown = JSON.stringify([contents, texts], (key, value: unknown) =>
    key === 'guide' ? undefined : value,
  );
  const isTrue: Readonly<Record<string, boolean>> = {
    stable: !tags.includes('beta'),
    beta: !tags.includes('stable'),
    'reviewed-in-arabic':
      file['AllStates']?.parameters?.isMatrix === true && /\p{sc=Arabic}/u.test(shown),
  };
  return tags.filter((tag) => isTrue[tag] === false);
}

describe('the docs page of a component', () => {
  it('is expected of every component', () => {
    expect(folders).toEqual(
      expect.arrayContaining(['Button', 'ContactForm', 'SelectField', 'QrCode']),
    );
  });

  it.each(folders)('has a guide, a playground and a matrix: %s', (name) => {
    expect(lacksOf(stories[`${source}/${name}/${name}.stories.tsx`])).toEqual([]);
  });
});

describe('the first page', () => {
  it('has a picture of every component and screen, and no others', () => {
    const titles = [...readComponents().map(({ title }) => title), ...readScreens()];
    const shown = Object.keys(import.meta.glob('./pages/pictures/*.webp', { query: '?url' }));
    const names = titles.map((title) => `./pages/pictures/${title.split('/').at(-1) ?? ''}.webp`);
    expect(shown.toSorted()).toEqual(names.toSorted());
  });
});

describe('the guides', () => {
  const names = Object.keys(guides).map((path) => path.split('/').at(-1)?.split('.')[0] ?? '');

  it.each(Object.entries(guides))('name other components that are there: %s', (path, { guide }) => {
    const own = path.split('/').at(-1)?.split('.')[0];
    expect(names).toEqual(expect.arrayContaining([...guide.related]));
    expect(guide.related).not.toContain(own);
  });

  it('find components by other words', () => {
    const namesFor = (alias: string) =>
      names.filter((_, index) => Object.values(guides)[index]?.guide.aliases.includes(alias));
    expect(namesFor('dropdown')).toContain('SelectField');
    expect(namesFor('input')).toContain('TextField');
    expect(namesFor('modal')).toContain('Dialog');
    expect(namesFor('rtl')).toContain('ShowcaseProvider');
    expect(namesFor('carousel')).toContain('AttractLoop');
  });
});

describe('the tags of a component', () => {
  const files = Object.entries(stories);

  it('have meanings', () => {
    expect(files.length).toBeGreaterThan(38);
    const known = statuses.map(({ tag }) => tag);
    for (const [, file] of files) expect(known).toEqual(expect.arrayContaining(tagsOf(file)));
  });

  it('are found out where nothing supports them', () => {
    const claim = (...tags: readonly string[]) => untrueTagsOf({ default: { tags } }, {});
    expect(claim('stable', 'reviewed-in-arabic')).toHaveLength(3);
    expect(claim('stable', '!beta')).toEqual([]);
  });

  it.each(files)('are true: %s', (path, file) => {
    expect(untrueTagsOf(file, messages[path.replace('stories.tsx', 'messages.ts')])).toEqual([]);
  });
});
