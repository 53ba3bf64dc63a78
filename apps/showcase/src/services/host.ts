/** How often a host that is away is asked again, in milliseconds. */
const interval = 1000;

let awaited: Promise<void> | undefined;

/**
 * Whether the host answers, so that a reload would find a page. Without one the browser shows an error of its own, with
 * no way back.
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
 * The address of the script that the host's pages begin with, which every build names anew; undefined if the host does
 * not answer with a page of the app. Never rejects.
 */
export async function servedScript(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    // A text is enough to look into; the policy lets no script parse HTML.
    return response.ok ? /<script[^>]* src="([^"]+)"/.exec(await response.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Is called after a request has failed. If that was because the host is away, asks until it answers, and then tells the
 * page that the network is back: whatever listens for that tries again. A browser tells that by itself only for a
 * network of its own. However many wait, the host is asked once. Resolves when the host answers; never rejects.
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
