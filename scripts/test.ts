/** `pnpm test`: runs every check in turn and prints a summary. */
import { run } from './run.ts';
import { findBrowser, installHeadlessShell } from './browser.ts';
import { engines, installEngines } from './findEngine.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whether the command must fail, to prove that a check is active. */
  readonly mustFail?: boolean;
}

const script = (name: string, ...options: readonly string[]): Step => ({
  name,
  command: ['pnpm', 'run', name, ...options],
});

const steps: readonly Step[] = [
  script('format:check'),
  script('build'),
  script('lint'),
  script('types'),
  script('unused'),
  script('unit'),
  script('conformance'),
  script('packages'),
  script('api', '--check'),
  script('sizes', '--check'),
  script('consumers'),
  script('budget'),
  script('stories'),
  {
    name: 'axe proof (must fail)',
    // If its file were missing, it would pass, and so fail the run.
    command: ['vitest', 'run', '--project', 'axe-proof', '--passWithNoTests', 'AxeProof'],
    mustFail: true,
  },
  script('storybook:build'),
  script('storybook:check'),
  script('e2e'),
  script('engines'),
];

/** How many of a failed step's last lines are printed below the summary. */
const endingLines = 15;

// Installs what is missing before the first step; without a browser, it throws.
findBrowser();
installHeadlessShell();
const missingEngines = installEngines(engines);
const results: { name: string; passed: boolean; seconds: number; ending: string }[] = [];

for (const { name, command, mustFail = false } of steps) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const [program, ...args] = command;
  let ending = '';
  const code = await run(program, args, process.env, (text) => {
    ending = (ending + text).split('\n').slice(-endingLines).join('\n');
  });
  const seconds = (Date.now() - start) / 1000;
  results.push({ name, passed: (code === 0) !== mustFail, seconds, ending });
}

console.log('\nSummary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
}
for (const engine of missingEngines) console.log(`not run  engines: ${engine} is not installed`);
const failed = results.filter(({ passed }) => !passed);
for (const { name, ending } of failed) console.log(`\n== ${name}, last lines\n${ending}`);
console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
