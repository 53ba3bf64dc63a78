import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type Server } from 'node:http';
import { configurationRoute, readConfiguration } from './configuration.ts';
import { entitiesRoute } from './entities/entitiesRoute.ts';
import type { EntitySource } from './entities/entitySource.ts';
import { refuse } from './refuse.ts';
import { securityHeaders } from './securityHeaders.ts';
import { StaticFiles } from './staticFiles.ts';

export interface HostOptions {
  /** The folder of the built app. */
  readonly root: string;
  /** The runtime configuration file; it may be missing. */
  readonly config: string;
  readonly entities: EntitySource;
}

export interface ListenOptions extends HostOptions {
  readonly port: number;
  readonly hostname: string;
}

/** The host as an application: one route per thing it stands in for, the built app for everything else. */
export async function createApp({ root, config, entities }: HostOptions): Promise<Hono> {
  const files = await StaticFiles.open(root);
  const app = new Hono();
  app.use(securityHeaders(() => readConfiguration(config)));
  app.route('/api/entities', entitiesRoute(entities));
  app.all('/api/*', (context) => context.json({ error: 'Not found' }, 404));
  app.route('/showcase.config.json', configurationRoute(config));
  app.get('*', (context) => files.respond(context));
  app.onError((error, context) => {
    console.error(error);
    return context.text('Internal server error', 500);
  });
  return app;
}

/** Listens; throws an error that says so when the port is in use. */
export async function startServer(options: ListenOptions): Promise<Server> {
  const app = await createApp(options);
  const respond = getRequestListener(app.fetch);
  const server = createServer(
    // Large enough for us, and not the parser, to answer an address that is too long.
    { maxHeaderSize: 128 * 1024, headersTimeout: 15_000, requestTimeout: 30_000 },
    (request, response) => {
      const refusal = refuse(request.method ?? '', request.url ?? '');
      if (!refusal) {
        void respond(request, response);
        return;
      }
      response.writeHead(refusal.status, {
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        ...refusal.headers,
      });
      response.end(request.method === 'HEAD' ? undefined : refusal.text);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${String(options.port)} is in use. Choose another one, for instance PORT=${String(options.port + 1)}.`
          : error.message;
      reject(new Error(message));
    });
    server.listen(options.port, options.hostname, resolve);
  });
  return server;
}
