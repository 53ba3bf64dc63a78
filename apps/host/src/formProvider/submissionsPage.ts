import { html } from 'hono/html';
import type { FormFieldName } from './formDefinition.ts';
import type { Submission } from './formProvider.ts';
import { submissionsStyles } from './submissionsPage.styles.ts';

type Html = ReturnType<typeof html>;

interface SubmissionsPageOptions {
  /** The path of the page. */
  readonly page: string;
  readonly nonce: string;
  readonly isPaused: boolean;
  readonly reloadSeconds: number;
}

/** Longer than any real message, yet short enough to show 200 submissions on one page. */
const longestShown = 1000;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The presenter's page. Values come from strangers, so each one is escaped, shortened and isolated in its direction. */
export function submissionsPage(
  submissions: readonly Submission[],
  options: SubmissionsPageOptions,
): Html {
  const { page, nonce } = options;
  const count = String(submissions.length);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>Submissions (${count}) – form provider</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${submissionsStyles}
        </style>
      </head>
      <body>
        <header>
          <div class="title">
            <p class="eyebrow">Form provider stand-in</p>
            <h1>Submissions</h1>
            <p class="lead">
              What the contact form would have sent. Nothing leaves this machine; the newest 200
              submissions stay in memory until the host stops.
            </p>
          </div>
          <div class="tools">
            ${refreshControl(options)}
            ${
              submissions.length > 0 &&
              html`<form method="post" action="${page}/clear">
                <button type="submit">Clear ${count}</button>
              </form>`
            }
          </div>
        </header>
        <main>
          ${
            submissions.length === 0
              ? emptyList()
              : html`<ol>
                  ${submissions.map(listItem)}
                </ol>`
          }
        </main>
      </body>
    </html> `;
}

function refreshControl({ page, isPaused, reloadSeconds }: SubmissionsPageOptions): Html {
  return isPaused
    ? html`<p class="state paused">Paused</p>
        <a class="action" href="${page}">Resume</a>`
    : html`<p class="state">Reloads every ${String(reloadSeconds)} s</p>
        <a class="action" href="${page}?paused">Pause</a>`;
}

function emptyList(): Html {
  return html`<div class="empty">
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M8 27 14 10h20l6 17v9a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
      <path d="M8 27h9a7 7 0 0 0 14 0h9" />
    </svg>
    <p class="nothing">Nothing has been sent yet.</p>
    <p>Submissions of the contact form appear here.</p>
  </div>`;
}

function listItem(submission: Submission): Html {
  const { number, receivedAt, portalId, formId, fields, context, submittedAt } = submission;
  const id = `submission-${String(number)}`;
  const sent = submittedAt === undefined ? undefined : describeTime(submittedAt);
  return html`<li>
    <article aria-labelledby="${id}">
      <header>
        <h2 id="${id}">
          <span class="number">#${String(number)}</span> <bdi>${nameOf(submission)}</bdi>
        </h2>
        <p class="time">${timeElement(receivedAt)}</p>
      </header>
      <div class="parts">
        <section>
          <h3>Fields</h3>
          <dl>${fields.map(({ name, value }) => row(name, value))}</dl>
        </section>
        <section class="context">
          <h3>Context</h3>
          <dl>
            ${row('form id', formId)} ${row('portal id', portalId)}
            ${sent !== undefined && row('submittedAt', sent)}
            ${Object.entries(context).map(([name, value]: [string, string]) => row(name, value))}
          </dl>
        </section>
      </div>
    </article>
  </li>`;
}

function row(name: string, value: string): Html {
  const rest = value.length - longestShown;
  return html`<div>
    <dt><bdi>${name}</bdi></dt>
    ${
      value === ''
        ? html`<dd class="blank">empty</dd>`
        : html`<dd><bdi dir="auto">${value.slice(0, longestShown)}</bdi></dd>`
    }
    ${rest > 0 && html`<dd class="blank">… and ${rest.toLocaleString('en')} more characters</dd>`}
  </div>`;
}

function nameOf({ fields }: Submission): string {
  const valueOf = (name: FormFieldName) =>
    fields.find((field) => field.name === name)?.value.trim() ?? '';
  const name = valueOf('0-2/name') || `${valueOf('firstname')} ${valueOf('lastname')}`.trim();
  return (name || valueOf('email')).slice(0, 200);
}

function timeElement(milliseconds: number): Html {
  const date = new Date(milliseconds);
  return html`<time datetime="${date.toISOString()}"
    >${clock.format(date)} <span class="date">${calendar.format(date)}</span></time
  >`;
}

/** A time as text; the bare number if it is outside the range of dates, since a client may send any number. */
function describeTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime())
    ? String(milliseconds)
    : `${calendar.format(date)}, ${clock.format(date)} (${String(milliseconds)})`;
}
