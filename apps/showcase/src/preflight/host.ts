/** The page's requests to the host. */

/** How an address answered the host, or why it did not. */
export type AddressAnswer =
  | {
      readonly answers: true;
      readonly status: number;
      /** The header that forbids showing it in a frame of the showcase. */
      readonly refusal?: string;
    }
  | { readonly answers: false; readonly reason: Silence; readonly detail: string };

export type Silence = 'timeout' | 'unknownName' | 'refused' | 'certificate' | 'unreachable';

/** The file that keeps contact requests, and how many are in each state. */
interface KeptRequests {
  readonly file: string;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  /** Why requests are not getting through at the moment; empty if they are. */
  readonly lastError: string;
}

export interface HostState {
  readonly requests: {
    readonly description: string;
    /** How to make the host keep them; empty if it does. */
    readonly advice: string;
    /** The provider of the form; empty if the configuration names none. */
    readonly formHost: string;
    /** null if requests are kept in memory only. */
    readonly kept: KeptRequests | null;
  };
  readonly entities: {
    readonly file: string;
    readonly count: number;
    readonly problem: string | null;
    /** What the dashboard won't read as it was perhaps meant, in sentences. */
    readonly findings: readonly string[];
  };
  readonly configuration: {
    /** Why the file can't be read. */
    readonly problem: string | null;
    /** The keys that are not used as they are, in sentences. */
    readonly problems: readonly string[];
  };
  readonly disk:
    | { readonly folder: string; readonly freeBytes: number }
    | { readonly folder: string; readonly problem: string };
  /** The host's clock, in milliseconds since the epoch. */
  readonly now: number;
}

/** The state of the host, with this computer's time before and after the request, in milliseconds. */
export interface TimedHostState extends HostState {
  readonly before: number;
  readonly after: number;
}

/** How long the host may take: the five seconds it gives an address, plus a margin. */
const timeoutMilliseconds = 10_000;

/** Asks the host for its state. Rejects if it does not answer. */
export async function askHost(): Promise<TimedHostState> {
  const before = Date.now();
  const state = (await request('/dev/preflight/host')) as HostState;
  return { ...state, before, after: Date.now() };
}

/** Makes the host request an external address. Rejects if the host does not answer. */
export async function askAddress(address: string): Promise<AddressAnswer> {
  const path = `/dev/preflight/address?url=${encodeURIComponent(address)}`;
  return (await request(path, { method: 'POST' })) as AddressAnswer;
}

async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetchWithin(timeoutMilliseconds, path, init);
  if (!response.ok) throw new Error(`The host answered ${String(response.status)} to ${path}.`);
  return response.json();
}

/** `fetch` with a time limit, in milliseconds, for the whole response. It never uses a cache. */
export function fetchWithin(
  milliseconds: number,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(milliseconds);
  return fetch(address, { cache: 'no-store', signal, ...init });
}
