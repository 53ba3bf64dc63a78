import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { Nonce } from './nonce';

/** Waits for the whole page, puts the styles of what it shows into its head, and gives it a policy with a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = crypto.randomUUID();
  const sheet = new ServerStyleSheet({ nonce });
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const { signal } = request;
  const stream = await renderToReadableStream(sheet.collectStyles(page), { nonce, signal });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The development server adds its own styles and scripts.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', policyWith(nonce));
  return new Response(html.replace('</head>', `${sheet.getStyleTags()}</head>`), {
    status,
    headers,
  });
}

const policyWith = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
