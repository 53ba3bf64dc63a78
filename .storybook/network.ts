/** The simulated states of the network, for every screen and for args that represent network calls. */
export const networks = ['live', 'failing', 'slow'] as const;
export type Network = (typeof networks)[number];

/** Milliseconds; long enough to look at the waiting state. */
const delay = 3000;

/** Storybook's own files, and the modules of its development server, always load. */
const isOwn = (pathname: string) => /(?:\/(?:index|project)\.json$|^\/@|^\/__)/.test(pathname);

/** What an app tells its visitors when it has no connection. */
const noConnection = {
  en: 'There is no connection. Check the network and try again.',
  ar: 'تعذّر الاتصال. تحقّق من الشبكة ثم أعد المحاولة.',
};

/** Simulates a request: at once, late or not at all. */
async function over<Result>(
  network: Network,
  ask: () => Promise<Result>,
  failure = 'Failed to fetch',
): Promise<Result> {
  if (network === 'failing') throw new TypeError(failure);
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, delay));
  return ask();
}

/**
 * Sends every `fetch` of a story through the simulated network, even if the story later sets its own `window.fetch`.
 * Returns a function that restores the page's `fetch`.
 */
export function setNetwork(network: Network): () => void {
  if (network === 'live') return () => undefined;
  let current = window.fetch;
  const simulated: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return isOwn(pathname) ? current(input, init) : over(network, () => current(input, init));
  };
  const original = Object.getOwnPropertyDescriptor(window, 'fetch');
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => simulated,
    set: (answer: typeof fetch) => {
      // A story that restores the previous `fetch` must not make `simulated` call itself.
      if (answer !== simulated) current = answer;
    },
  });
  return () => {
    if (original) Object.defineProperty(window, 'fetch', original);
  };
}

/** The args; those named in `parameters.network`, which represent network calls, go through the simulated network. */
export function withNetwork<Args extends object>(
  args: Args,
  names: readonly string[] | undefined,
  network: Network,
  language: keyof typeof noConnection,
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
        (...rest: unknown[]) => over(network, () => call(...rest), noConnection[language]),
      ]),
    ),
  };
}
