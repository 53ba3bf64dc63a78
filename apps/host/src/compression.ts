import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli at this quality costs about as much time as gzip and still gives the smaller body. */
const brotliQuality = 4;

/**
 * The encoding a request prefers among those on offer (RFC 9110, section 12.5.3): the highest `q`, and at
 * equal `q` the one that is offered first. A header that allows nothing on offer gives 'identity'.
 *
 * @param header Accept-Encoding; any text, whatever is malformed in it is ignored.
 * @param offered What there is beside 'identity', smallest body first.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding {
  const qualities = readQualities(header ?? '');
  let best: Encoding = 'identity';
  // Unless it is named, identity is acceptable but never preferred.
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

/** Compresses in the background, quickly rather than hard: for what is made while somebody waits. */
export async function compress(
  content: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      });
    case 'gzip':
      return promisify(gzip)(content);
    case 'identity':
      return content;
  }
}

/** The headers that say how a body is encoded, and that another request may get it encoded otherwise. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return {
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}
