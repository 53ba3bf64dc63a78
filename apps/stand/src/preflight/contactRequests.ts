import type { ReadConfiguration } from '@showcase/host/configuration';
import { readFormHost } from '../leads/formHost.ts';
import type { LeadsService, LeadsState } from '../leads/leadsService.ts';

/** Where contact requests go. */
export interface ContactRequests {
  /** The same in words. */
  readonly description: string;
  /** How to make the host keep them; empty if it does. */
  readonly advice: string;
  /** The provider that the configuration names; empty if it names none. */
  readonly formHost: string;
  /** The file that keeps them; null if they are kept in memory only. */
  readonly kept: LeadsState | null;
}

/** Says where contact requests go and whether they are kept. */
export async function contactRequests(
  leads: LeadsService | undefined,
  readConfiguration: ReadConfiguration,
): Promise<ContactRequests> {
  const formHost = await readFormHost(readConfiguration);
  return {
    description: leads ? await leads.describe() : describeUnkept(formHost),
    advice: leads ? '' : 'To keep them, start with --leads FILE.',
    formHost,
    kept: leads?.state() ?? null,
  };
}

function describeUnkept(formHost: string): string {
  const destination =
    formHost === '' ? '' : `Pages send contact requests straight to ${formHost}. `;
  const what = formHost === '' ? 'Contact requests' : 'Those that reach this host';
  return `${destination}${what} are kept in memory only, until the host stops.`;
}
