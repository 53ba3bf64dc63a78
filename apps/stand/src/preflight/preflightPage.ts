import { frameAncestors } from '@showcase/host/headers';
import { hashSource, pagePolicy } from '@showcase/host/policy';
import { layout, layoutStyles, type Html } from '@showcase/host/presenter/layout';
import { html } from 'hono/html';
import type { Finding } from './check.ts';
import type { Group, Row } from './groupsOf.ts';
import { preflightStyles } from './preflightPage.styles.ts';

interface PreflightPageOptions {
  readonly page: string;
  /** The id of the result. */
  readonly id: string;
  readonly checkedAt: Date;
  /** What the browser has said; undefined if it has not been asked. */
  readonly browser: unknown;
  readonly groups: readonly Group[];
}

type State = Finding['state'];

const marks: Readonly<Record<State, string>> = { problem: 'Problem', warning: 'Warning', ok: 'OK' };
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

/** The policy of the page. It needs no script; a frame asks the browser what only it knows. */
export const preflightPolicy = `${pagePolicy([], [layoutStyles, preflightStyles].map(hashSource))}; ${frameAncestors}`;

/** What the checks have found, with a button that checks it again. */
export function preflightPage(options: PreflightPageOptions): Html {
  const { page, id, checkedAt, groups } = options;
  const rows = groups.flatMap((group) => group.rows);
  const countOf = (state: State) => rows.filter((row) => row.state === state).length;
  const problems = rows.filter(({ state }) => state === 'problem');
  const summary = `${counted(problems.length, 'problem')}. ${counted(countOf('warning'), 'warning')}. ${String(countOf('ok'))} OK.`;
  return layout({
    title: `${counted(problems.length, 'problem')} – preflight`,
    eyebrow: 'Before the doors open',
    heading: 'Preflight',
    intro: html`What works on this stand, and what to do about the rest. Checked on
    ${time.format(checkedAt)}.`,
    tools: html`<a class="action" href="${page}">Check all again</a>`,
    styles: preflightStyles,
    content: html`<p class="summary">${summary}</p>
      ${
        problems.length > 0 &&
        html`<ul class="problems" aria-label="${counted(problems.length, 'problem')}">
          ${problems.map(
            (row) => html`<li><a href="#${encodeURIComponent(idOf(row))}">${row.label}</a></li>`,
          )}
        </ul>`
      }
      ${groups.filter((group) => group.rows.length > 0).map((group) => section(group, page, id))}`,
  });
}

function section({ title, rows }: Group, page: string, result: string): Html {
  return html`<section class="group" aria-labelledby="${title}">
    <h2 id="${title}">${title}</h2>
    <ul class="rows">
      ${rows.map((row) => item(row, page, result))}
    </ul>
  </section>`;
}

function item(row: Row, page: string, result: string): Html {
  const { state, label, address, found, action, ids } = row;
  return html`<li id="${idOf(row)}" data-state="${state}" tabindex="-1">
    <p class="state">${marks[state]}</p>
    <div>
      <h3>${label}</h3>
      ${address !== undefined && html`<p class="address"><bdi>${address}</bdi></p>`}
      <p>${found}</p>
      ${action !== undefined && html`<p class="do">What to do: ${action}</p>`}
      ${
        idOf(row) === 'browser' &&
        html`<iframe src="${page}/browser?result=${result}" title="This browser"></iframe>`
      }
    </div>
    <form method="post" action="${page}/check">
      <input type="hidden" name="result" value="${result}" />
      ${ids.map((id) => html`<input type="hidden" name="ids" value="${id}" />`)}
      <button type="submit" aria-label="Check again: ${label}">Check again</button>
    </form>
  </li>`;
}

const idOf = ({ ids: [first = ''] }: Row) => first;

const counted = (count: number, thing: string) =>
  `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
