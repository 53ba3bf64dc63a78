import { combineTags } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../packages/ui/src/story/guide.ts';
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
const messages = import.meta.glob('../packages/ui/src/[A-Z]*/*.messages.ts', { eager: true });
const folders = Object.keys(import.meta.glob('../packages/ui/src/[A-Z]*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** What the docs page of a component lacks. */
function lacksOf(file: Stories | undefined): readonly string[] {
  const guide = file?.default.parameters?.guide;
  if (!file || !guide) return ['guide'];
  const texts = [guide.purpose, ...guide.do, ...guide.dont, ...guide.content].concat(
    ...guide.anatomy,
    ...guide.keyboard,
  );
  const lacks: readonly (readonly [lack: string, isLacking: boolean])[] = [
    ['purpose', guide.purpose.trim() === ''],
    ['do', guide.do.length === 0],
    ['dont', guide.dont.length === 0],
    ['anatomy', guide.anatomy.length === 0],
    ['content', guide.content.length === 0],
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
