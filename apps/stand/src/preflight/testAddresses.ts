/** For tests: a site whose paths name their answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLinks } from '@showcase/content/links';
import { onTestFinished } from 'vitest';

/**
 * Starts a site: `/404` answers with that status, `/to/404` redirects there, `/framed` refuses to be framed, `/hang`
 * never answers, `/endless` never ends, `/agent` answers 200 only to a browser, `/readable` lets the page that asks read it.
 *
 * @returns Its origin.
 */
export async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    const [, first = '', second] = (request.url ?? '').split('/');
    if (first === 'hang') return;
    if (first === 'to') response.writeHead(302, { location: `/${second ?? ''}` }).end();
    else if (first === 'framed') response.writeHead(200, { 'x-frame-options': 'DENY' }).end('x');
    else if (first === 'readable') {
      response
        .writeHead(200, { 'access-control-allow-origin': request.headers.origin ?? 'null' })
        .end('x');
    } else if (first === 'endless') response.writeHead(200).write('x');
    else if (first === 'agent') {
      response.writeHead(/Mozilla/.test(request.headers['user-agent'] ?? '') ? 200 : 403).end();
    } else response.writeHead(Number(first) || 200).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** A configuration whose links all lead to one site, except for those given. */
export function withLinks(site: string, given: { readonly links?: object } = {}): string {
  const links = Object.fromEntries(
    Object.keys(defaultLinks).map((id) => [id, `${site}/200/${id}`]),
  );
  const externalProjects = { m42: `${site}/200` };
  return JSON.stringify({ externalProjects, ...given, links: { ...links, ...given.links } });
}
