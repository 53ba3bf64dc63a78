import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from '../requestGuard.ts';
import type { FormProvider } from './formProvider.ts';
import { submissionsPage } from './submissionsPage.ts';

const page = '/dev/submissions';
const reloadSeconds = 5;

/**
 * `/dev/submissions`, where a presenter sees what the contact form would have sent, and clears it. Only the
 * machine that the host runs on sees it; for everybody else there is no such page.
 */
export function submissionsRoute(provider: FormProvider): Hono {
  const route = new Hono();
  route.get(
    '/',
    forPresenter((context) => {
      const isPaused = context.req.query('paused') !== undefined;
      context.header('cache-control', 'no-store');
      // As a header, so that the page itself needs neither a script nor a <meta> that checkers warn of.
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

/** Leaves the request of anybody else to the routes behind, which know no such address. */
function forPresenter(handler: (context: Context) => Response | Promise<Response>) {
  const guarded: MiddlewareHandler = async (context, next) =>
    isPresenter(context) ? handler(context) : next();
  return guarded;
}

/**
 * Whether a request comes from this machine itself: over loopback, through no proxy, and by a local name, which
 * keeps out a foreign page whose name has been made to point here.
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

/** Browsers send the one header or the other with every form. */
function isFromOwnPage({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin';
}
