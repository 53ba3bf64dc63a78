import { Hono, type Context } from 'hono';
import { Readable } from 'node:stream';
import type { ReadConfiguration } from '../configuration.ts';
import { forPresenter, forPresenterForm } from '../presenter/access.ts';
import { choosePage } from '../presenter/choosePage.ts';
import { layoutPolicy, reloadSeconds } from '../presenter/layout.ts';
import { methodNotAllowed } from '../requestGuard.ts';
import { csvHead, csvRow } from './csv.ts';
import type { Forwarder } from './forwarder.ts';
import type { LeadState } from './leadIndex.ts';
import type { Leads } from './leads.ts';
import { leadsPage } from './leadsPage.ts';

interface RouteOptions {
  readonly leads: Leads;
  readonly forwarder: Pick<Forwarder, 'lastError'>;
  readonly readConfiguration: ReadConfiguration;
  /** Where requests are kept. */
  readonly file: string;
}

const page = '/dev/submissions';
const csv = '/dev/submissions.csv';

/**
 * `/submissions` and `/submissions.csv` below `/dev`, where the presenter sees the contact requests, downloads them and
 * sends refused ones again. Only a browser on the host's own machine gets them; everybody else gets the usual 404.
 */
export function leadsRoute({ leads, forwarder, readConfiguration, file }: RouteOptions): Hono {
  const route = new Hono();

  const show = async (context: Context) => {
    const isPaused = context.req.query('paused') !== undefined;
    const state = stateOf(context.req.query('state'));
    const all = leads.all().filter((lead) => state === undefined || lead.state === state);
    const { shown, isNewest, before } = choosePage(all.toReversed(), context.req.query('before'));
    const bodies = await Promise.all(shown.map(({ id }) => leads.body(id)));
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', layoutPolicy);
    if (isNewest && !isPaused) context.header('refresh', String(reloadSeconds));
    return context.html(
      leadsPage({
        ...{ page, csv, state, isPaused, isNewest, before, file },
        counts: leads.counts(),
        formHost: (await readConfiguration()).formHost,
        lastError: forwarder.lastError,
        shown: shown.flatMap((lead, index) => {
          const body = bodies[index];
          return body === undefined ? [] : [{ lead, body }];
        }),
      }),
    );
  };

  const download = (context: Context) => {
    const today = new Date().toISOString().slice(0, 10);
    return context.body(Readable.toWeb(Readable.from(csvOf(leads))) as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="contact-requests-${today}.csv"`,
      'cache-control': 'no-store',
    });
  };

  const sendAgain = async (context: Context) => {
    const id = context.req.param('id');
    const refused = leads.all().filter((lead) => lead.state === 'refused');
    for (const lead of refused) if (id === undefined || lead.id === id) await leads.again(lead.id);
    return context.redirect(`${page}?state=waiting`, 303);
  };

  const readOnly = forPresenter((context) => methodNotAllowed(context));
  const writeOnly = forPresenter((context) => methodNotAllowed(context, 'POST'));
  route.get('/submissions', forPresenter(show)).all('/submissions', readOnly);
  route.get('/submissions.csv', forPresenter(download)).all('/submissions.csv', readOnly);
  for (const path of ['/submissions/again', '/submissions/again/:id']) {
    route.post(path, forPresenterForm(sendAgain)).all(path, writeOnly);
  }
  return route;
}

function stateOf(text: string | undefined): LeadState | undefined {
  return text === 'waiting' || text === 'sent' || text === 'refused' ? text : undefined;
}

/** The table in chunks, so that it is never in memory all at once. */
async function* csvOf(leads: Leads): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead());
  for (const lead of leads.all()) {
    const body = await leads.body(lead.id);
    if (body !== undefined) yield encoder.encode(csvRow(lead, body));
  }
}
