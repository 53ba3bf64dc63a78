import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../dist', import.meta.url));

/** The decoded addresses of all screens that the build has prerendered. */
export const screens: readonly string[] = globSync('{index.html,{ar,projects}/**/index.html}', {
  cwd: root,
})
  .map((file) => (file === 'index.html' ? '/' : `/${dirname(file)}`))
  .toSorted();

/** The file of a prerendered screen. */
export const fileOf = (path: string) => join(root, path, 'index.html');
