import type { Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { chooseEncoding, encodingHeaders } from './compression.ts';
import { selectBytes } from './conditional.ts';
import { openListed } from './openListed.ts';
import { readBytes } from './readRegularFile.ts';
import type { SiteFile } from './siteMap.ts';

const contentTypes = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Sends a file or the requested range of it. A whole file is sent precompressed if the build has such a copy and
 * the client accepts it. Undefined if the file has vanished since the folder was listed.
 */
export async function sendFile(
  context: Context,
  file: SiteFile,
  cacheControl: string,
): Promise<Response | undefined> {
  const { req } = context;
  const asksForRange = req.method === 'GET' && req.header('range') !== undefined;
  const encoding = asksForRange
    ? 'identity'
    : chooseEncoding(req.header('accept-encoding'), [...file.compressed.keys()]);
  const source = file.compressed.get(encoding) ?? file.path;
  const handle = await openListed(source);
  if (!handle) return undefined;

  const { size, mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding}"`;
  const { status, headers, range } = selectBytes(req, etag, size);
  if (!range) await handle.close();
  return new Response(range ? await read(handle, source, range) : null, {
    status,
    headers: {
      ...(file.compressed.size > 0 && encodingHeaders(encoding)),
      ...headers,
      'cache-control': cacheControl,
      'content-type': getMimeType(file.path, contentTypes) ?? 'application/octet-stream',
    },
  });
}

/** For a short body, a stream costs more than a buffer. */
const longestAtOnce = 128 * 1024;

/** The bytes of a range. Closes the file when they have been read or nobody needs them. */
async function read(
  handle: FileHandle,
  path: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const length = end - start + 1;
  if (length > longestAtOnce)
    return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
  try {
    const bytes = await readBytes(handle, length, start);
    if (bytes.length < length) throw new Error(`${path} became shorter while it was read.`);
    return bytes;
  } finally {
    await handle.close();
  }
}
