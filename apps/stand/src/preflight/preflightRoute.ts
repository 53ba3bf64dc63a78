import { forPresenter, forPresenterForm } from '@showcase/host/presenter/access';
import { methodNotAllowed } from '@showcase/host/requestGuard';
import { Hono, type Context } from 'hono';
import { randomUUID } from 'node:crypto';
import { readBrowserAnswers, type BrowserAnswers } from './browserAnswers.ts';
import { browserPage, browserPolicy } from './browserPage.ts';
import type { CheckSection } from './check.ts';
import { readCheckContext, type PreflightOptions } from './checkContext.ts';
import { fontFilesOf } from './checks/media.ts';
import { checksOf } from './checksOf.ts';
import { groupsOf } from './groupsOf.ts';
import { preflightPage, preflightPolicy } from './preflightPage.ts';
import { runChecks, type Findings } from './runChecks.ts';

const page = '/dev/preflight';

/** What the checks have found, until the next run. */
interface Result {
  readonly id: string;
  readonly checkedAt: Date;
  readonly browser: BrowserAnswers | undefined;
  readonly sections: readonly CheckSection[];
  readonly findings: Findings;
}

/**
 * The page on which the presenter checks everything before the doors open: `/` runs all checks and shows what they have
 * found, or gives it as JSON; `/check` repeats some of them; `/browser` asks the browser what only it knows. Only a
 * browser on the host's own machine gets them; everybody else gets the usual 404.
 */
export function preflightRoute(options: PreflightOptions): Hono {
  const route = new Hono();
  let last: Result | undefined;

  /** Runs the checks with these ids again, or all, with today's files and with what the browser has said. */
  const check = async (
    { req }: Context,
    browser?: BrowserAnswers,
    earlier?: Result,
    ids: readonly string[] = [],
  ): Promise<Result> => {
    const sections = checksOf(await readCheckContext(options, new URL(req.url).origin, browser));
    const due = sections.flatMap(({ checks, isOfBrowser = false }) =>
      checks.filter(({ id }) => isOfBrowser || ids.includes(id) || !earlier?.findings.has(id)),
    );
    const findings = new Map([...(earlier?.findings ?? []), ...(await runChecks(due))]);
    const id = earlier?.id ?? randomUUID();
    last = { id, checkedAt: new Date(), browser, sections, findings };
    return last;
  };

  const find = (id: unknown) => (last?.id === id ? last : undefined);

  const show = async (context: Context) => {
    context.header('cache-control', 'no-store');
    const result = find(context.req.query('result')) ?? (await check(context));
    const groups = groupsOf(result.sections, result.findings);
    if (context.req.header('accept') === 'application/json') return context.json({ groups });
    context.header('content-security-policy', preflightPolicy);
    return context.html(preflightPage({ ...result, groups, page }));
  };

  const repeat = async (context: Context) => {
    const { result, ids } = await context.req.parseBody({ all: true });
    const chosen = [ids ?? []].flat().map(String);
    const earlier = find(result);
    const isOfBrowser = earlier?.sections.some(
      (section) => section.isOfBrowser && section.checks.some(({ id }) => chosen.includes(id)),
    );
    // Without an answer, the page asks the browser again.
    const browser = isOfBrowser ? undefined : earlier?.browser;
    const { id } = await check(context, browser, earlier, chosen);
    return context.redirect(`${page}?result=${id}#${encodeURIComponent(chosen[0] ?? '')}`, 303);
  };

  const ask = async (context: Context) => {
    const { origin } = new URL(context.req.url);
    const { brand } = (await options.readConfiguration()).configuration;
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', browserPolicy);
    const fonts = await fontFilesOf(origin);
    const result = context.req.query('result') ?? '';
    return context.html(browserPage({ fonts, logo: brand?.logo ?? '' }, result));
  };

  const answer = async (context: Context) => {
    const { result, answers } = await context.req.parseBody();
    const browser = readBrowserAnswers(String(answers));
    if (!browser) return context.text('The answer of the browser cannot be read.', 400);
    const { id } = await check(context, browser, find(result));
    return context.redirect(`${page}?result=${id}`, 303);
  };

  const readOnly = forPresenter((context) => methodNotAllowed(context));
  route.get('/', forPresenter(show)).all('/', readOnly);
  route.post('/check', forPresenterForm(repeat)).all(
    '/check',
    forPresenter((context) => methodNotAllowed(context, 'POST')),
  );
  route.get('/browser', forPresenter(ask)).post('/browser', forPresenterForm(answer));
  route.all(
    '/browser',
    forPresenter((context) => methodNotAllowed(context, 'GET, HEAD, POST')),
  );
  return route;
}
