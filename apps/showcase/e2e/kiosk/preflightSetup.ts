/** Test setups for the preflight: separate hosts, and an external site whose paths name their answers. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openConfiguration } from '../../../host/src/configuration.ts';
import { EntitySource } from '../../../host/src/entities/entitySource.ts';
import { startServer } from '../../../host/src/server.ts';
import { openLeads } from '../../../stand/src/leads/leadsService.ts';
import type { Measures } from '../../../stand/src/preflight/preflightRoute.ts';
import { standWith } from '../../../stand/src/stand.ts';
import { defaultLinks } from '@showcase/content/links';
import { test as base } from '../fixtures.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** The key of the presenter's pages. */
export const key = 'the-key-of-a-test-stand';
const entities = 'EntityName,UsingInternet\nDubai Courts,1\nDubai Police,1\n';

interface StandOptions extends Measures {
  /** The configuration, besides links that answer; a string replaces the whole file. */
  readonly configuration?: object | string;
  /** The target of all other links; by default the site. */
  readonly linksTo?: string;
  readonly keepsLeads?: boolean;
  /** Files to remove from the built app. */
  readonly missing?: readonly string[];
}

interface Setup {
  readonly origin: string;
  readonly configure: (configuration: object | string) => Promise<void>;
  readonly writeEntities: (text: string) => Promise<void>;
}

interface Setups {
  /** The origin of an external site: `/404` answers with that status, `/framed` refuses to be framed, `/hang` hangs. */
  readonly site: string;
  readonly start: (options?: StandOptions) => Promise<Setup>;
}

export const test = base.extend<{ setups: Setups }>({
  setups: async ({ expectedMessages }, provide) => {
    // The browser's own messages about a planted fault.
    expectedMessages.push('Failed to load resource', 'blocked by CORS policy');
    const server = await startSite();
    const site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const ends: (() => unknown)[] = [];
    ends.push(() => {
      close(server);
    });
    await provide({
      site,
      start: (options = {}) => startStand({ linksTo: site, ...options }, ends),
    });
    for (const end of ends.reverse()) await end();
  },
});

/** The Arabic font of the app, as a path in the build. */
export async function findArabicFont(): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const font = /assets\/alexandria-arabic[\w.-]+\.woff2/.exec(page)?.[0];
  if (font === undefined) throw new Error('The build has no Arabic font.');
  return font;
}

async function startSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    if (path.startsWith('hang')) return;
    if (path === 'framed') response.setHeader('x-frame-options', 'DENY');
    response.writeHead(Number(path) || 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function startStand(
  { configuration = {}, linksTo = '', keepsLeads = false, missing = [], ...measures }: StandOptions,
  ends: (() => unknown)[],
): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), 'showcase-stand-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const files = { config: join(folder, 'config.json'), entities: join(folder, 'entities.csv') };
  const configure = (given: object | string) =>
    writeFile(files.config, typeof given === 'string' ? given : withLinks(linksTo, given));
  await configure(configuration);
  await writeFile(files.entities, entities);

  const readConfiguration = openConfiguration(files.config, { receivesForms: keepsLeads });
  const source = await EntitySource.open(files.entities, { intervalMilliseconds: 20 });
  ends.push(() => {
    source.close();
  });
  const leads = keepsLeads
    ? openLeads({ file: join(folder, 'requests.db'), days: 30, readConfiguration })
    : undefined;
  ends.push(() => leads?.close());
  const root = missing.length === 0 ? dist : await copyWithout(join(folder, 'dist'), missing);
  const parts = { root, readConfiguration, entities: source };
  const server = await startServer({
    ...parts,
    ...standWith(parts, { leads, ...measures }),
    key,
    hostname: '127.0.0.1',
    port: 0,
  });
  ends.push(() => {
    close(server);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    configure,
    writeEntities: (text) => writeFile(files.entities, text),
  };
}

/** A configuration whose links all lead to one site, except for those given. */
function withLinks(site: string, given: { readonly links?: object }): string {
  const links = Object.fromEntries(Object.keys(defaultLinks).map((id) => [id, `${site}/${id}`]));
  const externalProjects = { m42: `${site}/m42` };
  return JSON.stringify({ externalProjects, ...given, links: { ...links, ...given.links } });
}

async function copyWithout(folder: string, missing: readonly string[]): Promise<string> {
  await cp(dist, folder, { recursive: true });
  for (const file of missing) await rm(join(folder, file));
  return folder;
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
