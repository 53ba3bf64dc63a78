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
