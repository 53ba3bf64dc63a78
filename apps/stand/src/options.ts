import {
  hostOptions,
  parseOptions,
  readOptions,
  readPath,
  type Environment,
} from '@showcase/host/options';
import type { RunOptions } from '@showcase/host/run';

export interface StandOptions extends RunOptions {
  /** The file in which contact requests are kept; undefined if they are not. */
  readonly leads: string | undefined;
  /** How many days they are kept after they were sent. */
  readonly leadsDays: number;
}

const standOptions = {
  ...hostOptions,
  leads: { type: 'string' },
  'leads-days': { type: 'string' },
  kiosk: { type: 'boolean' },
} as const;

/** The `kiosk` that a configuration without one gets with `--kiosk`, so a stand runs unattended. */
const kiosk = { idleSeconds: 90, externalLinks: 'handOff' };

/**
 * Reads the options of `pnpm start` from the command line (without `node` and the script) and from the environment.
 * Throws an error that names the faulty option.
 */
export function readStandOptions(argv: readonly string[], environment: Environment): StandOptions {
  const values = parseOptions(argv, standOptions);
  if (values['leads-days'] !== undefined && values.leads === undefined) {
    throw new Error('--leads-days needs --leads FILE.');
  }
  return {
    ...readOptions(values, environment),
    leads: values.leads === undefined ? undefined : readPath('leads', values.leads, environment),
    leadsDays: readDays(values['leads-days'] ?? '30'),
    receivesForms: values.leads !== undefined,
    ...(values.kiosk && { defaults: { kiosk } }),
  };
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= 3650) return days;
  throw new Error(`--leads-days is "${text}"; it must be a number from 1 to 3650.`);
}
