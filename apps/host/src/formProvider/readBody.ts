import { refuse } from './responses.ts';

interface BodyLimits {
  readonly bytes: number;
  /** How long the whole body may take to arrive. */
  readonly milliseconds: number;
}

/**
 * Reads a request body as UTF-8 text and counts its bytes as they arrive: Content-Length is trusted only if it is too
 * large already. Never rejects.
 *
 * @returns The text without its byte order mark, or the response to send instead: 413 if the body is too large, 408 if
 *   it is too slow, 400 if it is not UTF-8 or breaks off.
 */
export async function readBody(
  request: Request,
  { bytes, milliseconds }: BodyLimits,
): Promise<string | Response> {
  if (Number(request.headers.get('content-length')) > bytes) return refuseTooLarge(bytes);
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stop = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, milliseconds);
  try {
    let text = '';
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > bytes) return refuseTooLarge(bytes);
      text += decoder.decode(part.value, { stream: true });
    }
    return isLate ? refuseTooSlow() : text + decoder.decode();
  } catch {
    return refuseUnreadable();
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** The 400 for a body that is not a submission in JSON. */
export function refuseUnreadable(reason = 'the body cannot be read'): Response {
  return refuse(400, `Invalid input JSON: ${reason}`);
}

function refuseTooLarge(bytes: number): Response {
  return refuse(413, `The request body is larger than ${String(bytes)} bytes`);
}

function refuseTooSlow(): Response {
  // The rest of the body may still arrive on this connection (RFC 9110, section 15.5.9).
  return refuse(408, 'The request body did not arrive in time', {}, { connection: 'close' });
}
