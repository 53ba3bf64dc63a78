/**
 * `pnpm sizes`: what each entry of the packages adds to an app, in bytes of gzip without peer dependencies,
 * and what a component adds when it is imported from the whole library. Writes the tables in the READMEs;
 * `--check` instead fails if a table is out of date. Each budget is a range, so that both growth and
 * shrinkage are noticed; a new entry gets one.
 */
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sizeLimit from 'size-limit';
import { sizesIn } from '../.storybook/library/sizes.ts';
import { entriesOf, manifestOf, packages, type PackageName } from './pack.ts';
import { root } from './run.ts';

interface Measured {
  readonly entry: string;
  readonly bytes: number;
}
type Budgets = Record<string, readonly [least: number, most: number]>;

const peers = ['react', 'react-dom', 'styled-components'];
/** How far a table may be out of date, in bytes: it covers what the bundler adds for a separate import. */
const tolerance = (bytes: number) => Math.max(100, bytes * 0.03);

/** In bytes, less than any component: what a bundler keeps of other components' imports stays below it. */
const leastComponent = 250;

const isCheck = process.argv.includes('--check');
const faults: string[] = [];
for (const name of packages) {
  const measured = await measureEntries(name);
  await checkBudgets(name, measured);
  await checkTable(name, measured);
}
await checkWholeLibrary();
for (const fault of faults) console.error(`FAILED ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

/** The sizes of files, or of what is imported from them, in bytes of gzip. */
async function measure(checks: readonly { readonly file: string; readonly import?: string }[]) {
  const results = (await sizeLimit([...esbuildPlugin, ...filePlugin], {
    checks: checks.map((check) => ({
      files: check.import === undefined ? [check.file] : check.file,
      ...(check.import !== undefined && { import: { [check.file]: check.import } }),
      ignore: peers,
      gzip: true,
      // Dropping imports without side effects is the point of this check, so it needs no warning.
      modifyEsbuildConfig: (config: object) => ({ ...config, logLevel: 'error' }),
    })),
  })) as readonly { readonly size?: number }[];
  return results.map(({ size }) => size ?? 0);
}

async function measureEntries(name: PackageName): Promise<readonly Measured[]> {
  const entries = [...entriesOf(name)];
  const sizes = await measure(entries.map(([, { js }]) => ({ file: js })));
  return entries.map(([entry], index) => ({ entry, bytes: sizes[index] ?? 0 }));
}

async function checkBudgets(name: PackageName, measured: readonly Measured[]) {
  const file = join(root, 'packages', name, 'sizes.json');
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets;
  for (const { entry, bytes } of measured) {
    const budget = budgets[entry];
    if (budget === undefined) {
      if (isCheck) faults.push(`${entry} has no budget: pnpm sizes.`);
      const room = Math.max(200, bytes * 0.08);
      budgets[entry] = [Math.floor((bytes - room) / 10) * 10, Math.ceil((bytes + room) / 10) * 10];
      continue;
    }
    const [least, most] = budget;
    const isWithin = bytes >= least && bytes <= most;
    if (!isWithin)
      faults.push(
        `${entry} has ${String(bytes)} bytes, and a budget of ${String(least)} to ${String(most)} in sizes.json.`,
      );
  }
  for (const entry of Object.keys(budgets)) {
    if (!measured.some((it) => it.entry === entry))
      faults.push(`${entry} has a budget and is gone.`);
  }
  if (!isCheck) await writeFormatted(file, JSON.stringify(budgets));
}

async function checkTable(name: PackageName, measured: readonly Measured[]) {
  const file = join(root, 'packages', name, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const [before, table, after] = readme.split(/(?<=<!-- sizes -->)|(?=<!-- \/sizes -->)/);
  if (after === undefined || table === undefined || before === undefined)
    throw new Error(`${file} has no place for its sizes.`);
  if (isCheck) {
    const shown = sizesIn(table);
    const isCurrent =
      shown.size === measured.length &&
      measured.every(
        ({ entry, bytes }) =>
          Math.abs((shown.get(entry) ?? NaN) * 1000 - bytes) <= tolerance(bytes),
      );
    if (!isCurrent)
      faults.push(`The sizes in packages/${name}/README.md are out of date: pnpm sizes.`);
    return;
  }
  const rows = measured.map(
    ({ entry, bytes }) => `| \`${entry}\` | ${(bytes / 1000).toFixed(1)} |`,
  );
  const text = ['', '', '| Entry | kB |', '| --- | --: |', ...rows, '', ''].join('\n');
  await writeFormatted(file, before + text + after);
}

async function writeFormatted(file: string, text: string) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** A component imported from the whole library must not bring in others. */
async function checkWholeLibrary() {
  const entries = entriesOf('ui');
  const library = manifestOf('ui').name;
  const index = entries.get(library)?.js ?? '';
  const whole = (await import(index)) as object;
  const components = [...entries].flatMap(([entry, { js }]) => {
    const component = entry.slice(library.length + 1);
    return component in whole ? [{ component, js }] : [];
  });
  const fromIndex = await measure(
    components.map(({ component }) => ({ file: index, import: `{ ${component} }` })),
  );
  const alone = await measure(
    components.map(({ component, js }) => ({ file: js, import: `{ ${component} }` })),
  );
  components.forEach(({ component }, position) => {
    const taken = fromIndex[position] ?? 0;
    const own = alone[position] ?? 0;
    if (taken > own + leastComponent)
      faults.push(
        `${component} costs ${String(taken)} bytes from ${library}, and ${String(own)} from its own entry.`,
      );
  });
  console.log(
    `${String(components.length)} components were compared: from ${library} and from their own entries.`,
  );
}
