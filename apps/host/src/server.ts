import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { configurationRoute, type ReadConfiguration } from './configuration.ts';
import { entitiesRoute } from './entities/entitiesRoute.ts';
import type { EntitySource } from './entities/entitySource.ts';
import { createFormProvider, type FormProvider } from './formProvider/formProvider.ts';
import { submissionsRoute } from './formProvider/submissionsRoute.ts';
import type { Extension } from './extension.ts';
import { inTurn } from './inTurn.ts';
import { readFootage } from './liveStream/footage.ts';
import { liveStreamRoute } from './liveStream/liveStreamRoute.ts';
import { presenterKey } from './presenter/access.ts';
import { requestGuard } from './requestGuard.ts';
import { fileHeaders, strictTransport } from './site/headers.ts';
import { openSite, type Site } from './site/site.ts';
import { sendAt, siteRoute } from './site/siteRoute.ts';
import { storybookRoute } from './storybook/storybookRoute.ts';

interface HostOptions extends Pick<Extension, 'receive' | 'pages'> {
  /** The folder of the built app. */
  readonly root: string;
  readonly readConfiguration: ReadConfiguration;
  readonly entities: EntitySource;
  /** The key of the presenter's pages. */
  readonly key: string;
  /** The form provider's stand-in; by default a new, empty one. */
  readonly formProvider?: FormProvider;
  /** The folder of a built Storybook, served at `/storybook`. */
  readonly storybook?: string | undefined;
}

export interface ListenOptions extends HostOptions {
  /** 0 means any free port. */
  readonly port: number;
  readonly hostname: string;
}

/** What the host answers besides the site's pages and files: one route for each service, and for unknown addresses. */
async function createApp(
  site: Site,
  {
    root,
    readConfiguration,
    entities,
    key,
    receive,
    pages,
    formProvider = createFormProvider(),
    storybook,
  }: HostOptions,
): Promise<Hono> {
  const app = new Hono();
  app.use(headLength);
  app.use(requestGuard());
  app.route('/api/entities', entitiesRoute(entities));
  app.route('/showcase.config.json', configurationRoute(readConfiguration));
  app.use('/dev/*', presenterKey(key));
  if (pages) app.route('/dev', pages);
  if (receive) {
    app.all('/submissions/*', (context) => receive(context.req.raw));
  } else {
    app.all('/submissions/*', (context) =>
      formProvider.answer(context.req.raw, getConnInfo(context).remote.address),
    );
    app.route('/dev/submissions', submissionsRoute(formProvider));
  }
  app.route('/live', liveStreamRoute(await readFootage(root)));
  if (storybook !== undefined)
    app.route('/storybook', await storybookRoute(storybook, '/storybook'));
  app.all('/api/*', (context) => context.json({ error: 'Not found' }, 404));
  app.route('/', siteRoute(site));
  app.onError((error, context) => {
    console.error(error);
    return context.text('Internal server error', 500);
  });
  return app;
}

/** Gives a HEAD response the Content-Length of the GET response if the route has created the body anyway. */
const headLength: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method !== 'HEAD' || !context.res.body) return;
  const { byteLength } = await context.res.clone().arrayBuffer();
  context.res.headers.set('content-length', String(byteLength));
};

type Bindings = HttpBindings | Http2Bindings;

const safeHeaders = new Map(Object.entries(fileHeaders));

/** Starts listening. Throws an error that says why if the built app is missing or the port cannot be used. */
export async function startServer(options: ListenOptions): Promise<Server> {
  const site = await openSite(options);
  const app = await createApp(site, options);
  const answer = async (request: Request, bindings: Bindings) => {
    const response = await app.fetch(request, bindings);
    // A route may have sent a file itself.
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  const listener = getRequestListener(answer, { errorHandler: refuseUnreadable });
  const server = createServer(
    {
      // Large enough that an address too long for us reaches requestGuard instead of failing in the parser.
      maxHeaderSize: 128 * 1024,
      // Drops clients that send a request too slowly, but not those that read a response slowly.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
    },
    inTurn((request, response) => {
      // Of every response; pages and routes replace some of them.
      response.setHeaders(safeHeaders);
      if (request.headers['x-forwarded-proto'] === 'https') {
        response.setHeader('strict-transport-security', strictTransport);
      }
      const host = hostOf(request);
      if (host === undefined) {
        response.writeHead(400).end('Malformed request');
        return;
      }
      request.headers.host = host;
      void sendAt(site, request, response)
        .then((isSent) => (isSent ? undefined : listener(request, response)))
        .catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
    }),
  );
  server.once('close', site.close);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Error(explainListenError(error, options)));
    });
    server.listen(options.port, options.hostname, resolve);
  });
  return server;
}

/**
 * The host that a request names, as a URL writes it. HTTP/1.0 needs none. Undefined if the request names several or an
 * invalid one.
 */
function hostOf({ headers, httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return undefined;
  const { host = httpVersion === '1.0' ? 'localhost' : '' } = headers;
  const url = URL.parse(`http://${host}`);
  return url?.href === `http://${url?.host ?? ''}/` ? url.host : undefined;
}

/** Refuses requests whose host and address do not form a valid URL. */
function refuseUnreadable(): Response {
  return new Response('Malformed request', { status: 400 });
}

function explainListenError(error: NodeJS.ErrnoException, { port, hostname }: ListenOptions) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use. Choose another, for example PORT=${String(port + 1)}.`;
    case 'EACCES':
      return `You may not use port ${String(port)}. Choose another, for example PORT=4173.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${hostname}"; it must be an address of this machine, for example 127.0.0.1.`;
    default:
      return error.message;
  }
}
