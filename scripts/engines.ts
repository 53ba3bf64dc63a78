/**
 * `pnpm engines [firefox|webkit] [nginx|caddy|cloudflare] [part of a file's name]`: tests the built app in one of these
 * engines, or in both; on its host, or as a static site on one of these servers (docs/deploy.md). A missing engine is
 * named and skipped; with CI=true it is a failure.
 */
import { serverNames } from '../deploy/servers.ts';
import installServers from '../deploy/installServers.ts';
import { engines, installEngines } from './findEngine.ts';
import { run } from './run.ts';

const words = process.argv.slice(2);
const named = engines.filter((engine) => words.includes(engine));
const wanted = named.length > 0 ? named : engines;
const missing = installEngines(wanted);
for (const engine of missing) console.log(`not run  ${engine}: it is not installed.`);
if (missing.length > 0 && process.env['CI'] === 'true') process.exit(1);

const projects = wanted
  .filter((engine) => !missing.includes(engine))
  .flatMap((engine) => ['--project', `engine-${engine}`]);
const server = serverNames.find((name) => words.includes(name));
if (server !== undefined) {
  installServers();
  process.env['STATIC_SERVER'] = server;
}
const files = words.filter((word) => word !== server && !named.some((engine) => engine === word));
const args = ['run', ...projects, ...files];
process.exitCode = projects.length > 0 ? await run('vitest', args) : 0;
