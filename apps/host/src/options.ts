import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface Options {
  readonly root: string;
  readonly entities: string;
  readonly config: string;
  /** Whether `--config` names it. */
  readonly isConfigNamed: boolean;
  /** The folder of a built Storybook, served at `/storybook`; undefined unless requested. */
  readonly storybook: string | undefined;
  readonly port: number;
  readonly hostname: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;
type Descriptions = NonNullable<ParseArgsConfig['options']>;

const file = { type: 'string' } as const;

/** The host's options on the command line. */
export const hostOptions = {
  root: file,
  entities: file,
  config: file,
  storybook: { type: 'boolean' },
} as const satisfies Descriptions;

type Values = ReturnType<typeof parseOptions<typeof hostOptions>>;

const packageFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Reads the command line (without `node` and the script). Throws an error that names the faulty option, and those that
 * there are.
 */
export function parseOptions<const T extends Descriptions>(argv: readonly string[], options: T) {
  const args = argv[0] === '--' ? argv.slice(1) : [...argv];
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const names = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} …` : `--${name}`,
    );
    throw new Error(`${reason}\nOptions: ${names.join(', ')}.`, { cause: error });
  }
}

/**
 * The path that an option names, relative to where the command was run: pnpm runs scripts in the package's folder. Throws
 * an error if it is empty.
 */
export function readPath(name: string, value: string, environment: Environment): string {
  if (value === '') throw new Error(`--${name} needs a value.`);
  return resolve(environment['INIT_CWD'] ?? process.cwd(), value);
}

/**
 * Checks and completes the host's options, with those that platforms set in the environment: `PORT` and `HOST`. Throws an
 * error that names the faulty one.
 */
export function readOptions(values: Values, environment: Environment): Options {
  const path = (name: 'root' | 'entities' | 'config', fallback: string) => {
    const value = values[name];
    return value === undefined ? fallback : readPath(name, value, environment);
  };
  const root = path('root', packageFile('../showcase/dist'));
  return {
    root,
    entities: path('entities', packageFile('data/sample-entities.json')),
    config: path('config', resolve(root, 'showcase.config.json')),
    isConfigNamed: values.config !== undefined,
    storybook: values.storybook ? packageFile('../../storybook-static') : undefined,
    port: readPort(environment['PORT'] ?? '4173'),
    hostname: environment['HOST'] || '127.0.0.1',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}"; it must be a number from 0 to 65535 (0 picks a free port).`);
}
