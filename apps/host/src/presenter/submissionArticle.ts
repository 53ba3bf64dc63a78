import { html } from 'hono/html';
import type { FormFieldName } from '../formProvider/formDefinition.ts';
import type { Form } from '../formProvider/readSubmission.ts';
import type { SubmissionContent } from '../formProvider/validation.ts';
import type { Html } from './layout.ts';

interface ShownSubmission extends SubmissionContent, Form {
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

interface ArticleOptions {
  /** Unique in the page. */
  readonly id: string;
  /** Shown before the name. */
  readonly mark: Html;
  /** Shown above the fields. */
  readonly remark?: Html | undefined;
}

/** Longer than any real message, yet short enough to show 50 submissions on one page. */
const longestShown = 1000;
/** More than any real form has. */
const maxFields = 50;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const calendar = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/**
 * A submission in full. Values come from strangers, so each is escaped, shortened and isolated in its own direction.
 */
export function submissionArticle(
  submission: ShownSubmission,
  { id, mark, remark }: ArticleOptions,
): Html {
  const { receivedAt, portalId, formId, fields, context, submittedAt } = submission;
  const sent = submittedAt === undefined ? undefined : describeTime(submittedAt);
  const rest = fields.length - maxFields;
  return html`<article aria-labelledby="${id}">
    <header>
      <h2 id="${id}">${mark} <bdi>${nameOf(submission)}</bdi></h2>
      <p class="time">${timeElement(receivedAt)}</p>
    </header>
    ${remark ?? ''}
    <div class="parts">
      <section>
        <h3>Fields</h3>
        <dl>${fields.slice(0, maxFields).map(({ name, value }) => row(name, value))}</dl>
        ${rest > 0 && html`<p class="blank">… and ${rest.toLocaleString('en')} more fields</p>`}
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
  </article>`;
}

/** A time as a `<time>`. */
export function timeElement(milliseconds: number): Html {
  const date = new Date(milliseconds);
  return html`<time datetime="${date.toISOString()}"
    >${clock.format(date)} <span class="date">${calendar.format(date)}</span></time
  >`;
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

function nameOf({ fields }: SubmissionContent): string {
  const valueOf = (name: FormFieldName) =>
    fields.find((field) => field.name === name)?.value.trim() ?? '';
  const name = valueOf('0-2/name') || `${valueOf('firstname')} ${valueOf('lastname')}`.trim();
  return (name || valueOf('email')).slice(0, 200);
}

/** A time as text; the bare number if it is outside the range of dates, since a client may send any number. */
function describeTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime())
    ? String(milliseconds)
    : `${calendar.format(date)}, ${clock.format(date)} (${String(milliseconds)})`;
}
