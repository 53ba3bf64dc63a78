import { Hono } from 'hono';
import { forPresenter, forPresenterForm } from '../presenter/access.ts';
import { choosePage } from '../presenter/choosePage.ts';
import { layoutPolicy, reloadSeconds } from '../presenter/layout.ts';
import { methodNotAllowed } from '../requestGuard.ts';
import type { FormProvider } from './formProvider.ts';
import { submissionsPage } from './submissionsPage.ts';

const page = '/dev/submissions';

/**
 * `/dev/submissions`, where the presenter sees and clears the contact form's test submissions. Only a browser on the
 * host's own machine gets the page; everybody else gets the usual 404.
 */
export function submissionsRoute(provider: FormProvider): Hono {
  const route = new Hono();
  route.get(
    '/',
    forPresenter((context) => {
      const isPaused = context.req.query('paused') !== undefined;
      const all = provider.submissions();
      const chosen = choosePage(all, context.req.query('before'));
      context.header('cache-control', 'no-store');
      context.header('content-security-policy', layoutPolicy);
      // A header needs neither a script nor a <meta>, which accessibility checkers warn about.
      if (!isPaused && chosen.isNewest) context.header('refresh', String(reloadSeconds));
      return context.html(submissionsPage({ ...chosen, count: all.length, page, isPaused }));
    }),
  );
  route.all(
    '/',
    forPresenter((context) => methodNotAllowed(context)),
  );
  route.post(
    '/clear',
    forPresenterForm((context) => {
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
