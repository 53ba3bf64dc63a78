import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { timingSafeEqual } from 'node:crypto';

const cookie = 'showcase-key';
const advice =
  'This page is for the presenter. Open it at the address that the host printed when it started, which ends in ?key=…';

/**
 * Recognises the presenter by a key: an address that ends in `?key=…` leaves it in a cookie and leads to the same address
 * without it. Coming from this machine proves nothing, because a reverse proxy on it makes that true of everybody.
 */
export function presenterKey(key: string): MiddlewareHandler {
  const expected = Buffer.from(key);
  const isKey = (text = '') => {
    const given = Buffer.from(text);
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  };
  return async (context, next) => {
    const given = context.req.query('key');
    if (given !== undefined && isKey(given) && isLocal(context)) {
      const { pathname, searchParams } = new URL(context.req.url);
      searchParams.delete('key');
      setCookie(context, cookie, key, { path: '/dev', httpOnly: true, sameSite: 'Lax' });
      context.header('cache-control', 'no-store');
      return context.redirect(`${pathname}?${searchParams.toString()}`.replace(/\?$/, ''), 303);
    }
    context.set('isPresenter', isKey(getCookie(context, cookie)));
    return next();
  };
}

/**
 * A handler for the presenter alone: a browser on the host's own machine that has the key. Without the key, it says how
 * to get in. Requests from elsewhere go on to the routes that follow, which do not know the address.
 */
export function forPresenter(
  handler: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    if (!isLocal(context)) return next();
    return context.get('isPresenter') === true ? handler(context) : context.text(advice, 403);
  };
}

/** The same for a form on one of the presenter's pages: a request that another page has sent is forbidden. */
export function forPresenterForm(
  handler: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return forPresenter((context) =>
    isFromOwnPage(context) ? handler(context) : context.text('Forbidden', 403),
  );
}

/**
 * Whether a request seems to come from this machine: over loopback, not through a proxy that says so, and to a local
 * name.
 */
function isLocal(context: Context): boolean {
  const { address = '' } = getConnInfo(context).remote;
  const { hostname } = new URL(context.req.url);
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address) &&
    context.req.header('x-forwarded-for') === undefined &&
    context.req.header('forwarded') === undefined &&
    /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  );
}

/** Whether a page of ours sent the request. Browsers send at least one of the two headers with every form. */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin';
}
