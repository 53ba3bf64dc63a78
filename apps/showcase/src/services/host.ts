/** How often to ask a host that is away, in milliseconds. */
const interval = 1000;

let awaited: Promise<void> | undefined;

/**
 * Whether the host answers, so a reload would find a page. Otherwise the browser would show its own error page,
 * with no way back.
 */
export async function canReachHost(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * The address of the pages' entry script, which is different in every build; undefined if the host does not answer with
 * a page of the app. Never rejects.
 */
export async function servedScript(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    // Searching the text is enough; the policy forbids scripts to parse HTML.
    return response.ok ? /<script[^>]* src="([^"]+)"/.exec(await response.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Call this after a failed request. If the host is away, asks until it answers, and then fires the page's `online`
 * event, so listeners try again. The browser itself fires it only for its own network. All callers share one
 * request. Resolves when the host answers; never rejects.
 */
export function awaitHost(): Promise<void> {
  return (awaited ??= askUntilAnswered().finally(() => {
    awaited = undefined;
  }));
}

async function askUntilAnswered(): Promise<void> {
  let wasAway = false;
  while (!(await canReachHost())) {
    wasAway = true;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  if (wasAway) dispatchEvent(new Event('online'));
}
