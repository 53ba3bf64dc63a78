/**
 * `pnpm rehearse-release`: releases the current commit to a registry on this machine, and uses it like an outsider. In
 * a clone it takes new versions from the changesets, and packs and publishes like the release workflow; then it makes
 * the app of the library's guide to forms with the packages from that registry, builds it and opens it. Nothing leaves the
 * machine.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../apps/stand/src/launcher/findBrowser.ts';
import { registryOfPackages, runIn, serve } from './consumers/processes.ts';
import { startRegistry } from './consumers/registry.ts';
import { createFromTemplate } from './consumers/templates.ts';
import { visit } from './consumers/visit.ts';
import { packages } from './pack.ts';
import { root } from './run.ts';

const folder = await mkdtemp(join(tmpdir(), 'showcase-release-'));
const clone = join(folder, 'clone');
{
  await using registry = await startRegistry(join(folder, 'registry'));
  const published = await release(registry);
  process.env[registryOfPackages] = registry.origin;
  await tryAsStranger(published);
}
await rm(folder, { recursive: true });
console.log('The release works.');

interface Registry {
  readonly origin: string;
  readonly npmrc: string;
}

/** Releases the packages from a clone. Returns what to install, such as `@showcase/ui@0.2.0`, by package name. */
async function release({ origin, npmrc }: Registry): Promise<ReadonlyMap<string, string>> {
  await runIn(root, 'git', 'clone', '--quiet', '--depth', '1', `file://${root}`, clone);
  await runIn(clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  await runIn(clone, 'pnpm', 'changeset', 'version');
  Object.assign(process.env, {
    [registryOfPackages]: origin,
    GITHUB_SERVER_URL: 'https://example.org',
    GITHUB_REPOSITORY: 'showcase/rehearsal',
  });
  await runIn(clone, 'pnpm', 'release');
  // Like the publishing job: a folder with the tarballs, and no checkout around it.
  const tarballs = join(folder, 'tarballs');
  await cp(join(clone, 'release'), tarballs, { recursive: true });
  await writeFile(join(tarballs, '.npmrc'), npmrc);
  const publish = await publishScript(origin);
  await runIn(tarballs, 'bash', '-e', '-c', publish);
  await expectTags(tarballs);
  // A job that broke off before its tags runs again.
  await rm(join(tarballs, 'tags'));
  await runIn(tarballs, 'bash', '-e', '-c', publish);
  await expectTags(tarballs);
  const published = await Promise.all(packages.map((name) => versionIn(origin, name)));
  console.log(`Published: ${published.map(([, spec]) => spec).join(', ')}`);
  return new Map(published);
}

/**
 * The script of the workflow, for another registry and without the provenance that only a workflow can prove. A file
 * stands in for GitHub's tags.
 */
async function publishScript(origin: string): Promise<string> {
  const workflow = await readFile(join(root, '.github/workflows/release.yml'), 'utf8');
  const script = /name: Publish and tag\n +run: \|\n([\s\S]+?)\n +env:/.exec(workflow)?.[1];
  if (script === undefined) throw new Error('The release workflow publishes nothing.');
  return `
    export GITHUB_SHA=rehearsal
    gh() {
      case "$2" in
        */git/refs) echo "$4" | sed s,ref=refs/tags/,, >> tags ;;
        *) grep -qxF "\${2##*/tags/}" tags ;;
      esac
    }
    ${script.replace('--provenance', `--no-provenance --registry ${origin}`)}
  `;
}

async function expectTags(tarballs: string): Promise<void> {
  const tags = (await readFile(join(tarballs, 'tags'), 'utf8')).trim().split('\n');
  if (tags.length !== packages.length) throw new Error(`The tags are ${tags.join(', ')}.`);
}

interface Listing {
  readonly 'dist-tags': { readonly latest?: string };
  readonly versions: Readonly<Record<string, object>>;
}

/** The version that the registry gives for a package; throws if it is not the one of the clone. */
async function versionIn(origin: string, folderName: string): Promise<[string, string]> {
  const manifest = await readFile(join(clone, 'packages', folderName, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const answer = await fetch(`${origin}/${encodeURIComponent(name)}`);
  const { 'dist-tags': tags, versions } = (await answer.json()) as Partial<Listing>;
  if (tags?.latest !== version) {
    throw new Error(`The registry has ${name} ${tags?.latest ?? 'not at all'}, not ${version}.`);
  }
  for (const field of ['homepage', 'bugs', 'repository']) {
    if (!(field in (versions?.[version] ?? {})))
      throw new Error(`The registry knows no ${field} of ${name}.`);
  }
  return [name, `${name}@${version}`];
}

async function tryAsStranger(published: ReadonlyMap<string, string>): Promise<void> {
  const app = await createFromTemplate('vite', join(folder, 'vite'), published);
  await runIn(app, 'npm', 'install', published.get('@showcase/impact') ?? '');
  await runIn(app, 'npm', 'run', 'build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  await using server = await serve(app, 'preview', '--host', '127.0.0.1');
  await visit(browser, server.origin, {
    text: 'Trade and Logistics',
    hasCard: true,
    hasForm: true,
  });
  await browser.close();
}
