import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Waits for the whole page, and puts the styles of what it shows into its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const sheet = new ServerStyleSheet();
  const page = <ServerRouter context={context} url={request.url} />;
  const stream = await renderToReadableStream(sheet.collectStyles(page), {
    signal: request.signal,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html.replace('</head>', `${sheet.getStyleTags()}</head>`), {
    status,
    headers,
  });
}
