import { refusalToBeFramed } from './framing.ts';

/** How an address answered, without its body, or why it did not. */
export type AddressAnswer =
  | {
      readonly answers: true;
      readonly status: number;
      /** The header that forbids showing it in a frame of the showcase. */
      readonly refusal?: string;
      /** Whether pages of the showcase may read it (CORS). */
      readonly isReadable?: boolean;
    }
  | { readonly answers: false; readonly reason: Silence; readonly detail: string };

export type Silence = 'timeout' | 'unknownName' | 'refused' | 'certificate' | 'unreachable';

export interface AddressOptions {
  /** The origin of the showcase. */
  readonly origin: string;
  /** Whether pages read the address, as opposed to opening or framing it: then the request names their origin. */
  readonly isRead?: boolean;
  /** How long to wait for the headers of the answer, in milliseconds. */
  readonly timeout?: number;
}

/** Some sites turn away programs that are not browsers. */
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Requests an address as a page of the showcase does, follows its redirects and drops the body. Never rejects. */
export async function checkAddress(
  address: URL,
  { origin, isRead = false, timeout = 5000 }: AddressOptions,
): Promise<AddressAnswer> {
  try {
    const headers = {
      accept: 'text/html,*/*;q=0.8',
      'user-agent': browser,
      ...(isRead && { origin }),
    };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
    // The body does not matter.
    void response.body?.cancel().catch(() => undefined);
    const refusal = refusalToBeFramed(response.headers, response.url, origin);
    const allowed = response.headers.get('access-control-allow-origin');
    return {
      answers: true,
      status: response.status,
      isReadable: allowed === '*' || allowed === origin,
      ...(refusal !== undefined && { refusal }),
    };
  } catch (error) {
    return { answers: false, ...explain(error) };
  }
}

/** Why a request failed. @param error What `fetch` threw. */
export function explain(error: unknown): { readonly reason: Silence; readonly detail: string } {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { reason: 'timeout', detail: '' };
  }
  const { code = '', message } = causeOf(error);
  return { reason: reasonOf(code), detail: code || message };
}

/** The innermost cause: `fetch` wraps it, and Node tries each address of a host name. */
function causeOf(error: unknown): NodeJS.ErrnoException {
  if (error instanceof AggregateError) return causeOf(error.errors[0] as unknown);
  if (error instanceof Error) return error.cause === undefined ? error : causeOf(error.cause);
  return new Error(String(error));
}

function reasonOf(code: string): Silence {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownName';
  if (code === 'ECONNREFUSED') return 'refused';
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'certificate';
  return /TIMEDOUT|TIMEOUT/.test(code) ? 'timeout' : 'unreachable';
}
