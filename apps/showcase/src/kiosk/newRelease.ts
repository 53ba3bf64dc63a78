import { servedScript } from '../services/host.ts';

/** The version of the app that a host serves. */
export interface Release {
  /** The address of the pages' entry script. */
  readonly script: string;
  /** The text of the configuration. */
  readonly configuration: string;
}

/** The host's current release; undefined if it does not answer with a page of the app and a configuration in JSON. */
export async function servedRelease(): Promise<Release | undefined> {
  try {
    const [script, response] = await Promise.all([
      servedScript(),
      fetch('/showcase.config.json', { cache: 'no-store' }),
    ]);
    if (script === undefined || !response.ok) return undefined;
    const configuration = await response.text();
    JSON.parse(configuration);
    return { script, configuration };
  } catch {
    // The host is away, or its file half saved: the next check asks again.
    return undefined;
  }
}

/** Whether two releases differ. */
export function isOther(one: Release, other: Release): boolean {
  return one.script !== other.script || one.configuration !== other.configuration;
}
