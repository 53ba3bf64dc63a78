/**
 * `pnpm entries`: generates `src/index.ts` and `src/messages.ts` from the library's component folders, so
 * that a new component is exported and its texts are typed without adding it to any list.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './run.ts';

const source = join(root, 'packages/ui/src');

/** Entries that are not components: plain data, which server components can use too. */
export const dataEntries = {
  tokens: 'src/tokens.ts',
  motion: 'src/motion/motion.ts',
  language: 'src/i18n/language.ts',
  messages: 'src/messages.ts',
} as const;

/**
 * Components that include a large library (react-select, hls.js, a QR encoder). They can be imported only from their
 * own entry, so that no other app relies on its bundler to drop that library.
 */
export const heavyComponents: readonly string[] = [
  'ContactForm',
  'LiveStream',
  'QrCode',
  'SelectField',
];

/** The names of the library's components, which are those of their folders. */
export function componentNames(): readonly string[] {
  return readdirSync(source).filter((name) => /^[A-Z]/.test(name));
}

/** The entry of the show's own components, which is not published. */
export const internalEntry = { internal: 'src/internal/index.ts' } as const;

/** The entries with components, which run in a browser. */
export const clientEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  ...Object.fromEntries(
    componentNames().map((name) => [`components/${name}`, `src/${name}/index.ts`]),
  ),
};

/** The library's exports besides its components. */
const shared = `export { textIn, useLanguage, type ShownLanguages } from './i18n/bilingual.ts';
export { LocalText, type LocalTextProps } from './i18n/BilingualText.tsx';
export { directionOf, languages, localeOf, type BuiltInLanguage, type Direction, type Language } from './i18n/language.ts';
export type { ProviderMessages } from './i18n/providerMessages.ts';
export type { Bilingual, CountedText, LocalizedText, MessageOverrides, Messages } from './i18n/types.ts';
export { Icon, type IconProps } from './icon/Icon.tsx';
export * from './icon/icons.ts';
export type { LinkMessages } from './link/link.messages.ts';
export type { LibraryMessages } from './messages.ts';
export { motion } from './motion/motion.ts';
export type { Picture } from './picture/Picture.ts';
export { theme } from './theme/theme.ts';
export * from './tokens.ts';
`;

const note = '// Written by `pnpm entries` from the list of component folders.\n';

/** The expected text of the two files, by file name within `src`. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const index = componentNames()
    .filter((name) => !heavyComponents.includes(name))
    .map((name) => `export * from './${name}/index.ts';\n`);
  return {
    'index.ts': await formatted('index.ts', [note, ...index, shared]),
    'messages.ts': await formatted('messages.ts', [note, ...messagesOf(messageFiles())]),
  };
}

interface MessageFile {
  /** The component's name in the provider's messages. */
  readonly name: string;
  readonly path: string;
  /** The type of its texts; undefined if the file holds data of another shape. */
  readonly type: string | undefined;
}

function messageFiles(): readonly MessageFile[] {
  return ['link', ...componentNames()].flatMap((folder) => {
    const path = `./${folder}/${folder}.messages.ts`;
    if (!existsSync(join(source, path))) return [];
    const name = folder[0]?.toUpperCase() + folder.slice(1);
    const isTyped = new RegExp(`^export (interface|type) ${name}Messages\\b`, 'm').test(
      readFileSync(join(source, path), 'utf8'),
    );
    return { name, path, type: isTyped ? `${name}Messages` : undefined };
  });
}

function messagesOf(files: readonly MessageFile[]): readonly string[] {
  const typed = files.filter(({ type }) => type !== undefined);
  return [
    ...typed.map(({ path, type = '' }) => `import type { ${type} } from '${path}';\n`),
    '\n/** The built-in texts of every component, as plain data. */\n',
    ...files.map(({ path }) => `export * from '${path}';\n`),
    '\n/** The texts of the whole library in one language: a new language must provide all of them. */\n',
    'export interface LibraryMessages {\n',
    ...typed.map(({ name, type = '' }) => `  readonly ${name}: ${type};\n`),
    '}\n',
  ];
}

async function formatted(file: string, lines: readonly string[]): Promise<string> {
  const filepath = join(source, file);
  return format(lines.join(''), { ...(await resolveConfig(filepath)), filepath });
}

/** Writes the files. */
export async function writeEntries(): Promise<void> {
  for (const [file, text] of Object.entries(await generatedFiles()))
    writeFileSync(join(source, file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeEntries();
