import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages/*/*.{json,ts}',
  'packages/*/src/**/*.{ts,tsx,css}',
  'apps/showcase/{package.json,vite.config.ts,index.html}',
  'apps/showcase/{src,build,public}/**/*.*',
];

/** A hash of everything the build depends on. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of built.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    if (/\.(test|stories)\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
