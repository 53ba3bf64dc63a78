/** For tests of the preflight: stands in their own process, and an external site that answers with 200 or, at `/404`, 404. */
import { defaultLinks } from '@showcase/content/links';
import { spawnStand } from '@showcase/stand/process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '../fixtures.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const entities = 'EntityName,UsingInternet\nDubai Courts,1\nDubai Police,1\n';

interface StandOptions {
  /** The configuration, besides links that answer. */
  readonly configuration?: { readonly links?: object };
  readonly keepsLeads?: boolean;
  /** Files to remove from the built app. */
  readonly missing?: readonly string[];
}

interface Setup {
  readonly origin: string;
  /** The address of the preflight, with the key. */
  readonly preflight: string;
  readonly configure: (configuration: { readonly links?: object }) => Promise<void>;
}

interface Setups {
  /** The origin of the external site. */
  readonly site: string;
  readonly start: (options?: StandOptions) => Promise<Setup>;
}

export const test = base.extend<{ setups: Setups }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for.
  setups: async ({}, provide) => {
    const server = createServer((request, response) => {
      response.writeHead(Number((request.url ?? '').slice(1)) || 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const ends: (() => Promise<unknown>)[] = [];
    await provide({ site, start: (options = {}) => startStand(site, options, ends) });
    for (const end of ends.reverse()) await end();
    server.close();
    server.closeAllConnections();
  },
});

/** The Arabic font of the app, as a path in the build. */
export async function findArabicFont(): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const font = /assets\/alexandria-arabic[\w.-]+\.woff2/.exec(page)?.[0];
  if (font === undefined) throw new Error('The build has no Arabic font.');
  return font;
}

async function startStand(
  site: string,
  { configuration = {}, keepsLeads = false, missing = [] }: StandOptions,
  ends: (() => Promise<unknown>)[],
): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-stand-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const [config, list] = [join(folder, 'config.json'), join(folder, 'entities.csv')];
  const configure = (given: { readonly links?: object }) =>
    writeFile(config, withLinks(site, given));
  await configure(configuration);
  await writeFile(list, entities);
  const root = missing.length === 0 ? dist : await copyWithout(join(folder, 'dist'), missing);

  const leads = keepsLeads ? ['--leads', join(folder, 'requests.db')] : [];
  const { child, ready } = spawnStand(
    ['--root', root, '--config', config, '--entities', list, ...leads],
    { port: 0, output: 'pipe' },
  );
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  const origin = await ready;
  ends.push(async () => {
    child.disconnect();
    await once(child, 'exit');
  });
  const preflight = /^Preflight: (\S+)$/m.exec(output)?.[1];
  if (origin === undefined || preflight === undefined) throw new Error(`No stand: ${output}`);
  return { origin, preflight, configure };
}

/** A configuration whose links all lead to one site, except for those given. */
function withLinks(site: string, given: { readonly links?: object }): string {
  const links = Object.fromEntries(Object.keys(defaultLinks).map((id) => [id, `${site}/200`]));
  const externalProjects = { m42: `${site}/200` };
  return JSON.stringify({ externalProjects, ...given, links: { ...links, ...given.links } });
}

async function copyWithout(folder: string, missing: readonly string[]): Promise<string> {
  await cp(dist, folder, { recursive: true });
  for (const file of missing) await rm(join(folder, file));
  return folder;
}
