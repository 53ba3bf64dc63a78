import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../dist', import.meta.url));

/** The decoded addresses of all screens that the build has prerendered. */
export const screens: readonly string[] = globSync('{index,ar,{ar,projects}/**/*}.html', {
  cwd: root,
})
  .filter((file) => !file.endsWith('404.html'))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .toSorted();

/** The file of a prerendered screen. */
export const fileOf = (path: string) => join(root, `${path === '/' ? 'index' : path}.html`);
