import fileSender from '@fastify/send';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, endings } from './compression.ts';
import type { Listing } from './listFiles.ts';

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** @default 200 */
  readonly status?: number;
}

/**
 * Sends a listed file or the requested range of it: a whole file as its compressed copy, if the client accepts one.
 * Resolves to whether it did: not if the folder doesn't list the file, or the file has vanished since.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, files }: Listing,
  address: string,
  { headers, status = 200 }: SendOptions,
): Promise<boolean> {
  const copies = files.get(address);
  if (copies === undefined) return false;
  const asksForRange = request.headers.range !== undefined;
  const encoding = asksForRange ? undefined : chooseEncoding(request.headers, copies);
  const path = encoding === undefined ? address : address + endings[encoding];
  // The page for an unknown address is never "not modified".
  const asked = { method: request.method, headers: status === 200 ? request.headers : {} };
  const result = await fileSender.send(asked as typeof request, encodePath(path), {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
  });
  const { statusCode, stream } = result;
  if (statusCode === 404) return false;
  if (result.type !== 'file') {
    // 412 or 416: the library's own body would have its own policy.
    const range = result.headers['Content-Range'];
    response.writeHead(statusCode, { ...(range && { 'content-range': range }) }).end();
    return true;
  }
  response.writeHead(statusCode === 200 ? status : statusCode, {
    ...result.headers,
    ...(statusCode !== 304 && { 'content-type': contentType(address) }),
    ...(encoding && statusCode !== 304 && { 'content-encoding': encoding }),
    ...(copies.length > 0 && { vary: 'accept-encoding' }),
    ...headers,
  });
  // `pipeline` would cost more than all the rest.
  stream.pipe(response);
  stream.once('error', (error) => {
    console.error(error);
    response.destroy();
  });
  // Visitors leave in the middle of films.
  response.once('close', () => stream.destroy());
  return true;
}

/** The path as an address. */
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function contentType(address: string): string {
  const { mime, isUtf8MimeType } = fileSender;
  const type = mime.getType(address) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
