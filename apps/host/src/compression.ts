import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** At this quality Brotli takes about as long as gzip and still gives a smaller body. */
const quickQuality = 4;

/**
 * The offered encoding that a request prefers (RFC 9110, section 12.5.3): the one with the highest `q`, or the first if
 * several share it. 'identity' if the header accepts none of them.
 *
 * @param header Accept-Encoding; malformed parts are ignored.
 * @param offered The available encodings besides 'identity', smallest body first.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const qualities = readQualities(header ?? '');
  let best: Encoding = 'identity';
  // Unless the header names it, identity is acceptable but never preferred.
  let bestQuality = qualities.get('identity') ?? 0;
  for (const encoding of offered.toReversed()) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > 0 && quality >= bestQuality) [best, bestQuality] = [encoding, quality];
  }
  return best;
}

function readQualities(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').flatMap((part) => {
      const match = /^\s*([^\s;]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(part);
      return match ? [[match[1]?.toLowerCase() ?? '', Number(match[2] ?? 1)] as const] : [];
    }),
  );
}

/**
 * Compresses off the main thread.
 *
 * @param quality Brotli's; by default the quick one, because a client is waiting.
 */
export async function compress(
  content: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  quality = quickQuality,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      });
    case 'gzip':
      return promisify(gzip)(content);
    case 'identity':
      return content;
  }
}

/** The headers that name the encoding of a body and tell caches that it depends on the request. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return {
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}
