/**
 * `pnpm release`, run only by the release workflow: builds the packages and publishes those with a new
 * version. npm's provenance ties a package to its repository, whose address only the workflow knows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './pack.ts';
import { root, run } from './run.ts';

const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository } = process.env;
if (!host || !repository) {
  console.error('Packages are released by .github/workflows/release.yml, from main.');
  process.exit(1);
}
for (const name of packages) {
  const directory = `packages/${name}`;
  const file = join(root, directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const url = `git+${host}/${repository}.git`;
  const published = { ...manifest, repository: { type: 'git', url, directory } };
  writeFileSync(file, `${JSON.stringify(published, null, 2)}\n`);
}
const code = await run('pnpm', ['run', 'build']);
process.exit(code === 0 ? await run('changeset', ['publish']) : code);
