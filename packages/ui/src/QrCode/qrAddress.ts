/** The capacity of a code with medium error correction, in bytes. */
const maxBytes = 2331;

/** Whether a text fits into a code. */
export function isDrawable(text: string): boolean {
  return new TextEncoder().encode(text).length <= maxBytes;
}

/** An address as people read and type it: without the web scheme and the final slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/|(?<=\w)\/$/g, '');
}
