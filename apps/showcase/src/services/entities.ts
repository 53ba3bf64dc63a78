import type { EntityRecord } from '@showcase/impact';
import { impact } from './impact.ts';

/** A response that takes longer is aborted, so a request never hangs (docs/faults.md, E2). */
const timeoutMilliseconds = 30_000;
/** A larger response is refused before it exhausts the tab's memory (docs/faults.md, E6). */
const largestResponseBytes = 32 * 1024 * 1024;

/**
 * Fetches the entity records: `GET {host}/api/entities`. A failure is logged and gives undefined; an abort is silent.
 * Never rejects.
 *
 * @param host The origin of the endpoint; empty for the origin of the app.
 * @param signal Aborts the request when nothing waits for it any longer.
 * @param isRepeated Whether the previous attempt has failed too. Then a failure is not logged again.
 * @param timeout How long to wait for the whole response, in milliseconds.
 */
export async function fetchEntities(
  host: string,
  signal: AbortSignal,
  isRepeated = false,
  timeout = timeoutMilliseconds,
): Promise<readonly EntityRecord[] | undefined> {
  try {
    const response = await fetch(`${host}/api/entities`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (!response.ok)
      throw new Error(`The server responded with status ${String(response.status)}.`);
    return impact.en.parseEntities(JSON.parse(await readText(response)));
  } catch (error) {
    if (!signal.aborted && !isRepeated) {
      console.error('The entities could not be fetched:', error);
    }
    return undefined;
  }
}

/** The body as text without its byte order mark. Throws if it is larger than the limit. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > largestResponseBytes) {
      await reader?.cancel();
      throw new Error(`The response is larger than ${String(largestResponseBytes)} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
