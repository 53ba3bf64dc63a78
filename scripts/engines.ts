/**
 * `pnpm engines [firefox|webkit] [part of a file's name]`: tests the built app in one of these engines, or in both. A
 * missing engine is named and skipped; with CI=true it is a failure.
 */
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
const files = words.filter((word) => !named.some((engine) => engine === word));
const args = ['run', ...projects, ...files];
process.exitCode = projects.length > 0 ? await run('vitest', args) : 0;
