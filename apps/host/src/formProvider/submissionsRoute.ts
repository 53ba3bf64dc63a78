import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from '../requestGuard.ts';
import type { FormProvider } from './formProvider.ts';
import { submissionsPage } from './submissionsPage.ts';

const page = '/dev/submissions';
const reloadSeconds = 5;

/**
 * `/dev/submissions`, where the presenter sees and clears what the contact form would have sent. Only a browser on the
 * host's own machine gets the page; everybody else gets the ordinary 404.
 */
export function submissionsRoute(provider: FormProvider): Hono {
  const route = new Hono();
  route.get(
    '/',
    forPresenter((context) => {
      const isPaused = context.req.query('paused') !== undefined;
      context.header('cache-control', 'no-store');
      // A header needs neither a script nor a <meta>, which accessibility checkers warn about.
      if (!isPaused) context.header('refresh', String(reloadSeconds));
      const nonce = context.get('nonce');
      return context.html(
        submissionsPage(provider.submissions(), { page, nonce, isPaused, reloadSeconds }),
      );
    }),
  );
  route.all(
    '/',
    forPresenter((context) => methodNotAllowed(context)),
  );
  route.post(
    '/clear',
    forPresenter((context) => {
      if (!isFromOwnPage(context)) return context.text('Forbidden', 403);
      provider.clear();
      return context.redirect(page, 303);
    }),
  );
  route.all(
    '/clear',
    forPresenter((context) => methodNotAllowed(context, 'POST')),
  );
  return route;
}

/** Passes requests from elsewhere on to the routes that follow, which do not know the address. */
function forPresenter(handler: (context: Context) => Response | Promise<Response>) {
  const guarded: MiddlewareHandler = async (context, next) =>
    isPresenter(context) ? handler(context) : next();
  return guarded;
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

/** Whether the page itself sent the request. Browsers send at least one of the two headers with every form. */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin';
}
