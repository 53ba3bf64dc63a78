import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** A text that is sent many times. It is hashed once, and compressed once per encoding, on first use. */
export interface PreparedBody {
  /** The entity tag of the text in one encoding, with its quotes. */
  readonly etag: (encoding: Encoding) => string;
  /** The text in one encoding. */
  readonly as: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Prepares a text for sending.
 *
 * @param content The text in UTF-8.
 * @param hash Its `hashOf`.
 */
export function prepareBody(content: Uint8Array<ArrayBuffer>, hash: string): PreparedBody {
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    etag: (encoding) => `"${hash}-${encoding}"`,
    as: (encoding) => {
      const body = encoded.get(encoding) ?? compress(content, encoding);
      encoded.set(encoding, body);
      return body;
    },
  };
}

/** A short hash for entity tags. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
