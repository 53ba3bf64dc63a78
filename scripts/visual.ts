/**
 * `pnpm visual`: compares the matrices of all states and the main screens with their reference pictures, and
 * writes the differences to `test-results/storybook`. `--update` redraws the references and removes those
 * without a story; other arguments go to Playwright, which then compares only the stories they name.
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
// Updating references by name keeps the others.
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
    writeFileSync(file, await compressPng(readFileSync(file)));
  }
}
// The small pictures of the first page show the same components.
const drawn = isUpdate && rest.length === 0 ? await run('pnpm', ['run', 'storybook:pictures']) : 0;
process.exit(code || drawn);
