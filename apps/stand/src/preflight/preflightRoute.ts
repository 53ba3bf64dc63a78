import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReadConfiguration } from '@showcase/host/configuration';
import type { EntitySource } from '../../../host/src/entities/entitySource.ts';
import type { LeadsService } from '../leads/leadsService.ts';
import { forPresenter, forPresenterForm } from '@showcase/host/presenter/access';
import { methodNotAllowed } from '@showcase/host/requestGuard';
import { pageHeaders } from '../../../host/src/site/headers.ts';
import { listFiles } from '../../../host/src/site/listFiles.ts';
import { allowOrigins } from '../../../host/src/site/policy.ts';
import { sendFile } from '../../../host/src/site/sendFile.ts';
import { checkAddress } from './checkAddress.ts';
import { contactRequests } from './contactRequests.ts';

/** The preflight's measurements of this machine; tests replace them. */
export interface Measures {
  /** Milliseconds since the epoch: `Date.now`. */
  readonly now?: () => number;
  /** The free space in a folder, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

interface PreflightOptions extends Measures {
  /** The folder of the built app. */
  readonly root: string;
  readonly readConfiguration: ReadConfiguration;
  readonly entities: EntitySource;
  readonly leads?: LeadsService | undefined;
}

/** Hidden in the built app, so that no other address leads to it. */
const folderName = '.preflight';

/**
 * The page on which the presenter checks everything before the doors open, and its endpoints: `/host` gives the state
 * of the host, and `/address?url=…` how an address answers. Only a browser on the host's own machine gets them;
 * everybody else gets the usual 404.
 */
export function preflightRoute(options: PreflightOptions): Hono {
  const { root, readConfiguration, entities, leads } = options;
  const { now = Date.now, freeBytes = freeBytesIn } = options;
  const folder = join(root, folderName);
  const route = new Hono();

  const page = async (context: Context) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) {
      return context.text('This build has no preflight. Run "pnpm build", then reload.', 404);
    }
    const { origins } = await readConfiguration();
    context.header('cache-control', 'no-store');
    return context.html(allowOrigins(html, origins), 200, pageHeaders(origins));
  };

  const asset = async (context: Context) => {
    const address = `/assets/${context.req.param('name') ?? ''}`;
    const headers = { 'cache-control': 'no-cache' };
    const { incoming, outgoing } = context.env as HttpBindings;
    const files = await listFiles(folder);
    const isSent = await sendFile(incoming, outgoing, files, address, { headers });
    return isSent ? RESPONSE_ALREADY_SENT : context.text('Not found', 404);
  };

  const state = async (context: Context) => {
    const kept = leads?.state();
    context.header('cache-control', 'no-store');
    return context.json({
      requests: await contactRequests(leads, readConfiguration),
      entities: entities.state,
      configuration: await configurationState(readConfiguration),
      disk: await measureDisk(kept ? dirname(kept.file) : tmpdir(), freeBytes),
      now: now(),
    });
  };

  const address = async (context: Context) => {
    const url = URL.parse(context.req.query('url') ?? '');
    if (!url || !/^https?:$/.test(url.protocol)) {
      return context.json({ error: 'url must be an http(s) address' }, 400);
    }
    const answer = await checkAddress(url, {
      origin: new URL(context.req.url).origin,
      headers: {
        accept: 'text/html,*/*;q=0.8',
        'user-agent': context.req.header('user-agent') ?? 'showcase-host',
      },
    });
    context.header('cache-control', 'no-store');
    return context.json(answer);
  };

  const readOnly = forPresenter((context) => methodNotAllowed(context));
  route.get('/', forPresenter(page)).all('/', readOnly);
  route.get('/assets/:name{[\\w.-]+}', forPresenter(asset));
  route.get('/host', forPresenter(state)).all('/host', readOnly);
  route.post('/address', forPresenterForm(address));
  route.all(
    '/address',
    forPresenter((context) => methodNotAllowed(context, 'POST')),
  );
  return route;
}

async function configurationState(readConfiguration: ReadConfiguration) {
  const { problem = null, problems } = await readConfiguration();
  return { problem, problems };
}

async function measureDisk(folder: string, freeBytes: NonNullable<Measures['freeBytes']>) {
  try {
    return { folder, freeBytes: await freeBytes(folder) };
  } catch (error) {
    return { folder, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
