import { compress, quality, type Encoding } from '../site/compression.ts';

/** A text that is sent many times. It is compressed once per encoding, on first use. */
export interface PreparedBody {
  readonly hash: string;
  /** The text in one encoding; undefined means uncompressed. */
  readonly as: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Prepares a text for sending.
 *
 * @param content The text in UTF-8.
 * @param hash Tells it from other texts.
 */
export function prepareBody(content: Uint8Array<ArrayBuffer>, hash: string): PreparedBody {
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    hash,
    as: async (encoding) => {
      if (encoding === undefined) return content;
      const body = compressed.get(encoding) ?? compress(content, encoding, quality.quick);
      compressed.set(encoding, body);
      return body;
    },
  };
}
