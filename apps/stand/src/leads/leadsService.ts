import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { ReadConfiguration } from '@showcase/host/configuration';
import { readFormHost } from './formHost.ts';
import { Forwarder, type ForwarderTiming } from './forwarder.ts';
import { Leads, type LeadsOptions, type LeadState } from './leads.ts';
import { leadsRoute } from './leadsRoute.ts';
import { receiveLead } from './receiveLead.ts';

export interface ServiceOptions extends LeadsOptions {
  /** Names the provider to which requests are forwarded. */
  readonly readConfiguration: ReadConfiguration;
  readonly timing?: ForwarderTiming;
}

/** The contact requests' file, and how many requests are in each state. */
export interface LeadsState extends Readonly<Record<LeadState, number>> {
  readonly file: string;
  /** Why requests are not getting through at the moment; empty if they are. */
  readonly lastError: string;
}

/** Keeps contact requests and forwards them. */
export interface LeadsService {
  /** Responds to any request to an address under `/submissions/`. Never rejects. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The presenter's pages, to be mounted at `/dev`. */
  readonly route: Hono;
  /** Where requests are kept and where they go, in one line for the console. */
  readonly describe: () => Promise<string>;
  readonly state: () => LeadsState;
  /** Starts forwarding requests. */
  readonly start: () => void;
  /** Stops forwarding after the current attempt, which gets 10 seconds to end. */
  readonly stop: () => Promise<void>;
  /** Stops, and lets other hosts use the file. Nothing can be kept afterwards. */
  readonly close: () => Promise<void>;
}

const dayMilliseconds = 86_400_000;

/**
 * Opens the file of contact requests, and deletes requests that were sent too long ago, now and every day.
 * Throws an error that names the file if it cannot be used.
 */
export function openLeads(options: ServiceOptions): LeadsService {
  const { file, readConfiguration, timing = {} } = options;
  const leads = new Leads(options);
  const clean = () => {
    try {
      leads.clean();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${file}: old contact requests could not be deleted: ${reason}`);
    }
  };
  clean();
  const cleaning = setInterval(clean, dayMilliseconds).unref();
  const mark = ['x-showcase-host', randomUUID()] as const;
  const headers = Object.fromEntries([mark]);
  const forwarder = new Forwarder({ leads, readConfiguration, headers, timing });
  return {
    answer: receiveLead(leads, { mark }),
    route: leadsRoute({ leads, forwarder, readConfiguration, file }),
    describe: async () => {
      const { waiting, sent, refused } = leads.counts();
      const counts = `${String(waiting)} waiting, ${String(sent)} sent, ${String(refused)} refused`;
      const formHost = await readFormHost(readConfiguration);
      const destination =
        formHost === ''
          ? 'There is nobody to forward them to: the configuration names no contactForm.host.'
          : `They are forwarded to ${formHost}.`;
      return `Contact requests are kept in ${file} (${counts}). ${destination}`;
    },
    state: () => ({ file, lastError: forwarder.lastError, ...leads.counts() }),
    start: () => {
      forwarder.start();
    },
    stop: () => forwarder.stop(),
    close: async () => {
      clearInterval(cleaning);
      await forwarder.stop();
      leads.close();
    },
  };
}
