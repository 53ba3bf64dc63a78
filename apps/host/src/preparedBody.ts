import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** A text that is sent many times: hashed once, and compressed once per encoding, on first use. */
export interface PreparedBody {
  /** The entity tag of the text in one encoding, with its quotes. */
  readonly etag: (encoding: Encoding) => string;
  /** The text in one encoding. */
  readonly as: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Prepares a text for sending as UTF-8. */
export function prepareBody(text: string): PreparedBody {
  const content = Buffer.from(text);
  const hash = hashOf(content);
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
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
