import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** A text that is sent many times: its tag and its compressed forms are made once. */
export interface PreparedBody {
  readonly etag: string;
  readonly as: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

export function prepare(text: string): PreparedBody {
  const content = Buffer.from(text);
  const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    as: (encoding) => {
      const form = forms.get(encoding) ?? compress(content, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}
