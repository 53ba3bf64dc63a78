/**
 * `pnpm visual`: compares the all-states matrices and the main screens with their reference pictures; what differs
 * is shown in `test-results/storybook`. `--update` writes the references anew, and removes those without a story.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressPng } from './compressPng.ts';
import { root, run } from './run.ts';

const isUpdate = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');
const references = join(root, '.storybook/checks/references');

const built = await run('pnpm', ['run', 'storybook:build']);
if (built !== 0) process.exit(built);
// A part of the references, asked for by name, leaves the others.
if (isUpdate && rest.length === 0) rmSync(references, { recursive: true, force: true });
const code = await run('playwright', [
  'test',
  '--config=.storybook/checks/playwright.config.ts',
  '--project=visual',
  ...(isUpdate ? ['--update-snapshots=all'] : []),
  ...rest,
]);
if (isUpdate) {
  for (const name of readdirSync(references)) {
    const file = join(references, name);
    writeFileSync(file, compressPng(readFileSync(file)));
  }
}
process.exit(code);
