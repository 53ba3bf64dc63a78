/** What the page was loaded with: the app's script and the configuration, as texts. */
export interface Release {
  readonly script: string;
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
    const script = scriptOf(new DOMParser().parseFromString(page ?? '', 'text/html'));
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

/** The name of the script that a page begins with. The build changes it with everything the script needs. */
export function scriptOf(page: Document): string | undefined {
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return script ?? undefined;
}
