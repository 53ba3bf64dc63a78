import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { decodeAddress, longestQuery, methodNotAllowed } from '../requestGuard.ts';
import { isPage } from './configuredPages.ts';
import { hashedFilesCache } from './headers.ts';
import type { Listing } from './listFiles.ts';
import { sendFile } from './sendFile.ts';
import type { Site } from './site.ts';

/**
 * Sends the page or file at a request's address, as every server of files does (docs/deploy.md). Resolves to whether
 * there is one. Only listed files are ever sent, so no address can reach a file outside the folder.
 */
export async function sendAt(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { url = '' } = request;
  const [path = ''] = url.split('?', 1);
  const address = decodeAddress(path);
  if (address === undefined || url.length - path.length > longestQuery) return false;
  const page = fileOf(address);
  if (hasPage(site, page)) return sendPage(site, request, response, page, 200);
  const folder = isPage(address) ? undefined : folderOf(site.files(), address);
  if (folder === undefined) return false;
  const cache = address.startsWith('/assets/') ? hashedFilesCache : 'no-cache';
  return sendFile(request, response, folder, address, { headers: { 'cache-control': cache } });
}

/** What the site answers where `sendAt` finds nothing: perhaps there is a new build. */
export function siteRoute(site: Site): Hono<{ Bindings: HttpBindings }> {
  const route = new Hono<{ Bindings: HttpBindings }>();
  route.get('*', async (context) => {
    const { incoming, outgoing } = context.env;
    await site.update();
    if (await sendAt(site, incoming, outgoing)) return RESPONSE_ALREADY_SENT;

    const { pathname, search } = new URL(context.req.url);
    const address = decodeAddress(pathname) ?? '';
    const folder = address.replace(/\/+$/, '');
    if (folder !== address && hasPage(site, fileOf(folder))) {
      return context.redirect(encodeURI(folder) + search, 308);
    }
    // Visitors type addresses of pages; plain text is enough for all others.
    const isTyped =
      ['', '.', '.html'].includes(extname(address)) && !address.startsWith('/assets/');
    const page = isTyped ? notFoundPage(site, address) : undefined;
    const isSent = page !== undefined && (await sendPage(site, incoming, outgoing, page, 404));
    return isSent ? RESPONSE_ALREADY_SENT : context.text('Not found', 404);
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

async function sendPage(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  status: number,
): Promise<boolean> {
  const folder = folderOf(site.pages(), page);
  const headers = { ...site.headers(), 'cache-control': 'no-cache' };
  return folder !== undefined && sendFile(request, response, folder, page, { headers, status });
}

/** The file of the page at an address. */
const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

const folderOf = (folders: readonly Listing[], file: string) =>
  folders.find(({ files }) => files.has(file));

const hasPage = (site: Site, page: string) => folderOf(site.pages(), page) !== undefined;

/** The `404.html` in the deepest folder of an address that has one. */
function notFoundPage(site: Site, address: string): string | undefined {
  const parts = address.split('/').slice(0, -1);
  return parts
    .map((_, index) => [...parts.slice(0, parts.length - index), '404.html'].join('/'))
    .find((page) => hasPage(site, page));
}
