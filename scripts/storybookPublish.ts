/**
 * `pnpm storybook:publish [FOLDER]`: builds Storybook into a folder named after the version, `book/0.1.0`, or `book/next`
 * while changesets wait, and leaves the folders of other versions alone. Any static host can serve the result from the
 * root of an address. With it come `llms.txt` and a page in Markdown for each component. `--built` takes the Storybook
 * that is built already.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readComponents } from './book/components.ts';
import { readGuides } from './book/guides.ts';
import { componentPage, llmsText, type Documented } from './book/markdown.ts';
import { readProps } from './book/props.ts';
import { sizesIn } from './book/sizes.ts';
import { newestFirst, startPage } from './book/versions.ts';
import { manifestOf } from './pack.ts';
import { root, run } from './run.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: { built: { type: 'boolean' } },
});
const [given = 'book'] = positionals;
const target = resolve(process.env['INIT_CWD'] ?? root, given);
const built = join(root, 'storybook-static');

if (!values.built) {
  const code = await run('pnpm', ['run', 'storybook:build']);
  if (code !== 0) process.exit(code);
}
if (!existsSync(join(built, 'index.json'))) throw new Error('Storybook is not built.');

const version = versionNow();
const folder = join(target, version);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shared = sharedFiles();
for (const name of readdirSync(built))
  cpSync(join(built, name), join(shared.includes(name) ? target : folder, name), {
    recursive: true,
  });
await writePages();
const versions = newestFirst(
  readdirSync(target).filter((name) => existsSync(join(target, name, 'index.json'))),
);
writeFileSync(join(target, 'versions.json'), JSON.stringify(versions));
writeFileSync(join(target, 'index.html'), startPage(versions));
cpSync(join(folder, 'llms.txt'), join(target, 'llms.txt'));
cpSync(join(folder, 'components'), join(target, 'components'), { recursive: true });
console.log(`${folder}: ${String(versions.length)} version(s) in ${target}`);

/** The version of the package; `next` while there are changes that no version has yet. */
function versionNow(): string {
  const waiting = readdirSync(join(root, '.changeset')).filter((name) => /^[^R].*\.md$/.test(name));
  return waiting.length > 0 ? 'next' : manifestOf('ui').version;
}

/** What stories ask for at the root of the address, as the app does: all versions share it. */
function sharedFiles(): readonly string[] {
  return readdirSync(join(root, 'apps/showcase/public')).filter((name) => name !== 'favicon.svg');
}

/** Writes `llms.txt` and the page of each component. */
async function writePages(): Promise<void> {
  const guides = await readGuides();
  const props = readProps();
  const sizes = sizesIn(readFileSync(join(root, 'packages/ui/README.md'), 'utf8'));
  const documented = readComponents().map((component): Documented => {
    const guide = guides.get(component.name);
    if (!guide) throw new Error(`${component.name} has no guide.`);
    return {
      component,
      guide,
      props: props.get(component.name) ?? [],
      size: sizes.get(`@showcase/ui/${component.folder}`),
    };
  });
  mkdirSync(join(folder, 'components'));
  for (const each of documented)
    writeFileSync(join(folder, 'components', `${each.component.name}.md`), componentPage(each));
  writeFileSync(join(folder, 'llms.txt'), llmsText(version, documented));
}
