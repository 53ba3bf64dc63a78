import type { Configuration } from '@showcase/content/configuration/schema';
import type { HostParts } from '@showcase/host/extension';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { LeadsService } from '../leads/leadsService.ts';
import type { BrowserAnswers } from './browserAnswers.ts';
import { checkAddress, type AddressAnswer } from './checkAddress.ts';
import { contactRequests, type ContactRequests } from './contactRequests.ts';
import { readEntityList, type EntityList } from './entityList.ts';

/** The preflight's measurements of this machine; tests replace them. */
export interface Measures {
  /** The free space in a folder, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export interface PreflightOptions extends HostParts, Measures {
  readonly leads?: LeadsService | undefined;
}

/** The free space of a disk, or why it can't be measured. */
export type Disk =
  | { readonly folder: string; readonly freeBytes: number }
  | { readonly folder: string; readonly problem: string };

type HostConfiguration = Awaited<ReturnType<HostParts['readConfiguration']>>;

/** The data for all checks, as it was when they began. Shared data is fetched once. */
export interface CheckContext {
  /** The origin of the showcase, by which the presenter has opened the preflight. */
  readonly origin: string;
  readonly configuration: Configuration;
  /** What is wrong with the file of the configuration. */
  readonly faults: Pick<HostConfiguration, 'problem' | 'problems'>;
  /** The state of the entity file. */
  readonly entityFile: HostParts['entities']['state'];
  readonly requests: ContactRequests;
  readonly disk: Disk;
  /** What the presenter's browser has said about itself. */
  readonly browser: BrowserAnswers | undefined;
  readonly entities: () => Promise<EntityList>;
  /** How an external address answers the host. */
  readonly ask: (address: string) => Promise<AddressAnswer>;
  /** The same for an address that pages read. */
  readonly askToRead: (address: string) => Promise<AddressAnswer>;
}

/** Collects what the checks are about. Never rejects. */
export async function readCheckContext(
  { readConfiguration, entities, leads, freeBytes = freeBytesIn }: PreflightOptions,
  origin: string,
  browser: BrowserAnswers | undefined,
): Promise<CheckContext> {
  const { configuration, problem, problems } = await readConfiguration();
  const answers = new Map<string, Promise<AddressAnswer>>();
  return {
    ...{ origin, configuration, browser },
    faults: { problem, problems },
    entityFile: entities.state,
    requests: await contactRequests(leads, readConfiguration),
    disk: await measureDisk(leads ? dirname(leads.state().file) : tmpdir(), freeBytes),
    entities: once(() => readEntityList(configuration.entitiesHost || origin)),
    askToRead: (address) => checkAddress(new URL(address), { origin, isRead: true }),
    ask: (address) => {
      const answer = answers.get(address) ?? checkAddress(new URL(address), { origin });
      answers.set(address, answer);
      return answer;
    },
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
}

async function measureDisk(
  folder: string,
  freeBytes: NonNullable<Measures['freeBytes']>,
): Promise<Disk> {
  try {
    return { folder, freeBytes: await freeBytes(folder) };
  } catch (error) {
    return { folder, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether an address belongs to the showcase itself. */
export function isOwn({ origin }: Pick<CheckContext, 'origin'>, address: string): boolean {
  return URL.parse(address, origin)?.origin === origin;
}
