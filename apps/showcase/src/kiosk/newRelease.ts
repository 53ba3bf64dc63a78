/** What a host serves. */
export interface Release {
  /** The name of the script that pages begin with. The build changes it with everything the script needs. */
  readonly script: string;
  /** The text of the configuration. */
  readonly configuration: string;
}

/** What the host serves now; undefined if it does not answer with a page of the app and a configuration. */
export async function servedRelease(): Promise<Release | undefined> {
  try {
    const [page, configuration] = await Promise.all(
      [location.pathname, '/showcase.config.json'].map(async (address) => {
        const response = await fetch(address, { cache: 'no-store' });
        if (!response.ok) throw new Error(`The host answered ${String(response.status)}.`);
        return response.text();
      }),
    );
    // A text is enough to look into; the policy lets no script parse HTML.
    const script = page?.match(/<script[^>]* src="([^"]+)"/)?.[1];
    if (script === undefined || configuration === undefined) return undefined;
    return { script, configuration };
  } catch {
    // A host that is away is no new release; the next look finds it again.
    return undefined;
  }
}

/** Whether two releases differ. */
export function isOther(one: Release, other: Release): boolean {
  return one.script !== other.script || one.configuration !== other.configuration;
}
