/**
 * `pnpm types`: checks the types of every project with TypeScript 7, which takes a third of the time. The tools that
 * need a compiler's API (tsup, eslint, docgen) still use TypeScript 6.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root })];

let hasFailed = false;
for (const project of projects) {
  const { status } = spawnSync(process.execPath, [compiler, '--project', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);
