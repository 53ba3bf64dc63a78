import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { chooseEncoding, encodingHeaders } from '../compression.ts';
import { isUnchanged } from '../conditional.ts';
import { methodNotAllowed } from '../requestGuard.ts';
import type { EntitySource } from './entitySource.ts';

/** `GET /api/entities`: the entity list as JSON, for every origin so that other event apps can use it. */
export function entitiesRoute(source: EntitySource): Hono {
  const route = new Hono();
  // Only for preflights: on other responses, the middleware would copy the whole list again.
  route.options('/', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  route.get('/', async (context) => {
    const { body } = source;
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    const headers = {
      ...encodingHeaders(encoding),
      'access-control-allow-origin': '*',
      etag: body.etag(encoding),
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (isUnchanged(context.req.header('if-none-match'), headers.etag)) {
      return context.body(null, 304, headers);
    }
    return context.body(await body.as(encoding), 200, headers);
  });
  route.all('/', (context) => methodNotAllowed(context, 'GET, HEAD, OPTIONS'));
  return route;
}
