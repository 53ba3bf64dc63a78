import { Hono, type Context } from 'hono';
import { extname, posix } from 'node:path';
import { chooseEncoding, compress, encodingHeaders } from './compression.ts';
import { decodeAddress, methodNotAllowed } from './requestGuard.ts';
import { sendFile } from './sendFile.ts';
import { openSite, type Site } from './site.ts';
import { pageAddress, type SiteMap } from './siteMap.ts';

/** The build's placeholder for the nonce of the response. */
export const noncePlaceholder = '__CSP_NONCE__';
export const hashedFilesCache = 'public, max-age=31536000, immutable';

/**
 * Serves a built app. Only listed files are ever opened, so that no address can reach a file outside the folder. The
 * folder is listed again when an address is unknown or its file has vanished, so a new build needs no restart. Throws
 * an error
 * if the folder contains no built app.
 */
export async function staticFiles(root: string): Promise<Hono> {
  const site = await openSite(root);
  const route = new Hono();
  route.get('*', async (context) => {
    const address = addressOf(context);
    return (
      (await send(context, site, address)) ??
      ((await site.refresh()) ? await send(context, site, address) : undefined) ??
      sendNotFound(context, site, address)
    );
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

/** Sends the page or file at an address. Undefined if there is none. */
async function send(context: Context, site: Site, address: string): Promise<Response | undefined> {
  const page = site.map().pages.get(pageAddress(address));
  if (page !== undefined) return sendPage(context, site, page, 200);
  const file = site.file(address);
  const cacheControl = address.startsWith('/assets/') ? hashedFilesCache : 'no-cache';
  return file && sendFile(context, file, cacheControl);
}

/** The decoded path. An encoded slash stays encoded: it is not a separator, and no file name contains one. */
function addressOf(context: Context): string {
  const { pathname } = new URL(context.req.url);
  const segments = pathname.split(/%2f|%5c/i).map((part) => decodeAddress(part) ?? part);
  return segments.join('%2f').normalize();
}

/** The app's not-found page for addresses that a visitor may have typed, plain text for all others. */
async function sendNotFound(context: Context, site: Site, address: string): Promise<Response> {
  const path = pageAddress(address);
  if (['', '.', '.html'].includes(extname(path)) && !path.startsWith('/assets/')) {
    const page = notFoundPageAt(site.map(), path);
    const response = page === undefined ? undefined : await sendPage(context, site, page, 404);
    if (response) return response;
  }
  return context.text('Not found', 404);
}

/** The not-found page of an address's folder, or of the nearest parent that has one. */
function notFoundPageAt({ pages, notFoundPages }: SiteMap, path: string): string | undefined {
  let folder = posix.dirname(path);
  const own = notFoundPages.get(folder);
  if (own !== undefined) return own;
  while (folder !== '/' && !(pages.has(folder) && notFoundPages.has(folder))) {
    folder = posix.dirname(folder);
  }
  return notFoundPages.get(folder);
}

/**
 * Sends a page with the nonce of the response. It must therefore be compressed for each response.
 * Undefined if the file has vanished since the folder was listed.
 */
async function sendPage(
  context: Context,
  site: Site,
  path: string,
  status: 200 | 404,
): Promise<Response | undefined> {
  const text = await site.readPage(path);
  if (text === undefined) return undefined;
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const content = Buffer.from(text.replaceAll(noncePlaceholder, context.get('nonce')));
  const body = await compress(content, encoding);
  return context.body(body, status, {
    ...encodingHeaders(encoding),
    'cache-control': 'no-cache',
    'content-length': String(body.byteLength),
    'content-type': 'text/html; charset=utf-8',
  });
}
