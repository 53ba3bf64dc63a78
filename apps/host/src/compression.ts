import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best of our encodings that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, section 12.5.3).
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const allowed = new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses in the background, quickly rather than hard: for what is made per response. */
export async function compress(
  content: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      });
    case 'gzip':
      return promisify(gzip)(content);
    case 'identity':
      return content;
  }
}

/** The headers that say how a body is encoded. */
export function encodingHeaders(encoding: Encoding): Record<string, string> {
  return {
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}
