/**
 * Whether an If-None-Match header names the tag, compared weakly (RFC 9110, section 13.1.2).
 *
 * @param etag The tag with its quotes.
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

export interface ByteRange {
  readonly start: number;
  /** The last byte, inclusive. */
  readonly end: number;
}

/**
 * The part of a file a Range header asks for (RFC 9110, section 14): undefined for the whole (no header,
 * several ranges, another unit, or a malformed one), 'unsatisfiable' for a part the file does not have.
 *
 * @param size The size of the file in bytes.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size ? 'unsatisfiable' : { start, end };
}
