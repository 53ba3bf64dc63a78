import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { methodNotAllowed } from '../requestGuard.ts';
import { hashedFilesCache } from '../site/headers.ts';
import type { Footage } from './footage.ts';
import { playlistAt, windowAt } from './playlist.ts';

/** A number without leading zeros, small enough to be exact. */
const segmentName = /^segment-(0|[1-9]\d{0,14})\.m4s$/;

/**
 * The live stream behind the live-stream page (docs/product.md, Live stream), as HTTP Live Streaming:
 * `stream.m3u8`, `init.mp4` and `segment-N.m4s`. Every address is a 404 if the build has no footage. Any origin may
 * play the stream, so other event apps can use it.
 *
 * @param footage The loop to play.
 * @param clock Milliseconds since the epoch.
 */
export function liveStreamRoute(
  footage: Footage | undefined,
  clock: () => number = Date.now,
): Hono {
  const route = new Hono();
  const allowHeaders = ['range', 'if-none-match'];
  const exposeHeaders = ['content-length', 'date'];
  route.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], allowHeaders, exposeHeaders }));
  route.use(async (context, next) => {
    await next();
    context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
  });
  if (footage) {
    const { segmentSeconds, initSegment } = footage;
    route.get('/stream.m3u8', (context) =>
      context.body(playlistAt(clock(), segmentSeconds), 200, {
        'cache-control': 'no-store',
        'content-type': 'application/vnd.apple.mpegurl',
      }),
    );
    route.get('/init.mp4', etag(), (context) =>
      context.body(initSegment, 200, { 'cache-control': 'no-cache', 'content-type': 'video/mp4' }),
    );
    route.get('/:segment', etag(), (context) => {
      const match = segmentName.exec(context.req.param('segment'));
      const sequence = match ? Number(match[1]) : undefined;
      // A future segment does not exist yet.
      if (sequence === undefined || sequence > windowAt(clock(), segmentSeconds).last) {
        return context.text('Not found', 404, { 'cache-control': 'no-store' });
      }
      return context.body(footage.segment(sequence), 200, {
        etag: `"${String(sequence)}"`,
        'cache-control': hashedFilesCache,
        'content-type': 'video/iso.segment',
      });
    });
  }
  route.get('*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  route.all('*', (context) => methodNotAllowed(context, 'GET, HEAD, OPTIONS'));
  return route;
}
