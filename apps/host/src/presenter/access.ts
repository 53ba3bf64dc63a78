import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { timingSafeEqual } from 'node:crypto';

const cookie = 'showcase-key';
const advice =
  'This page is for the presenter. Open it at the address that the host printed when it started, which ends in ?key=…';

/**
 * Recognises the presenter by a key: an address with `?key=…` stores it in a cookie and redirects to the same address
 * without it. A request from this machine proves nothing, because behind a local reverse proxy all requests come from
 * it.
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
 * A handler for the presenter only: a browser on the host's own machine that has the key. Without the key, it explains
 * how to get access. Requests from elsewhere go on to later routes, which don't know the address.
 */
export function forPresenter(
  handler: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    if (!isLocal(context)) return next();
    return context.get('isPresenter') === true ? handler(context) : context.text(advice, 403);
  };
}

/** The same for a form on one of the presenter's pages: requests sent by other pages are forbidden. */
export function forPresenterForm(
  handler: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return forPresenter((context) =>
    isFromOwnPage(context) ? handler(context) : context.text('Forbidden', 403),
  );
}

/** Whether a request seems to come from this machine: over loopback, without a proxy's headers, and to a local name. */
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

/** Whether one of our pages sent the request. Browsers send at least one of the two headers with every form. */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin';
}
