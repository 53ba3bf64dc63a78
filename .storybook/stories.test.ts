import { describe, expect, it } from 'vitest';
import type { Guide } from '../packages/ui/src/story/guide.ts';

/** A stories file of the library: its metadata, and its stories by name. */
interface Stories {
  readonly default: { readonly parameters?: { readonly guide?: Guide } };
  readonly [story: string]: { readonly parameters?: object };
}

const files = import.meta.glob<Stories>('../packages/ui/src/[A-Z]*/*.stories.tsx', { eager: true });
const folders = Object.keys(import.meta.glob('../packages/ui/src/[A-Z]*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);
const guides = Object.keys(import.meta.glob('../packages/ui/src/[A-Z]*/*.guide.ts')).map(
  (path) => /(\w+)\.guide\.ts$/.exec(path)?.[1] ?? '',
);

describe.each(folders)('the stories of %s', (name) => {
  const stories = files[`../packages/ui/src/${name}/${name}.stories.tsx`];

  it('begin with a playground and end with a matrix of all states', () => {
    expect(Object.keys(stories ?? {})).toContain('Playground');
    expect(stories?.['AllStates']?.parameters).toHaveProperty('isMatrix', true);
  });

  it('have a guide whose related components exist', () => {
    const related = stories?.default.parameters?.guide?.related;
    expect(related?.length).toBeGreaterThan(0);
    expect(guides).toEqual(expect.arrayContaining([...(related ?? [])]));
    expect(related).not.toContain(name);
  });
});

const ofTheShow = import.meta.glob<Stories>('../packages/ui-showcase/src/[A-Z]*/*.stories.tsx', {
  eager: true,
});

it.each(Object.entries(ofTheShow))(
  '%s begins with a playground and ends with a matrix',
  (_, all) => {
    expect(Object.keys(all)).toContain('Playground');
    expect(all['AllStates']?.parameters).toHaveProperty('isMatrix', true);
  },
);
