import { Hono, type Context } from 'hono';
import { Readable } from 'node:stream';
import type { ReadConfiguration } from '@showcase/host/configuration';
import { forPresenter, forPresenterForm } from '@showcase/host/presenter/access';
import { choosePage, maxShown } from '@showcase/host/presenter/choosePage';
import { layoutPolicy, reloadSeconds } from '@showcase/host/presenter/layout';
import { methodNotAllowed } from '@showcase/host/requestGuard';
import { csvHead, csvRow } from './csv.ts';
import { readFormHost } from './formHost.ts';
import type { Forwarder } from './forwarder.ts';
import type { Leads, LeadState, StoredLead } from './leads.ts';
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
const lines = '/dev/submissions.jsonl';

/**
 * `/submissions`, `/submissions.csv` and `/submissions.jsonl` below `/dev`, where the presenter sees the contact requests,
 * downloads them and sends refused ones again. Only a browser on the host's own machine gets them; everybody else gets the usual 404.
 */
export function leadsRoute({ leads, forwarder, readConfiguration, file }: RouteOptions): Hono {
  const route = new Hono();

  const show = async (context: Context) => {
    const isPaused = context.req.query('paused') !== undefined;
    const state = stateOf(context.req.query('state'));
    const last = context.req.query('before');
    const found = leads.newest(maxShown + 1, { state, before: last });
    const { shown, before } = choosePage(found.map(withLength), undefined);
    const [newest] = leads.newest(1, { state });
    const isNewest = found[0]?.id === newest?.id;
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', layoutPolicy);
    if (isNewest && !isPaused) context.header('refresh', String(reloadSeconds));
    return context.html(
      leadsPage({
        ...{ page, csv, lines, state, isPaused, isNewest, before, file },
        counts: leads.counts(),
        formHost: await readFormHost(readConfiguration),
        lastError: forwarder.lastError,
        shown,
      }),
    );
  };

  const download = (ending: string, type: string, parts: () => Iterable<Uint8Array>) =>
    forPresenter((context) => {
      const today = new Date().toISOString().slice(0, 10);
      return context.body(Readable.toWeb(Readable.from(parts())) as ReadableStream, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="contact-requests-${today}.${ending}"`,
        'cache-control': 'no-store',
      });
    });

  const sendAgain = (context: Context) => {
    leads.again(context.req.param('id'));
    return context.redirect(`${page}?state=waiting`, 303);
  };

  const readOnly = forPresenter((context) => methodNotAllowed(context));
  const writeOnly = forPresenter((context) => methodNotAllowed(context, 'POST'));
  route.get('/submissions', forPresenter(show)).all('/submissions', readOnly);
  route
    .get(
      '/submissions.csv',
      download('csv', 'text/csv; charset=utf-8', () => csvOf(leads)),
    )
    .all('/submissions.csv', readOnly);
  route
    .get(
      '/submissions.jsonl',
      download('jsonl', 'application/jsonl; charset=utf-8', () => linesOf(leads)),
    )
    .all('/submissions.jsonl', readOnly);
  for (const path of ['/submissions/again', '/submissions/again/:id']) {
    route.post(path, forPresenterForm(sendAgain)).all(path, writeOnly);
  }
  return route;
}

function stateOf(text: string | undefined): LeadState | undefined {
  return text === 'waiting' || text === 'sent' || text === 'refused' ? text : undefined;
}

const withLength = (lead: StoredLead) => ({ ...lead, bytes: Buffer.byteLength(lead.body) });

const encoder = new TextEncoder();

/** The table in parts, so it is never in memory all at once. */
function* csvOf(leads: Leads): Generator<Uint8Array> {
  yield encoder.encode(csvHead());
  for (const lead of leads.all()) yield encoder.encode(csvRow(lead));
}

/** The requests as they are kept, one in a line. Times are in ISO 8601, UTC. */
function* linesOf(leads: Leads): Generator<Uint8Array> {
  for (const lead of leads.all()) {
    const [receivedAt, since] = [lead.receivedAt, lead.since].map((time) =>
      new Date(time).toISOString(),
    );
    yield encoder.encode(`${JSON.stringify({ ...lead, receivedAt, since })}\n`);
  }
}
