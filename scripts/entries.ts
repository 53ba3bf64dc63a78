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
 * own entry, so no other app relies on its bundler to drop that library.
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
  readonly folder: string;
  /** The component's name in the provider's messages. */
  readonly name: string;
  readonly path: string;
}

function messageFiles(): readonly MessageFile[] {
  return ['link', ...componentNames()].flatMap((folder) => {
    const path = `./${folder}/${folder}.messages.ts`;
    if (!existsSync(join(source, path))) return [];
    const name = folder[0]?.toUpperCase() + folder.slice(1);
    const text = readFileSync(join(source, path), 'utf8');
    return text.includes(`export interface ${name}Messages`) ? [{ folder, name, path }] : [];
  });
}

function messagesOf(files: readonly MessageFile[]): readonly string[] {
  const constant = ({ folder }: MessageFile) =>
    `${(folder[0] ?? '').toLowerCase()}${folder.slice(1)}Messages`;
  return [
    "import type { BuiltInLanguage } from './i18n/language.ts';\n",
    "import type { Messages } from './i18n/types.ts';\n",
    ...files.map(
      (file) => `import { ${constant(file)}, type ${file.name}Messages } from '${file.path}';\n`,
    ),
    "\nexport { actionLabels } from './ActionLink/ActionLink.messages.ts';\n",
    '\n/** The texts of the whole library in one language: a new language must provide all of them. */\n',
    'export interface LibraryMessages {\n',
    ...files.map(
      ({ name }) => `  /** Texts of ${name}. */\n  readonly ${name}: ${name}Messages;\n`,
    ),
    '}\n',
    '\nconst textsIn = (language: BuiltInLanguage): LibraryMessages => ({\n',
    ...files.map((file) => `  ${file.name}: ${constant(file)}[language],\n`),
    '});\n',
    '\n/** The built-in texts, as plain data. */\n',
    'export const libraryMessages: Messages<LibraryMessages> = /* @__PURE__ */ (() => ({\n',
    "  en: textsIn('en'),\n  ar: textsIn('ar'),\n",
    '}))();\n',
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
