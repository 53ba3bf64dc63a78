/** For tests: a site whose paths name their answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a site: `/404` answers with that status, `/to/404` redirects there, `/framed` refuses to be framed, `/hang`
 * never answers, `/endless` never ends, `/agent` answers 200 only to a browser.
 *
 * @returns Its origin.
 */
export async function startSite(): Promise<string> {
  const server = createServer((request, response) => {
    const [, first = '', second] = (request.url ?? '').split('/');
    if (first === 'hang') return;
    if (first === 'to') response.writeHead(302, { location: `/${second ?? ''}` }).end();
    else if (first === 'framed') response.writeHead(200, { 'x-frame-options': 'DENY' }).end('x');
    else if (first === 'endless') response.writeHead(200).write('x');
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
