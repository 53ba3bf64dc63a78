/** For tests: a host with a stand. */
import { fileURLToPath } from 'node:url';
import {
  hostFolder,
  listen,
  runMain,
  type Run,
  type TemporaryHost,
} from '../../host/src/temporaryHost.ts';
import { openLeads, type LeadsService, type ServiceOptions } from './leads/leadsService.ts';
import type { Measures } from './preflight/checkContext.ts';
import { standWith } from './stand.ts';

export interface TemporaryStand extends TemporaryHost {
  /** Undefined if contact requests are not kept. */
  readonly leads: LeadsService | undefined;
}

interface StandOptions extends Measures {
  /** Keeps contact requests in `requests.db`. */
  readonly leads?: Partial<ServiceOptions>;
}

/** Starts a host with a stand in a folder that `hostFolder` has made. */
export async function listenStand(
  folder: string,
  { leads, ...measures }: StandOptions = {},
): Promise<TemporaryStand> {
  let service: LeadsService | undefined;
  const host = await listen(folder, {
    receivesForms: leads !== undefined,
    extend: (parts) => {
      const { readConfiguration } = parts;
      const file = `${folder}/requests.db`;
      service = leads && openLeads({ file, days: 30, readConfiguration, ...leads });
      return standWith(parts, { leads: service, ...measures });
    },
  });
  return { ...host, leads: service };
}

/** Starts a host with a stand, the minimal build and further files. */
export async function startStand(
  files: Readonly<Record<string, string | Buffer>> = {},
  options: StandOptions = {},
): Promise<TemporaryStand> {
  return listenStand(await hostFolder(files), options);
}

/** Runs a host with a stand in its own process and home folder. */
export function runStand(args: readonly string[]): Run {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  return runMain(args, {}, { program });
}
