/** For tests: what a server answers. */
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Request {
  readonly method?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: string;
}

/** Sends a request. Certificates aren't checked, and nothing is decompressed. */
export function get(origin: string, path: string, request: Request = {}): Promise<Answer> {
  const { method = 'GET', headers, body } = request;
  const send = origin.startsWith('https') ? requestSecure : requestPlain;
  const options = { method, headers, rejectUnauthorized: false, agent: false };
  return new Promise((resolve, reject) => {
    send(new URL(path, origin), options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** The directives that govern a response, from its header and its page, without hashes. */
function policyOf({ headers, body }: Answer): readonly string[] {
  const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString())?.[1];
  return [...(own?.split('; ') ?? []), ...String(headers['content-security-policy']).split('; ')]
    .map((directive) => directive.replaceAll(/ 'sha256-[^']*'/g, ''))
    .toSorted();
}

const compared = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'cache-control',
  'access-control-allow-origin',
];

/** What of an answer must be the same on every server. */
export function safetyOf(answer: Answer) {
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  const names = isPage ? [...compared, 'permissions-policy'] : compared;
  return {
    status: answer.status,
    policy: policyOf(answer),
    // Neither kind may be shown again without asking the server.
    headers: names.map((name) => [
      name,
      String(answer.headers[name]).replace('no-store', 'no-cache'),
    ]),
  };
}
