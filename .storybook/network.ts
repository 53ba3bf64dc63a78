/** How the network behaves, for every screen and for the args that stand for it. */
export const networks = ['live', 'failing', 'slow'] as const;
export type Network = (typeof networks)[number];

/** Long enough to look at what is shown meanwhile. */
const slowness = 3000;

/** Storybook's own files, and the modules of its development server, always arrive. */
const isOwn = (pathname: string) => /(?:\/(?:index|project)\.json$|^\/@|^\/__)/.test(pathname);

/** Does what is asked for as the network would: at once, late or not at all. */
async function over<Result>(network: Network, ask: () => Promise<Result>): Promise<Result> {
  if (network === 'failing') throw new TypeError('Failed to fetch');
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
  return ask();
}

/**
 * Lets every `fetch` of a story meet the network, also one that a story answers itself by setting `window.fetch`
 * later. Returns what restores the page's own.
 */
export function setNetwork(network: Network): () => void {
  if (network === 'live') return () => undefined;
  let current = window.fetch;
  const meet: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return isOwn(pathname) ? current(input, init) : over(network, () => current(input, init));
  };
  const original = Object.getOwnPropertyDescriptor(window, 'fetch');
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => meet,
    set: (answer: typeof fetch) => {
      // A story that restores what it found restores the page's own.
      if (answer !== meet) current = answer;
    },
  });
  return () => {
    if (original) Object.defineProperty(window, 'fetch', original);
  };
}

/** The args with those that stand for a call (`parameters.network`) meeting the network. */
export function withNetwork<Args extends object>(
  args: Args,
  names: readonly string[] | undefined,
  network: Network,
): Args {
  if (network === 'live' || !names) return args;
  const calls = Object.entries(args).filter(
    ([name, arg]) => names.includes(name) && typeof arg === 'function',
  );
  return {
    ...args,
    ...Object.fromEntries(
      calls.map(([name, call]: [string, (...rest: unknown[]) => Promise<unknown>]) => [
        name,
        (...rest: unknown[]) => over(network, () => call(...rest)),
      ]),
    ),
  };
}
