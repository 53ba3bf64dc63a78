import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../packages/ui/src/story/guide.ts';
import { root } from '../../scripts/run.ts';

/** The guide of every component, by name. */
export async function readGuides(): Promise<ReadonlyMap<string, Guide>> {
  const source = join(root, 'packages/ui/src');
  const guides = globSync('[A-Z]*/*.guide.ts', { cwd: source }).map(async (path) => {
    const file = pathToFileURL(join(source, path)).href;
    const { guide } = (await import(file)) as { readonly guide: Guide };
    return [basename(path, '.guide.ts'), guide] as const;
  });
  return new Map(await Promise.all(guides));
}
