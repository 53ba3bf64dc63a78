import { html } from 'hono/html';
import {
  emptyList,
  layout,
  pageLinks,
  reloadControl,
  type Html,
} from '@showcase/host/presenter/layout';
import { submissionArticle, timeElement } from '@showcase/host/presenter/submissionArticle';
import { contentOf } from './csv.ts';
import type { LeadState, StoredLead } from './leads.ts';

export interface LeadsPageOptions {
  readonly page: string;
  /** The paths of the exports. */
  readonly csv: string;
  readonly lines: string;
  readonly isPaused: boolean;
  /** Shows only requests in this state. */
  readonly state: LeadState | undefined;
  readonly counts: Readonly<Record<LeadState, number>>;
  /** Where requests are kept. */
  readonly file: string;
  /** Where they are forwarded; empty if nowhere. */
  readonly formHost: string;
  /** Why they are not getting through; empty if they are. */
  readonly lastError: string;
  /** The requests to show. */
  readonly shown: readonly StoredLead[];
  /** Whether this page shows the newest. */
  readonly isNewest: boolean;
  /** The id of the oldest request shown, if there are older ones. */
  readonly before: string | undefined;
}

const names: Readonly<Record<LeadState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
};
const states = Object.keys(names) as readonly LeadState[];

/** The presenter's page of kept contact requests, newest first. */
export function leadsPage(options: LeadsPageOptions): Html {
  const { page, csv, lines, counts, shown, state, isPaused, isNewest, before } = options;
  const total = states.reduce((sum, name) => sum + counts[name], 0);
  const here = { state, paused: isPaused || undefined };
  const filter = (name: string, count: number, target: LeadState | undefined) =>
    html`<a
      class="action"
      href="${addressOf(page, { ...here, state: target })}"
      ${target === state && html`aria-current="page"`}
      >${name} (${String(count)})</a
    >`;
  return layout({
    title: `Contact requests (${String(total)})`,
    eyebrow: 'Kept on this machine',
    heading: 'Contact requests',
    intro: describe(options),
    tools: html`${
        isNewest &&
        reloadControl(isPaused, addressOf(page, { ...here, paused: isPaused ? undefined : true }))
      }
      <a class="action" href="${csv}">Download CSV</a>
      <a class="action" href="${lines}">Download JSON Lines</a>
      ${counts.refused > 0 && againButton(`${page}/again`, 'Send all refused again')}`,
    content: html`<nav aria-label="State">
        ${filter('All', total, undefined)}
        ${states.map((name) => filter(names[name], counts[name], name))}
      </nav>
      ${
        shown.length === 0
          ? emptyList(state ? `No ${state} requests.` : 'Nothing has been sent yet.')
          : html`<ol>
              ${shown.map((lead) => html`<li>${article(lead, page)}</li>`)}
            </ol>`
      }
      ${pageLinks({
        newest: isNewest ? undefined : addressOf(page, { state }),
        older: before === undefined ? undefined : addressOf(page, { state, before }),
      })}`,
  });
}

function describe({ file, formHost, lastError, counts }: LeadsPageOptions): Html {
  const destination =
    formHost === ''
      ? 'The configuration names no provider to forward them to.'
      : `They are forwarded to ${formHost}.`;
  const problem = lastError !== '' && counts.waiting > 0 && html` Last failure: ${lastError}.`;
  return html`Requests are kept in ${file}. ${destination}${problem}`;
}

function article(lead: StoredLead, page: string): Html {
  const { id, state, since, attempts, reason, body } = lead;
  const remark = {
    waiting: attempts > 0 && html`<p>Attempts: ${String(attempts)}</p>`,
    sent: html`<p>Sent ${timeElement(since)}</p>`,
    refused: html`<p>The provider’s reason: <bdi dir="auto">${reason}</bdi></p>
      ${againButton(`${page}/again/${id}`, 'Send again')}`,
  }[state];
  return submissionArticle(
    { ...lead, ...contentOf(body) },
    {
      id: `request-${id}`,
      mark: html`<span class="mark ${state}">${names[state]}</span>`,
      ...(remark !== false && { remark: html`<div class="remark">${remark}</div>` }),
    },
  );
}

function againButton(action: string, label: string): Html {
  return html`<form method="post" action="${action}">
    <button type="submit">${label}</button>
  </form>`;
}

function addressOf(
  page: string,
  parameters: Readonly<Record<string, string | true | undefined>>,
): string {
  const query = Object.entries(parameters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [name] : [`${name}=${encodeURIComponent(value)}`];
  });
  return query.length > 0 ? `${page}?${query.join('&')}` : page;
}
