/**
 * `pnpm engines [part of a file's name]`: tries the built app in Firefox and WebKit. An engine that is not there is named
 * and left out; with CI=true it is a failure.
 */
import { engines, installEngines } from './findEngine.ts';
import { run } from './run.ts';

const missing = installEngines();
for (const engine of missing) console.log(`not run  ${engine}: it is not installed.`);
if (missing.length > 0 && process.env['CI'] === 'true') process.exit(1);

const projects = engines
  .filter((engine) => !missing.includes(engine))
  .flatMap((engine) => ['--project', `engine-${engine}`]);
const args = ['run', ...projects, ...process.argv.slice(2)];
process.exitCode = projects.length > 0 ? await run('vitest', args) : 0;
