import { html } from 'hono/html';
import { emptyList, layout, pageLinks, reloadControl, type Html } from '../presenter/layout.ts';
import { submissionArticle } from '../presenter/submissionArticle.ts';
import type { Submission } from './formProvider.ts';

interface SubmissionsPageOptions {
  readonly page: string;
  readonly isPaused: boolean;
  /** The total number of submissions. */
  readonly count: number;
  readonly shown: readonly Submission[];
  /** Whether this page shows the newest. */
  readonly isNewest: boolean;
  /** The id of the oldest one shown, if there are older ones. */
  readonly before: string | undefined;
}

/** The presenter's page of accepted submissions. */
export function submissionsPage(options: SubmissionsPageOptions): Html {
  const { page, isPaused, shown, isNewest, before } = options;
  const count = String(options.count);
  return layout({
    title: `Contact requests (${count})`,
    eyebrow: 'Test mode',
    heading: 'Contact requests',
    intro: html`What the contact form would have sent. Nothing leaves this computer. The newest 200
    requests, up to 16 MiB, are kept until you clear them or the host stops.`,
    tools: html`${isNewest && reloadControl(isPaused, isPaused ? page : `${page}?paused`)}
    ${
      options.count > 0 &&
      html`<form method="post" action="${page}/clear">
        <button type="submit">Clear all ${count}</button>
      </form>`
    }`,
    content:
      shown.length === 0
        ? emptyList('Nothing has been sent yet.')
        : html`<ol>
              ${shown.map((submission) => html`<li>${article(submission)}</li>`)}
            </ol>
            ${pageLinks({
              newest: isNewest ? undefined : page,
              older: before === undefined ? undefined : `${page}?before=${before}`,
            })}`,
  });
}

function article(submission: Submission): Html {
  return submissionArticle(submission, {
    id: `submission-${submission.id}`,
    mark: html`<span class="number">#${submission.id}</span>`,
  });
}
