/**
 * Part of `pnpm api`: every component of the library with its props, an example and a picture, and every type of a prop.
 * Made from the types and their comments, the examples of the conformance suite, and the stories.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withCustomConfig, type ComponentDoc, type PropItem } from 'react-docgen-typescript';
import { componentNames } from '../entries.ts';
import { root } from '../run.ts';
import { readExamples } from './examples.ts';
import { readTypes, type NamedType } from './types.ts';

const library = join(root, 'packages/ui');
const config = join(library, 'tsconfig.json');
const file = join(library, 'docs', 'props.md');

const introduction = `# Props

Made by \`pnpm api\` from the types, the tests and the stories. Each component also takes the attributes of its element, except
where a prop replaces them: see [What every component does](../README.md#what-every-component-does). A prop with a \`?\` may
be left out. Below the components are [the types](#types) of their props.
`;

/** Writes the document, or checks that it is up to date. Returns whether it is. */
export async function writeProps(isCheck: boolean): Promise<boolean> {
  const types = readTypes(config, entryFiles());
  const examples = readExamples(join(library, 'src'));
  const linked = linker(types);
  const sections = describeComponents().map((component) =>
    sectionOf(component, examples.get(component.displayName), linked),
  );
  const described = types.map((type) => typeSection(type, linked));
  const text = await format([introduction, ...sections, '## Types\n', ...described].join('\n'), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isCheck && !isSame) console.error('packages/ui/docs/props.md is out of date. Run pnpm api.');
  if (!isCheck) writeFileSync(file, text);
  console.log(`${isSame ? 'ok' : isCheck ? 'FAILED' : 'wrote'}  packages/ui/docs/props.md`);
  return !isCheck || isSame;
}

/** The source files of the library's entries. */
function entryFiles(): readonly string[] {
  const entries = ['index.ts', 'tokens.ts', 'messages.ts', 'motion/motion.ts', 'i18n/language.ts'];
  return [...entries, ...componentNames().map((name) => join(name, 'index.ts'))].map((path) =>
    join(library, 'src', path),
  );
}

function describeComponents(): readonly ComponentDoc[] {
  const parser = withCustomConfig(config, {
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

type Linked = (type: string) => string;

/** Writes a type as code, which leads to the first named type in it. */
function linker(types: readonly NamedType[]): Linked {
  const names = new Set(types.map(({ name }) => name));
  return (type) => {
    const code = `\`${type}\``;
    const name = (type.match(/(?<!['"])\b[A-Z]\w+/g) ?? []).find((word) => names.has(word));
    return name === undefined ? code : `[${code}](#${name.toLowerCase()})`;
  };
}

function sectionOf(component: ComponentDoc, example: string | undefined, linked: Linked): string {
  const { displayName: name, description, props } = component;
  const rows = Object.values(props)
    .sort((one, other) => Number(other.required) - Number(one.required))
    .map((prop) => rowOf(prop, linked));
  return [
    `## ${name}`,
    [stabilityOf(name), oneLine(description)].join(' '),
    existsSync(join(library, 'docs/pictures', `${name}.jpg`))
      ? `![${name}](pictures/${name}.jpg)`
      : '',
    example === undefined ? '' : `\`\`\`tsx\n${example}\n\`\`\``,
    rows.length === 0 ? '' : tableOf(['Prop', 'Type', 'Default', 'What it does'], rows),
    '',
  ].join('\n\n');
}

/** What the tags of a component's stories say about it, as in Storybook. */
function stabilityOf(name: string): string {
  const stories = join(library, 'src', name, `${name}.stories.tsx`);
  if (!existsSync(stories)) return '';
  return /tags: \[[^\]]*'stable'/.test(readFileSync(stories, 'utf8')) ? '**Stable.**' : '**Beta.**';
}

function rowOf(prop: PropItem, linked: Linked): string {
  const { name, required, type, description, defaultValue, tags } = prop;
  const byTag = (tags as Readonly<Record<string, string>> | undefined)?.['default'];
  const value = (defaultValue as { readonly value: string } | null)?.value ?? byTag;
  // The parser writes out these two.
  const written = (type.raw ?? type.name)
    .replace(/^Optional<Record<Language, Optional<(.+)>>>$/, 'MessageOverrides<$1>')
    .replace(/^Optional<Record<Language, \{.+$/, 'ProviderMessages');
  return rowWith([
    `\`${name}${required ? '' : '?'}\``,
    linked(written),
    value === undefined ? '' : oneLine(value),
    purposeOf(description),
  ]);
}

function typeSection({ name, description, members, text }: NamedType, linked: Linked): string {
  const rows = members.map((member) =>
    rowWith([
      `\`${member.name}${member.isOptional ? '?' : ''}\``,
      linked(member.type),
      purposeOf(member.description),
    ]),
  );
  return [
    `### ${name}`,
    description,
    rows.length > 0 ? tableOf(['Member', 'Type', 'What it is'], rows) : `\`${oneLine(text)}\``,
    '',
  ].join('\n\n');
}

/** A comment as the cell of a table. */
const purposeOf = (comment: string) =>
  oneLine(comment)
    .replace(/^Specifies that /, 'Whether ')
    .replace(/^Specifies (.)/, (_start, letter: string) => letter.toUpperCase());

const tableOf = (head: readonly string[], rows: readonly string[]) =>
  [rowWith(head), rowWith(head.map(() => '---')), ...rows].join('\n');

const rowWith = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
