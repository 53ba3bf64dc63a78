import { servedScript } from '../services/host.ts';

/** What a host serves. */
export interface Release {
  /** The address of the script that pages begin with. */
  readonly script: string;
  /** The text of the configuration. */
  readonly configuration: string;
}

/** What the host serves now; undefined if it does not answer with a page of the app and a configuration. */
export async function servedRelease(): Promise<Release | undefined> {
  try {
    const [script, response] = await Promise.all([
      servedScript(),
      fetch('/showcase.config.json', { cache: 'no-store' }),
    ]);
    if (script === undefined || !response.ok) return undefined;
    return { script, configuration: await response.text() };
  } catch {
    // If the host is away, the next look finds it again.
    return undefined;
  }
}

/** Whether two releases differ. */
export function isOther(one: Release, other: Release): boolean {
  return one.script !== other.script || one.configuration !== other.configuration;
}
