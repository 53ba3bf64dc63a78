import { parseEntities, type EntityRecord } from '@showcase/impact';

/** An answer that takes longer is given up (faults, E2). */
const timeoutMilliseconds = 30_000;
/** A longer list is refused before it can exhaust the tab (faults, E6). */
const largestAnswerBytes = 32 * 1024 * 1024;

/**
 * Fetches the entity records: `GET {host}/api/entities` (specification, section 7).
 * Whatever goes wrong is logged once and gives an empty list; an abort is silent. Never rejects.
 *
 * @param host The origin to ask; empty for the origin of the app.
 * @param signal Aborts the request when nobody waits for it any more.
 * @param timeout How long to wait for the whole answer, in milliseconds.
 */
export async function fetchEntities(
  host: string,
  signal: AbortSignal,
  timeout = timeoutMilliseconds,
): Promise<readonly EntityRecord[]> {
  try {
    const response = await fetch(`${host}/api/entities`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
    return parseEntities(JSON.parse(await readText(response)));
  } catch (error) {
    if (!signal.aborted) console.error('The entities could not be fetched:', error);
    return [];
  }
}

/** The body as text, without a byte order mark, up to the largest size. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > largestAnswerBytes) {
      await reader?.cancel();
      throw new Error(`The answer is larger than ${String(largestAnswerBytes)} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
