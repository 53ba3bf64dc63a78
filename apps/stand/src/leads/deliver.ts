import { readRetryAfter } from './retryDelay.ts';

/** The outcome of one attempt to send a request to the provider. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** Not to be retried. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** To be retried after at least the given number of milliseconds. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfter: number };

interface Delivery {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long the provider may take: 30 s. */
  readonly milliseconds: number;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}

const maxBytesRead = 64 * 1024;
const longestReason = 500;
/** Refusals that are worth a retry: too slow, too early, too many. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Sends a request to the provider once. Never rejects. Any OK status counts as accepted, as on the contact page. A
 * status from 400 to 499 counts as refused, except 408, 425 and 429. Everything else counts as failed, including
 * redirects, because a network's sign-in page answers with one.
 */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  const { url, body, headers, milliseconds, signal, now } = delivery;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    });
    const { ok, status } = response;
    if (!ok && status >= 400 && status < 500 && !passing.has(status)) {
      return { kind: 'refused', reason: await reasonOf(response) };
    }
    // If the body cannot be discarded, the connection cannot be reused.
    await response.body?.cancel().catch(() => undefined);
    if (ok) return { kind: 'accepted' };
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), now());
    return { kind: 'failed', reason: statusOf(response), retryAfter };
  } catch (error) {
    return { kind: 'failed', reason: explainNetworkError(error), retryAfter: 0 };
  }
}

/** The provider's reason: its message and its errors' messages, or the status if the body gives none. */
async function reasonOf(response: Response): Promise<string> {
  const body = parse(await readStart(response));
  const errors = Array.isArray(body['errors']) ? body['errors'].map(asRecord) : [];
  const reasons = [body, ...errors].flatMap(({ message }) =>
    typeof message === 'string' && message.trim() !== '' ? [message.trim()] : [],
  );
  return (reasons.join('; ') || statusOf(response)).slice(0, longestReason);
}

/** Up to 64 KiB of the body; less if it breaks off or takes too long. */
async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > maxBytesRead) break;
    }
  } catch {
    // The status alone says that the request was refused.
  }
  return text;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    // HTML, for example: it gives no reason.
    return {};
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function statusOf({ status, statusText }: Response): string {
  return `${String(status)} ${statusText}`.trim();
}

/** Without the error's message, which may repeat the address with a password. */
function explainNetworkError(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}
