/** What a code of medium error correction holds, in bytes. */
const maxBytes = 2331;

/** Whether a text fits into a code. */
export function isDrawable(text: string): boolean {
  return new TextEncoder().encode(text).length <= maxBytes;
}

/** An address as people read and type it: without the scheme of the web and without a final slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/|(?<=\w)\/$/g, '');
}
