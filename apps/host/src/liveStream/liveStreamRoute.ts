import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { isUnchanged, readRange } from '../conditional.ts';
import { hashOf } from '../preparedBody.ts';
import { methodNotAllowed } from '../requestGuard.ts';
import type { Footage } from './footage.ts';
import { playlistAt, windowAt } from './playlist.ts';

/** A number without leading zeros that fits where it goes. */
const segmentName = /^segment-(0|[1-9]\d{0,14})\.m4s$/;

/**
 * The live stream (specification, section 2.3) as HTTP Live Streaming: `stream.m3u8`, `init.mp4` and
 * `segment-N.m4s`. Every address answers 404 when the build has no footage. Other event apps may play it too.
 *
 * @param footage What is shown, again and again.
 * @param clock Milliseconds since the epoch.
 */
export function liveStreamRoute(
  footage: Footage | undefined,
  clock: () => number = Date.now,
): Hono {
  const route = new Hono();
  const headers = ['range', 'if-none-match'];
  const exposeHeaders = ['content-length', 'content-range', 'date'];
  route.use(
    cors({ origin: '*', allowMethods: ['GET', 'HEAD'], allowHeaders: headers, exposeHeaders }),
  );
  route.use(async (context, next) => {
    await next();
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  });
  if (footage) {
    const { segmentSeconds, beginning } = footage;
    route.get('/stream.m3u8', (context) =>
      context.body(playlistAt(clock(), segmentSeconds), 200, {
        'cache-control': 'no-store',
        'content-type': 'application/vnd.apple.mpegurl',
      }),
    );
    const beginningTag = `"${hashOf(beginning)}"`;
    route.get('/init.mp4', (context) =>
      sendPart(context, beginning, {
        etag: beginningTag,
        'cache-control': 'no-cache',
        'content-type': 'video/mp4',
      }),
    );
    route.get('/:segment', (context) => {
      const match = segmentName.exec(context.req.param('segment'));
      const sequence = match ? Number(match[1]) : undefined;
      // What is still to come is not there yet.
      if (sequence === undefined || sequence > windowAt(clock(), segmentSeconds).last) {
        return context.text('Not found', 404, { 'cache-control': 'no-store' });
      }
      return sendPart(context, footage.segment(sequence), {
        etag: `"${String(sequence)}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'video/iso.segment',
      });
    });
  }
  route.get('*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  route.all('*', (context) => methodNotAllowed(context, 'GET, HEAD, OPTIONS'));
  return route;
}

/** Sends bytes or the part of them that is asked for; they are compressed as they are. */
function sendPart(
  context: Context,
  bytes: Buffer<ArrayBuffer>,
  fixed: Readonly<Record<'etag' | 'cache-control' | 'content-type', string>>,
): Response {
  const headers: Record<string, string> = { ...fixed, 'accept-ranges': 'bytes' };
  if (isUnchanged(context.req.header('if-none-match'), fixed.etag)) {
    return context.body(null, 304, headers);
  }
  const isSameVersion = (context.req.header('if-range') ?? fixed.etag) === fixed.etag;
  const wanted = context.req.method === 'GET' && isSameVersion ? context.req.header('range') : '';
  const range = readRange(wanted, bytes.byteLength);
  const size = String(bytes.byteLength);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  if (!range) return context.body(bytes, 200, { ...headers, 'content-length': size });
  const part = bytes.subarray(range.start, range.end + 1);
  return context.body(part, 206, {
    ...headers,
    'content-length': String(part.byteLength),
    'content-range': `bytes ${String(range.start)}-${String(range.end)}/${size}`,
  });
}
