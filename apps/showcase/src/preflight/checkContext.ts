import type { Configuration } from '@showcase/content/configuration/schema';
import { defaultConfiguration } from '../config/configuration.ts';
import {
  askAddress,
  askHost,
  fetchWithin,
  type AddressAnswer,
  type TimedHostState,
} from './host.ts';
import { readEntityList, type EntityList } from './entityList.ts';

/** The data for all checks, as it was when they began. Shared data is fetched once. */
export interface CheckContext {
  /** The origin of the showcase. */
  readonly origin: string;
  readonly configuration: Configuration;
  /** The reason why the configuration cannot be used at all. */
  readonly fault: string | undefined;
  readonly host: () => Promise<TimedHostState>;
  readonly entities: () => Promise<EntityList>;
  /** How an external address answers the host. */
  readonly ask: (address: string) => Promise<AddressAnswer>;
}

/** Reads the visitors' configuration. Never rejects: an unreadable one is a problem, and the defaults are used. */
export async function readCheckContext(origin = location.origin): Promise<CheckContext> {
  const { configuration, fault } = await readConfiguration();
  const answers = new Map<string, Promise<AddressAnswer>>();
  return {
    origin,
    configuration,
    fault,
    host: once(askHost),
    entities: once(() => readEntityList(configuration.entitiesHost)),
    ask: (address) => {
      const answer = answers.get(address) ?? askAddress(address);
      answers.set(address, answer);
      return answer;
    },
  };
}

async function readConfiguration() {
  try {
    const response = await fetchWithin(5000, '/showcase.config.json');
    if (!response.ok) throw new Error(`The host answers ${String(response.status)}.`);
    const given = (await response.json()) as Partial<Configuration>;
    return { configuration: { ...defaultConfiguration, ...given }, fault: undefined };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { configuration: defaultConfiguration, fault };
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
}

/** Whether an address belongs to the showcase itself. */
export function isOwn({ origin }: Pick<CheckContext, 'origin'>, address: string): boolean {
  return URL.parse(address, origin)?.origin === origin;
}
