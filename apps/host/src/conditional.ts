/** Whether an If-None-Match header names the tag (RFC 9110, section 13.1.2). */
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
 * The part of a file a Range header asks for: undefined for the whole (no header, several ranges, or another
 * unit), 'unsatisfiable' for a part the file does not have (RFC 9110, section 14.2).
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
