import { html, raw } from 'hono/html';
import { frameAncestors } from '../site/headers.ts';
import { hashSource, pagePolicy } from '../site/policy.ts';
import { layoutStyles } from './layout.styles.ts';

export { layoutStyles };
export type Html = ReturnType<typeof html>;

interface Layout {
  /** The title in the browser's tab. */
  readonly title: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly intro: Html;
  /** Controls for the whole page. */
  readonly tools: Html;
  readonly content: Html;
  /** Further styles. The page's policy must name them. */
  readonly styles?: string;
}

/** The policy of the presenter's pages. They need no script. */
export const layoutPolicy = `${pagePolicy([], [hashSource(layoutStyles)])}; ${frameAncestors}`;

/** The frame of the presenter's pages. */
export function layout({ title, eyebrow, heading, intro, tools, content, styles }: Layout): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        ${raw(`<style>${layoutStyles}</style>`)}
        ${styles !== undefined && raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <header>
          <div class="title">
            <p class="eyebrow">${eyebrow}</p>
            <h1>${heading}</h1>
            <p class="intro">${intro}</p>
          </div>
          <div class="tools">${tools}</div>
        </header>
        <main>${content}</main>
      </body>
    </html> `;
}

/** How often a page reloads automatically. A header tells the browser. */
export const reloadSeconds = 5;

/**
 * Says whether the page reloads automatically, with a link to change that.
 *
 * @param other The address of the page in the other state.
 */
export function reloadControl(isPaused: boolean, other: string): Html {
  return isPaused
    ? html`<p class="state paused">Paused</p>
        <a class="action" href="${other}">Resume</a>`
    : html`<p class="state">Reloads every ${String(reloadSeconds)} s</p>
        <a class="action" href="${other}">Pause</a>`;
}

/** Links to the other pages of a long list, except those whose address is undefined. */
export function pageLinks({
  newest,
  older,
}: Readonly<Record<'newest' | 'older', string | undefined>>) {
  if (newest === undefined && older === undefined) return '';
  return html`<nav aria-label="Pages">
    ${newest !== undefined && html`<a class="action" href="${newest}">Newest</a>`}
    ${older !== undefined && html`<a class="action" href="${older}">Older</a>`}
  </nav>`;
}

/** Shown instead of an empty list. */
export function emptyList(title: string): Html {
  return html`<div class="empty">
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M8 27 14 10h20l6 17v9a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
      <path d="M8 27h9a7 7 0 0 0 14 0h9" />
    </svg>
    <p class="nothing">${title}</p>
    <p>Requests sent with the contact form appear here.</p>
  </div>`;
}
