import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { createServer, type Server } from 'node:http';
import { configurationRoute, openConfiguration } from './configuration.ts';
import { entitiesRoute } from './entities/entitiesRoute.ts';
import type { EntitySource } from './entities/entitySource.ts';
import { createFormProvider, type FormProvider } from './formProvider/formProvider.ts';
import { submissionsRoute } from './formProvider/submissionsRoute.ts';
import { readFootage } from './liveStream/footage.ts';
import { liveStreamRoute } from './liveStream/liveStreamRoute.ts';
import { requestGuard } from './requestGuard.ts';
import { filePolicy, fixedHeaders, securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';

interface HostOptions {
  /** The folder of the built app. */
  readonly root: string;
  /** The runtime configuration file; it may be missing. */
  readonly config: string;
  readonly entities: EntitySource;
  /** What answers the contact form; a new one when it is left out. */
  readonly formProvider?: FormProvider;
}

export interface ListenOptions extends HostOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostname: string;
}

/**
 * The host as an application: one route per thing it stands in for, the built app for everything else.
 * Throws an error that says so when there is no built app.
 */
async function createApp({
  root,
  config,
  entities,
  formProvider = createFormProvider(),
}: HostOptions): Promise<Hono> {
  const readConfiguration = openConfiguration(config);
  const app = new Hono();
  app.use(headLength);
  app.use(securityHeaders(readConfiguration));
  app.use(requestGuard());
  app.route('/api/entities', entitiesRoute(entities));
  app.route('/showcase.config.json', configurationRoute(readConfiguration));
  app.all('/submissions/*', (context) => formProvider.answer(context.req.raw));
  app.route('/dev/submissions', submissionsRoute(formProvider));
  app.route('/live', liveStreamRoute(await readFootage(root)));
  app.all('/api/*', (context) => context.json({ error: 'Not found' }, 404));
  app.route('/', await staticFiles(root));
  app.onError((error, context) => {
    console.error(error);
    return context.text('Internal server error', 500);
  });
  return app;
}

/** Gives an answer to HEAD the length that it would have to GET, where its body is at hand. */
const headLength: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method !== 'HEAD' || !context.res.body) return;
  const { byteLength } = await context.res.clone().arrayBuffer();
  context.res.headers.set('content-length', String(byteLength));
};

/** Listens. Throws an error that says so when there is no built app or the port cannot be had. */
export async function startServer(options: ListenOptions): Promise<Server> {
  const app = await createApp(options);
  const listener = getRequestListener(app.fetch, { errorHandler: refuseUnreadable });
  const server = createServer(
    {
      // Large enough for us, and not the parser, to answer an address that is too long.
      maxHeaderSize: 128 * 1024,
      // A client that takes its time to ask is let go; one that takes its time to read is not.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => void listener(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Error(explainListenError(error, options)));
    });
    server.listen(options.port, options.hostname, resolve);
  });
  return server;
}

/** Answers what never becomes a request: a host or an address that makes no URL. */
function refuseUnreadable(): Response {
  const headers = { ...fixedHeaders, 'content-security-policy': filePolicy };
  return new Response('Malformed request', { status: 400, headers });
}

function explainListenError(error: NodeJS.ErrnoException, { port, hostname }: ListenOptions) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use. Choose another with PORT=…, for instance PORT=${String(port + 1)}.`;
    case 'EACCES':
      return `Port ${String(port)} needs more rights than you have. Choose another with PORT=…, for instance PORT=4173.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${hostname}"; it must be an address of this machine, for instance 127.0.0.1.`;
    default:
      return error.message;
  }
}
