/** Part of `pnpm api`: the props of every component as tables, made from the types and their comments. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withCustomConfig, type ComponentDoc, type PropItem } from 'react-docgen-typescript';
import { componentNames } from './entries.ts';
import { root } from './run.ts';

const library = join(root, 'packages/ui');
const file = join(library, 'docs', 'props.md');

const introduction = `# Props

Made from the types by \`pnpm api\`. Each component also takes the attributes of its element, except where a prop replaces
them: see [What every component does](../README.md#what-every-component-does). A prop with a \`?\` may be left out.
`;

/** Writes the tables, or checks that they are up to date. Returns whether they are. */
export async function writePropTables(isCheck: boolean): Promise<boolean> {
  const sections = describeComponents().map(sectionOf);
  const options = await resolveConfig(file);
  const text = await format([introduction, ...sections].join('\n'), { ...options, filepath: file });
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCheck && !isSame) console.error('packages/ui/docs/props.md is out of date. Run pnpm api.');
  if (!isCheck) writeFileSync(file, text);
  console.log(`${isSame ? 'ok' : isCheck ? 'FAILED' : 'wrote'}  packages/ui/docs/props.md`);
  return !isCheck || isSame;
}

function describeComponents(): readonly ComponentDoc[] {
  const parser = withCustomConfig(join(library, 'tsconfig.json'), {
    propFilter: ({ declarations = [] }) =>
      declarations.some(({ fileName }) => fileName.includes('packages/ui/src/')),
    shouldRemoveUndefinedFromOptional: true,
  });
  const exported = ['.', ...componentNames()].flatMap((folder) => exportsOf(folder));
  const names = new Set(exported.flatMap((each) => each.names));
  return parser
    .parse([...new Set(exported.map(({ file }) => file))])
    .filter(({ displayName }) => names.has(displayName))
    .sort((one, other) => one.displayName.localeCompare(other.displayName));
}

/** The files that a folder's index exports components from, and the names that it exports. */
function exportsOf(folder: string) {
  const at = join(library, 'src', folder);
  const index = readFileSync(join(at, 'index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\} from '(.*\.tsx)'/gm)].map(
    ([, list = '', path = '']) => ({
      names: list.match(/(?<!type )\b[A-Z]\w*/g) ?? [],
      file: join(at, path),
    }),
  );
}

function sectionOf({ displayName, description, props }: ComponentDoc): string {
  const rows = Object.values(props)
    .sort((one, other) => Number(other.required) - Number(one.required))
    .map(rowOf);
  const table = ['| Prop | Type | Default | What it does |', '| --- | --- | --- | --- |', ...rows];
  return `## ${displayName}\n\n${oneLine(description)}\n\n${rows.length > 0 ? table.join('\n') : ''}\n`;
}

function rowOf({ name, required, type, description, defaultValue, tags }: PropItem): string {
  const byTag = (tags as Readonly<Record<string, string>> | undefined)?.['default'];
  const value = (defaultValue as { readonly value: string } | null)?.value ?? byTag;
  const cells = [
    `\`${name}${required ? '' : '?'}\``,
    `\`${(type.raw ?? type.name).replace(/^Optional<Record<Language, Optional<(.+)>>>$/, 'MessageOverrides<$1>')}\``,
    value === undefined ? '' : oneLine(value),
    oneLine(description)
      .replace(/^Specifies that /, 'Whether ')
      .replace(/^Specifies (.)/, (_start, letter: string) => letter.toUpperCase()),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
