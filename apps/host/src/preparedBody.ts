import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** A text that is sent many times: its tag is made once, each compressed form when it is first asked for. */
export interface PreparedBody {
  /** The entity tag of one form, with its quotes. */
  readonly etag: (encoding: Encoding) => string;
  readonly as: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Prepares a text to be sent as UTF-8. */
export function prepareBody(text: string): PreparedBody {
  const content = Buffer.from(text);
  const hash = hashOf(content);
  const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    etag: (encoding) => `"${hash}-${encoding}"`,
    as: (encoding) => {
      const form = forms.get(encoding) ?? compress(content, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** A short hash that tells one content from another. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
