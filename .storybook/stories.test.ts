import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { statuses } from './statuses.ts';

const source = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const files = globSync('[A-Z]*/*.stories.tsx', { cwd: source }).sort();

/** The tags of a part, beta unless its stories say otherwise. */
function tagsIn(stories: string): ReadonlySet<string> {
  const said = /^ {2}tags: \[([^\]]*)\]/m.exec(stories)?.[1] ?? '';
  const own = [...said.matchAll(/'([^']+)'/g)].map(([, tag]) => tag ?? '');
  const tags = new Set(['beta', ...own.filter((tag) => !tag.startsWith('!'))]);
  for (const tag of own) if (tag.startsWith('!')) tags.delete(tag.slice(1));
  return tags;
}

/** Tags that a part claims without what they rest on. */
function untrueTagsIn(stories: string): readonly string[] {
  const tags = tagsIn(stories);
  const isInArabic = /^export const AllStates\b/m.test(stories) && /\p{sc=Arabic}/u.test(stories);
  const usesKeys = /userEvent\.(?:tab|keyboard)|fireEvent\.keyDown/.test(stories);
  const isTrue: Readonly<Record<string, boolean>> = {
    stable: !tags.has('beta'),
    beta: !tags.has('stable'),
    'reviewed-in-arabic': isInArabic,
    'accessibility-reviewed': usesKeys,
  };
  return [...tags].filter((tag) => isTrue[tag] !== true);
}

describe('what the tags of a part say about it', () => {
  it('is looked for in every part, and has a meaning', () => {
    expect(files.length).toBeGreaterThan(38);
    const known = statuses.map(({ tag }) => tag);
    for (const file of files) {
      const tags = tagsIn(readFileSync(`${source}/${file}`, 'utf8'));
      expect(known).toEqual(expect.arrayContaining([...tags]));
    }
  });

  it('is seen through where nothing stands behind it', () => {
    const bare = "  tags: ['stable', 'reviewed-in-arabic', 'accessibility-reviewed'],";
    expect(untrueTagsIn(bare)).toHaveLength(4);
    expect(untrueTagsIn("  tags: ['stable', '!beta'],")).toEqual([]);
  });

  it.each(files)('rests on Arabic in a matrix, and on keys in interactions: %s', (file) => {
    expect(untrueTagsIn(readFileSync(`${source}/${file}`, 'utf8'))).toEqual([]);
  });
});
