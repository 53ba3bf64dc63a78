import type { Extension, HostParts } from '@showcase/host/extension';
import { Hono } from 'hono';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { openLeads, type LeadsService } from './leads/leadsService.ts';
import type { StandOptions } from './options.ts';
import { contactRequests } from './preflight/contactRequests.ts';
import type { Measures } from './preflight/checkContext.ts';
import { preflightRoute } from './preflight/preflightRoute.ts';

/** Opens the file of contact requests, if one is named. Throws an error that names it if it cannot be used. */
export function openStand(
  host: HostParts,
  { leads: file, leadsDays: days }: Pick<StandOptions, 'leads' | 'leadsDays'>,
): Extension {
  if (file === undefined) return standWith(host);
  const { root, readConfiguration } = host;
  const leads = openLeads({ file: unservedFile(file, root), days, readConfiguration });
  return standWith(host, { leads });
}

interface StandParts extends Measures {
  /** Keeps contact requests; without it, the host's stand-in receives them. */
  readonly leads?: LeadsService | undefined;
}

/** What an event adds to the host: contact requests are kept, and the presenter gets a preflight. */
export function standWith(host: HostParts, { leads, ...measures }: StandParts = {}): Extension {
  const { readConfiguration } = host;
  const pages = new Hono();
  if (leads) pages.route('/', leads.route);
  pages.route('/preflight', preflightRoute({ ...host, leads, ...measures }));
  return {
    receive: leads?.answer,
    pages,
    addresses: { Preflight: '/dev/preflight' },
    describe: async () => {
      const { description, advice } = await contactRequests(leads, readConfiguration);
      return `${description} ${advice}`.trimEnd();
    },
    start: () => leads?.start(),
    stop: async () => leads?.stop(),
    close: async () => leads?.close(),
  };
}

/**
 * The real path of the file of contact requests, which may not exist yet. Throws an error if its folder is missing, or if
 * the host serves it to visitors: it contains their names and addresses.
 */
function unservedFile(file: string, root: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Error(`--leads: the folder ${folder} does not exist.`);
  const path = existsSync(file) ? realpathSync(file) : join(realpathSync(folder), basename(file));
  if (existsSync(root) && !relative(realpathSync(root), path).startsWith('..')) {
    throw new Error(`--leads: the host serves ${file} to visitors. Choose a file elsewhere.`);
  }
  return path;
}
