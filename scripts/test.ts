/**
 * `pnpm test`: the checks for every commit. `pnpm test:full`: these and all others, for every night and before a
 * release. Prints a summary. CONTRIBUTING.md says what each check protects.
 */
import { findBrowser } from '../apps/stand/src/launcher/findBrowser.ts';
import { installBrowsers } from './browser.ts';
import { engines, installEngines } from './findEngine.ts';
import { run } from './run.ts';
import { secondAttempt } from './secondAttempts.ts';

type Command = readonly [script: string, ...options: readonly string[]];

/** Commands of one group run at the same time: each of these uses a single core. */
const groups: readonly (readonly Command[])[] = [
  [['build'], ['types']],
  [['lint'], ['format:check'], ['unused']],
  [['unit']],
  [['budget'], ['conformance']],
  [['stories']],
  [['e2e', '--grep', '@smoke']],
  [['engines', 'smoke']],
];

const fullGroups: typeof groups = [
  [['declarations']],
  [['packages'], ['api', '--check']],
  [['sizes', '--check'], ['storybook:build']],
  [['fits']],
  [['consumers']],
  [['changes']],
  [['recipes']],
  [['stories:arabic']],
  [['stories:reduced-motion']],
  [['storybook:check']],
  [['e2e', '--grep-invert', '@smoke']],
  [['engines', '--exclude', '**/smoke.test.ts']],
  [['engines', 'smoke', 'nginx']],
  [['engines', 'smoke', 'caddy']],
  [['engines', 'smoke', 'cloudflare']],
];

interface Result {
  readonly name: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs a script. Its output is printed as it comes, or in one piece if others run at the same time. */
async function runScript([script, ...options]: Command, isAlone: boolean): Promise<Result> {
  const name = [script, ...options].join(' ');
  const start = Date.now();
  let output = '';
  if (isAlone) console.log(`\n== ${name}`);
  const onOutput = (text: string) => {
    output += text;
    if (isAlone) process.stdout.write(text);
  };
  const code = await run('pnpm', ['run', script, ...options], { onOutput });
  if (!isAlone) console.log(`\n== ${name}\n${output}`);
  return { name, hasPassed: code === 0, seconds: (Date.now() - start) / 1000, output };
}

installBrowsers();
// Without a browser, this throws.
findBrowser();
const missingEngines = installEngines(engines);

const start = Date.now();
const results: Result[] = [];
for (const group of process.argv.includes('--full') ? [...groups, ...fullGroups] : groups) {
  results.push(
    ...(await Promise.all(group.map((command) => runScript(command, group.length === 1)))),
  );
}

console.log('\nSummary');
for (const { name, hasPassed, seconds } of results) {
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
}
for (const engine of missingEngines) console.log(`not run  ${engine}: it is not installed`);
for (const { output } of results) {
  for (const [line] of output.matchAll(secondAttempt)) console.log(line);
}
const failed = results.filter(({ hasPassed }) => !hasPassed);
for (const { name, output } of failed) {
  console.log(`\n== ${name}, last lines\n${output.split('\n').slice(-15).join('\n')}`);
}
console.log(
  `${String(results.length - failed.length)} passed, ${String(failed.length)} failed ` +
    `in ${((Date.now() - start) / 60_000).toFixed(1)} minutes`,
);
process.exit(failed.length === 0 ? 0 : 1);
