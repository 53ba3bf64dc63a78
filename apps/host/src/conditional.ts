import type { HonoRequest } from 'hono';

/**
 * Whether an If-None-Match header lists the tag, compared weakly (RFC 9110, section 13.1.2).
 *
 * @param etag The tag, with its quotes.
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

interface ByteRange {
  readonly start: number;
  /** The last byte, inclusive. */
  readonly end: number;
}

/** How much of a file a request gets. */
interface Selection {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body; undefined if there is no body: 304, 416, HEAD or an empty file. */
  readonly range?: ByteRange;
}

/**
 * Decides from If-None-Match, If-Range and Range how much of a file a request gets: nothing if the client
 * already has it (304) or asks for bytes beyond its end (416), one range (206), or the whole file (200).
 *
 * @param etag The tag of the current version, with its quotes.
 * @param size The size of that version in bytes.
 */
export function selectBytes(request: HonoRequest, etag: string, size: number): Selection {
  const headers = { etag, 'accept-ranges': 'bytes' };
  if (isUnchanged(request.header('if-none-match'), etag)) return { status: 304, headers };
  // A range of this version does not fit the version that the client holds (RFC 9110, section 13.1.5).
  const isSameVersion = (request.header('if-range') ?? etag) === etag;
  const header = request.method === 'GET' && isSameVersion ? request.header('range') : undefined;
  const asked = readRange(header, size);
  const total = String(size);
  if (asked === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${total}` } };
  }
  const range = asked ?? { start: 0, end: size - 1 };
  const { start, end } = range;
  return {
    status: asked ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(asked && { 'content-range': `bytes ${String(start)}-${String(end)}/${total}` }),
    },
    ...(request.method !== 'HEAD' && size > 0 && { range }),
  };
}

/**
 * The range that a Range header asks for (RFC 9110, section 14): undefined for the whole file (no header, several
 * ranges, another unit or a malformed range), 'unsatisfiable' for bytes beyond the end. Ours, because the library
 * `range-parser` refuses `bytes=5-2`, which the RFC ignores, and a suffix longer than the file, which it shortens.
 */
function readRange(
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
