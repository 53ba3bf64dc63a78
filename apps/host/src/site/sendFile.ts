import fileSender from '@fastify/send';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, endings } from './compression.ts';
import type { Listing } from './listFiles.ts';

/** How a stream ends when a client leaves, as browsers do in the middle of films. */
const leaving = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** @default 200 */
  readonly status?: number;
}

/**
 * Sends a listed file or the requested range of it: a whole file as its compressed copy, if the client accepts one.
 * Undefined if the folder doesn't list it or the file has vanished since.
 */
export async function sendFile(
  context: Context,
  { root, files }: Listing,
  address: string,
  { headers, status = 200 }: SendOptions,
): Promise<Response | undefined> {
  const copies = files.get(address);
  if (copies === undefined) return undefined;
  const { incoming, outgoing } = context.env as HttpBindings;
  const asksForRange = incoming.headers.range !== undefined;
  const encoding = asksForRange ? undefined : chooseEncoding(incoming.headers, copies);
  const path = encoding === undefined ? address : address + endings[encoding];
  // The page for an unknown address is never "not modified".
  const request = { method: incoming.method, headers: status === 200 ? incoming.headers : {} };
  const result = await fileSender.send(request as typeof incoming, encodePath(path), {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
  });
  if (result.statusCode === 404) return undefined;
  if (result.type !== 'file') {
    // 412 or 416: the library's own body would have a policy of its own.
    result.stream.destroy();
    const range = result.headers['Content-Range'];
    outgoing.writeHead(result.statusCode, { ...(range && { 'content-range': range }) }).end();
    return RESPONSE_ALREADY_SENT;
  }
  outgoing.writeHead(result.statusCode === 200 ? status : result.statusCode, {
    ...result.headers,
    ...(result.statusCode !== 304 && { 'content-type': contentType(address) }),
    ...(encoding && result.statusCode !== 304 && { 'content-encoding': encoding }),
    ...(copies.length > 0 && { vary: 'accept-encoding' }),
    ...headers,
  });
  await pipeline(result.stream, outgoing).catch((error: unknown) => {
    if (!leaving.has((error as NodeJS.ErrnoException).code ?? '')) console.error(error);
  });
  return RESPONSE_ALREADY_SENT;
}

/** The path as an address. */
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function contentType(address: string): string {
  const { mime, isUtf8MimeType } = fileSender;
  const type = mime.getType(address) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
