import { html } from 'hono/html';
import { emptyList, layout, reloadControl, type Html } from '../presenter/layout.ts';
import { submissionArticle } from '../presenter/submissionArticle.ts';
import type { Submission } from './formProvider.ts';

interface SubmissionsPageOptions {
  /** The path of the page. */
  readonly page: string;
  readonly nonce: string;
  readonly isPaused: boolean;
}

/** The presenter's page of what the stand-in has accepted. */
export function submissionsPage(
  submissions: readonly Submission[],
  { page, nonce, isPaused }: SubmissionsPageOptions,
): Html {
  const count = String(submissions.length);
  return layout({
    title: `Submissions (${count}) – form provider`,
    eyebrow: 'Form provider stand-in',
    heading: 'Submissions',
    lead: html`What the contact form would have sent. Nothing leaves this machine; the newest 200
    submissions stay in memory until the host stops.`,
    tools: html`${reloadControl(isPaused, isPaused ? page : `${page}?paused`)}
    ${
      submissions.length > 0 &&
      html`<form method="post" action="${page}/clear">
        <button type="submit">Clear ${count}</button>
      </form>`
    }`,
    content:
      submissions.length === 0
        ? emptyList('Nothing has been sent yet.')
        : html`<ol>
            ${submissions.map((submission) => html`<li>${article(submission)}</li>`)}
          </ol>`,
    nonce,
  });
}

function article(submission: Submission): Html {
  const number = String(submission.number);
  return submissionArticle(submission, {
    id: `submission-${number}`,
    mark: html`<span class="number">#${number}</span>`,
  });
}
