import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface Options {
  readonly root: string;
  readonly entities: string;
  readonly config: string;
  /** Whether `--config` names it. */
  readonly isConfigNamed: boolean;
  /** The file in which contact requests are kept; undefined if they are not. */
  readonly leads: string | undefined;
  /** How many days they are kept after they were sent. */
  readonly leadsDays: number;
  /** Whether a configuration without `kiosk` gets one, as `start --kiosk` requests. */
  readonly kiosk: boolean;
  /** The folder of a built Storybook, served at `/storybook`; undefined unless requested. */
  readonly storybook: string | undefined;
  readonly port: number;
  readonly hostname: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const packageFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Reads the options from the command line (without `node` and the script) and from the environment, where
 * platforms set `PORT` and `HOST`. Throws an error that names the faulty option.
 */
export function readOptions(argv: readonly string[], environment: Environment): Options {
  const values = parseOptions(argv[0] === '--' ? argv.slice(1) : argv);
  // pnpm runs scripts in the package's folder; file paths are relative to where the command was run.
  const from = environment['INIT_CWD'] ?? process.cwd();
  const file = <T>(name: 'root' | 'entities' | 'config' | 'leads', fallback: T) => {
    const value = values[name];
    if (value === '') throw new Error(`--${name} needs a value.`);
    return value === undefined ? fallback : resolve(from, value);
  };
  if (values['leads-days'] !== undefined && values.leads === undefined) {
    throw new Error('--leads-days needs --leads FILE.');
  }
  const root = file('root', packageFile('../showcase/dist'));
  return {
    root,
    entities: file('entities', packageFile('data/sample-entities.json')),
    config: file('config', resolve(root, 'showcase.config.json')),
    isConfigNamed: values.config !== undefined,
    leads: file('leads', undefined),
    leadsDays: readDays(values['leads-days'] ?? '30'),
    kiosk: values.kiosk ?? false,
    storybook: values.storybook ? packageFile('../../storybook-static') : undefined,
    port: readPort(environment['PORT'] ?? '4173'),
    hostname: environment['HOST'] || '127.0.0.1',
  };
}

function parseOptions(args: readonly string[]) {
  try {
    const option = { type: 'string' } as const;
    const files = { root: option, entities: option, config: option, leads: option };
    const flag = { type: 'boolean' } as const;
    const options = { ...files, 'leads-days': option, kiosk: flag, storybook: flag } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const names =
      '--root DIR, --entities FILE, --config FILE, --leads FILE, --leads-days N, --kiosk, --storybook';
    throw new Error(`${reason}\nOptions: ${names}.`, { cause: error });
  }
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= 3650) return days;
  throw new Error(`--leads-days is "${text}"; it must be a number from 1 to 3650.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT is "${text}"; it must be a number from 0 to 65535 (0 picks a free port).`);
}
