import { startHost } from '@showcase/host/process';
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Server, ServerName } from '../../../../deploy/servers.ts';
import { startStaticServer } from './staticServer.ts';

const entities = fileURLToPath(new URL('../../e2e/tdra/entities.csv', import.meta.url));

/** Answers a request instead of the host. */
export type Answer = (response: ServerResponse) => void;

/** Breaks the connection. */
export const drop: Answer = (response) => response.destroy();
export const answer =
  (status: number, body = '', type = 'text/plain'): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/**
 * The built app on its host, or on the server of a static site, behind a proxy that injects faults, because engines
 * differ in what they can intercept. The host also receives contact requests and streams for a static site.
 */
export class ProxiedHost {
  /** Every request since `restore`, as method and path. */
  readonly requests: string[] = [];
  /** The paths requested as pages since `restore`. */
  readonly pages: string[] = [];
  readonly #answers = new Map<RegExp, Answer>();
  readonly #server = createServer((request, response) => {
    this.#handle(request, response);
  });
  #host: Awaited<ReturnType<typeof startHost>> | undefined;
  #hostPort = 0;
  #site: Server | undefined;

  /** Starts both. With the name of a server, the app is a static site on it. */
  async open(server?: ServerName): Promise<void> {
    this.#host = await startHost(['--entities', entities]);
    this.#hostPort = Number(new URL(this.#host.address).port);
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    if (server !== undefined) {
      this.#site = await startStaticServer(server, { services: this.origin, entities });
    }
  }

  get origin(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** Answers requests with a matching path instead of the host, until `restore`. */
  answer(path: RegExp, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  restore(): void {
    this.#answers.clear();
    this.requests.length = 0;
    this.pages.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#host?.stop();
    await this.#site?.stop();
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request;
    this.requests.push(`${method} ${url}`);
    if (headers.accept?.includes('text/html')) this.pages.push(url);
    const [, planted] = [...this.#answers].find(([path]) => path.test(url)) ?? [];
    if (planted) {
      request.resume();
      planted(response);
      return;
    }
    const site = /^\/(?:live|submissions)\//.test(url) ? undefined : this.#site;
    const send = site ? httpsRequest : httpRequest;
    const port = site ? new URL(site.origin).port : this.#hostPort;
    const forwarded = send(
      { host: '127.0.0.1', port, path: url, method, headers, rejectUnauthorized: false },
      (answered) => {
        const isPage = answered.headers['content-type']?.startsWith('text/html') ?? false;
        response.writeHead(answered.statusCode ?? 502, {
          ...answered.headers,
          // A response cached in an earlier test would hide a fault.
          ...(!isPage && { 'cache-control': 'no-store' }),
        });
        answered.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }
}
