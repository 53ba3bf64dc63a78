import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { methodNotAllowed } from '../requestGuard.ts';
import { chooseEncoding } from '../site/compression.ts';
import type { EntitySource } from './entitySource.ts';

const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /api/entities`: the entity list as JSON, for every origin so other event apps can use it. */
export function entitiesRoute(source: EntitySource): Hono<{ Bindings: HttpBindings }> {
  const route = new Hono<{ Bindings: HttpBindings }>();
  // Only for OPTIONS: on other responses, the middleware would copy the whole list again.
  route.options('/', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  const unchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(shared)] });
  route.get('/', unchanged, async (context) => {
    const { body } = source;
    const encoding = chooseEncoding(context.env.incoming.headers, ['br', 'gzip']);
    return context.body(await body.as(encoding), 200, {
      ...shared,
      ...(encoding && { 'content-encoding': encoding }),
      etag: `"${body.hash}-${encoding ?? 'identity'}"`,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });
  route.all('/', (context) => methodNotAllowed(context, 'GET, HEAD, OPTIONS'));
  return route;
}
