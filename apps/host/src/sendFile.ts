import type { Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { chooseEncoding, encodingHeaders } from './compression.ts';
import { isUnchanged, readRange } from './conditional.ts';
import type { SiteFile } from './siteMap.ts';

const contentTypes = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * Sends a file, or the part of it that is asked for, in the form the build has compressed if there is one and
 * the request takes it. Undefined when the file has vanished since the folder was listed.
 */
export async function sendFile(
  context: Context,
  file: SiteFile,
  cacheControl: string,
): Promise<Response | undefined> {
  const { method } = context.req;
  const wanted = method === 'GET' ? context.req.header('range') : undefined;
  const encoding =
    wanted === undefined
      ? chooseEncoding(context.req.header('accept-encoding'), [...file.compressed.keys()])
      : 'identity';
  const source = file.compressed.get(encoding) ?? file.path;
  const found = await stat(source).catch(() => undefined);
  if (!found?.isFile()) return undefined;

  const { size, mtimeMs } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding}"`;
  const headers: Record<string, string> = {
    ...(file.compressed.size > 0 && encodingHeaders(encoding)),
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-type': getMimeType(file.path, contentTypes) ?? 'application/octet-stream',
  };
  if (isUnchanged(context.req.header('if-none-match'), etag)) return send(null, 304, headers);

  // A part of another version than the one the client has would not fit (RFC 9110, section 13.1.5).
  const isSameVersion = (context.req.header('if-range') ?? etag) === etag;
  const range = isSameVersion ? readRange(wanted, size) : undefined;
  if (range === 'unsatisfiable') {
    return send(null, 416, { ...headers, 'content-range': `bytes */${String(size)}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${String(start)}-${String(end)}/${String(size)}`;
  const isEmpty = method === 'HEAD' || size === 0;
  return send(isEmpty ? null : read(source, start, end), range ? 206 : 200, headers);
}

function send(body: ReadableStream | null, status: number, headers: Record<string, string>) {
  return new Response(body, { status, headers });
}

function read(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
