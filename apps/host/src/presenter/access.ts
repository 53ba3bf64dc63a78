import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * A handler for the presenter alone: a browser on the host's own machine. Requests from elsewhere go on to the routes
 * that follow, which do not know the address.
 */
export function forPresenter(
  handler: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => (isPresenter(context) ? handler(context) : next());
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
 * Whether a request comes from this machine: over loopback, not through a proxy, and to a local name. The name keeps
 * out foreign pages whose host name resolves to this machine (DNS rebinding).
 */
function isPresenter(context: Context): boolean {
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
