import { Hono, type Context } from 'hono';
import { extname } from 'node:path';
import { decodeAddress, methodNotAllowed } from '../requestGuard.ts';
import { hashedFilesCache } from './headers.ts';
import { isPage } from './configuredPages.ts';
import type { Listing } from './listFiles.ts';
import { sendFile } from './sendFile.ts';
import type { Site } from './site.ts';

/**
 * Serves a built app, as every other server of files does (docs/deploy.md). Only listed files are ever sent, so that no
 * address can reach a file outside the folder.
 */
export function siteRoute(site: Site): Hono {
  const route = new Hono();

  /** Sends the page or file at an address, or leads there from the same address with a slash. */
  const send = async (context: Context, address: string) => {
    const page = address === '/' ? '/index.html' : `${address}.html`;
    const response = await sendPage(context, page, 200);
    if (response) return response;
    const folder = address.replace(/\/+$/, '');
    if (folder !== address && hasPage(site, `${folder}.html`)) {
      return context.redirect(encodeURI(folder) + new URL(context.req.url).search, 308);
    }
    if (isPage(address)) return undefined;
    const cache = address.startsWith('/assets/') ? hashedFilesCache : 'no-cache';
    return sendFirst(context, site.files(), address, { 'cache-control': cache });
  };

  const sendPage = (context: Context, page: string, status: number) => {
    const headers = { ...site.headers(), 'cache-control': 'no-cache' };
    return sendFirst(context, site.pages(), page, headers, status);
  };

  /** The app's page for unknown addresses that a visitor may have typed, plain text for all others. */
  const sendNotFound = async (context: Context, address: string) => {
    const isTyped =
      ['', '.', '.html'].includes(extname(address)) && !address.startsWith('/assets/');
    const page = isTyped ? notFoundPage(site, address) : undefined;
    const response = page === undefined ? undefined : await sendPage(context, page, 404);
    return response ?? context.text('Not found', 404);
  };

  route.get('*', async (context) => {
    const address = decodeAddress(new URL(context.req.url).pathname) ?? '';
    const response = await send(context, address);
    if (response) return response;
    // Perhaps there is a new build.
    await site.update();
    return (await send(context, address)) ?? sendNotFound(context, address);
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

/** Sends a file from the first of some folders that has it. */
async function sendFirst(
  context: Context,
  folders: readonly Listing[],
  address: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response | undefined> {
  for (const folder of folders) {
    const response = await sendFile(context, folder, address, { headers, status });
    if (response) return response;
  }
  return undefined;
}

/** The `404.html` in the deepest folder of an address that has one. */
function notFoundPage(site: Site, address: string): string | undefined {
  const parts = address.split('/').slice(0, -1);
  return parts
    .map((_, index) => [...parts.slice(0, parts.length - index), '404.html'].join('/'))
    .find((page) => hasPage(site, page));
}

const hasPage = (site: Site, page: string) => site.pages().some(({ files }) => files.has(page));
