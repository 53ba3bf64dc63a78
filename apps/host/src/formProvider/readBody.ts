import { refuse } from './answers.ts';

interface BodyLimits {
  readonly bytes: number;
  /** How long the whole body may take to arrive. */
  readonly milliseconds: number;
}

/**
 * Reads a body as UTF-8 text, counting while it arrives; a Content-Length is believed only where it announces
 * too much. Never rejects.
 *
 * @returns The text, without a byte order mark; or the answer to give instead: 413 for too large, 408 for too
 *   slow, 400 for what is not UTF-8 or was broken off.
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

/** The 400 for a body that is no JSON. */
export function refuseUnreadable(reason = 'the body cannot be read'): Response {
  return refuse(400, `Invalid input JSON: ${reason}`);
}

function refuseTooLarge(bytes: number): Response {
  return refuse(413, `The request body is larger than ${String(bytes)} bytes`);
}

function refuseTooSlow(): Response {
  // Nobody knows what the rest of the connection holds (RFC 9110, section 15.5.9).
  return refuse(408, 'The request body did not arrive in time', {}, { connection: 'close' });
}
