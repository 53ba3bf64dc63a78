import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encodings, smallest body first, with the names of their files' endings. */
export const endings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof endings;

/** Brotli's highest quality takes twenty times as long as the quick one, for bodies that are a tenth smaller. */
export const quality = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** The smallest encoding that a request accepts, of those available; undefined if it accepts none. */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Negotiator({ headers }).encodings([...available]);
  return available.find((encoding) => accepted.includes(encoding));
}

/**
 * Compresses off the main thread.
 *
 * @param brotliQuality One of `quality`.
 */
export async function compress(
  content: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  brotliQuality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
