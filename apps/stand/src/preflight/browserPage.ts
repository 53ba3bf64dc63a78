import type { Html } from '@showcase/host/presenter/layout';
import { hashSource, pagePolicy } from '@showcase/host/policy';
import { html, raw } from 'hono/html';
import { readFileSync } from 'node:fs';

const script = readFileSync(new URL('browserPage.js', import.meta.url), 'utf8');
const style = `
:root { color-scheme: dark; background: #17181d; color: #f3f5ff; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
`;

/** The policy of the page: its script, and no other. */
export const browserPolicy = `${pagePolicy([hashSource(script)], [hashSource(style)])}; frame-ancestors 'self'`;

/** What the page asks about besides the browser itself. */
interface Ask {
  readonly fonts: readonly string[];
  /** The address of the brand's logo; empty if there is none. */
  readonly logo: string;
}

/**
 * The page inside the preflight that asks this browser what only it knows. It posts the answer for the whole window.
 *
 * @param result The id of the result that the answer belongs to.
 */
export function browserPage(ask: Ask, result: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>This browser</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <p>Asking this browser…</p>
        <noscript><p>It does not run scripts.</p></noscript>
        <form
          method="post"
          action="/dev/preflight/browser"
          target="_parent"
          data-ask="${JSON.stringify(ask)}"
        >
          <input type="hidden" name="result" value="${result}" />
          <input type="hidden" name="answers" />
        </form>
        ${raw(`<script type="module">${script}</script>`)}
      </body>
    </html> `;
}
