/**
 * `pnpm release`, run only by the release workflow: builds the packages and packs those whose version isn't in the
 * registry, or isn't tagged, into `release`, which the workflow's next job publishes and tags. Their manifests name the repository, whose address
 * only the workflow knows: npm's provenance and the links of the package's page need it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryOfPackages } from './consumers/processes.ts';
import { manifestOf, pack, packages, type PackageName } from './pack.ts';
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
  const address = `${host}/${repository}`;
  const published = {
    ...manifest,
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory },
  };
  writeFileSync(file, `${JSON.stringify(published, null, 2)}\n`);
}
for (const script of ['build', 'declarations']) {
  const code = await run('pnpm', ['run', script]);
  if (code !== 0) process.exit(code);
}

const folder = join(root, 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const isPending = await Promise.all(
  packages.map(async (name) => (await isUnpublished(name)) || !isTagged(name)),
);
const packed = pack(
  packages.filter((_name, index) => isPending[index]),
  folder,
);
console.log(
  packed.size > 0 ? [...packed.values()].join('\n') : 'Every version is published and tagged.',
);

async function isUnpublished(folder: PackageName): Promise<boolean> {
  const { name, version } = manifestOf(folder);
  const registry = process.env[registryOfPackages] ?? 'https://registry.npmjs.org';
  const { ok, status } = await fetch(`${registry}/${encodeURIComponent(name)}/${version}`);
  if (!ok && status !== 404) throw new Error(`The registry answers ${String(status)} for ${name}.`);
  return !ok;
}

function isTagged(folder: PackageName): boolean {
  const { name, version } = manifestOf(folder);
  const args = ['ls-remote', '--exit-code', 'origin', `refs/tags/${name}@${version}`];
  return spawnSync('git', args, { cwd: root }).status === 0;
}
