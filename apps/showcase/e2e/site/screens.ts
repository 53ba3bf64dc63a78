import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../dist', import.meta.url));

/** The decoded addresses of all screens that the build has prerendered. */
export const screens: readonly string[] = globSync('{index.html,{ar,projects}/**/index.html}', {
  cwd: root,
})
  .map((file) => (file === 'index.html' ? '/' : `/${dirname(file)}`))
  .toSorted();
