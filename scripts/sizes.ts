/**
 * `pnpm sizes`: the size that each entry of the packages adds to an app, in kB of gzip without peer dependencies.
 * Writes the table of each package's document about sizes; `--check` fails if a table is out of date, or if a component imported from the
 * whole library brings in others. Build first.
 */
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sizeLimit from 'size-limit';
import { entriesOf, manifestOf, packages, type PackageName } from './pack.ts';
import { root } from './run.ts';

const peers = ['react', 'react-dom', 'styled-components'];
/** How far a table may be out of date, in kB. */
const tolerance = (kB: number) => Math.max(0.1, kB * 0.03);
/** The size a bundler may keep of other components' imports, in kB: less than any component has. */
const maxRemainder = 0.25;

const faults: string[] = [];
for (const name of packages) {
  if (process.argv.includes('--check')) await checkTable(name);
  else await writeTable(name);
}
await checkTreeShaking();
for (const fault of faults) console.error(`FAILED ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

/** The sizes of files, or of imports from them, in kB of gzip. */
async function measure(checks: readonly { readonly file: string; readonly import?: string }[]) {
  const results = (await sizeLimit([...esbuildPlugin, ...filePlugin], {
    checks: checks.map((check) => ({
      files: check.import === undefined ? [check.file] : check.file,
      ...(check.import !== undefined && { import: { [check.file]: check.import } }),
      ignore: peers,
      gzip: true,
      // Dropping imports without side effects is the point, so it needs no warning.
      modifyEsbuildConfig: (config: object) => ({ ...config, logLevel: 'error' }),
    })),
  })) as readonly { readonly size?: number }[];
  return results.map(({ size }) => (size ?? 0) / 1000);
}

async function sizesOf(name: PackageName): Promise<ReadonlyMap<string, number>> {
  const entries = [...entriesOf(name)];
  const sizes = await measure(
    entries.map(([entry, { js }]) => {
      const [, component] = /\/([A-Z]\w+)$/.exec(entry) ?? [];
      return { file: js, ...(component !== undefined && { import: `{ ${component} }` }) };
    }),
  );
  return new Map(entries.map(([entry], index) => [entry, sizes[index] ?? NaN]));
}

function documentOf(name: PackageName) {
  const file = join(root, 'packages', name, 'docs', 'sizes.md');
  const parts = readFileSync(file, 'utf8').split(/(?<=<!-- sizes -->)|(?=<!-- \/sizes -->)/);
  const [before = '', table = '', after = ''] = parts;
  return { file, before, table, after };
}

/** The sizes that a table shows, in kB by entry. */
function sizesIn(table: string): ReadonlyMap<string, number> {
  const rows = table.matchAll(/^\| `(.+?)` +\| +([\d.]+) +\|$/gm);
  return new Map([...rows].map(([, entry = '', kB]) => [entry, Number(kB)]));
}

async function checkTable(name: PackageName): Promise<void> {
  const shown = sizesIn(documentOf(name).table);
  const measured = await sizesOf(name);
  for (const entry of new Set([...shown.keys(), ...measured.keys()])) {
    const [before = NaN, now = NaN] = [shown.get(entry), measured.get(entry)];
    if (!(Math.abs(now - before) <= tolerance(before)))
      faults.push(
        `${entry} has ${now.toFixed(1)} kB, and ${before.toFixed(1)} in the document of ${name} about sizes. Accept it with pnpm sizes.`,
      );
  }
}

async function writeTable(name: PackageName): Promise<void> {
  const { file, before, after } = documentOf(name);
  const rows = [...(await sizesOf(name))].map(
    ([entry, kB]) => `| \`${entry}\` | ${kB.toFixed(1)} |`,
  );
  const text = [before, '', '| Entry | kB |', '| --- | --: |', ...rows, '', after].join('\n');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

async function checkTreeShaking(): Promise<void> {
  const entries = entriesOf('ui');
  const library = manifestOf('ui').name;
  const index = entries.get(library)?.js ?? '';
  const whole = (await import(index)) as object;
  const components = [...entries].flatMap(([entry, { js }]) => {
    const component = entry.slice(library.length + 1);
    return component in whole ? [{ import: `{ ${component} }`, file: js }] : [];
  });
  const fromIndex = await measure(components.map((each) => ({ ...each, file: index })));
  const alone = await measure(components);
  components.forEach((each, position) => {
    const [taken = NaN, own = NaN] = [fromIndex[position], alone[position]];
    if (!(taken <= own + maxRemainder))
      faults.push(
        `${each.import} has ${taken.toFixed(2)} kB from ${library}, and ${own.toFixed(2)} from its own entry.`,
      );
  });
}
