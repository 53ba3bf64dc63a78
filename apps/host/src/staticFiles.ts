import { Hono, type Context } from 'hono';
import { readFile } from 'node:fs/promises';
import { extname, posix } from 'node:path';
import { chooseEncoding, compress, encodingHeaders } from './compression.ts';
import { decodeAddress, methodNotAllowed } from './requestGuard.ts';
import { sendFile } from './sendFile.ts';
import { mapSite, pageAddress, type SiteMap } from './siteMap.ts';

/** What the build leaves in a page wherever the nonce of the response belongs. */
const noncePlaceholder = '__CSP_NONCE__';
const hashedFilesCache = 'public, max-age=31536000, immutable';

/**
 * Serves a built app. Its folder is listed once, and only what was listed is ever opened, so that no address
 * reaches a file outside of it. Throws an error that says so when the folder holds no built app.
 */
export async function staticFiles(root: string): Promise<Hono> {
  const site = await mapSite(root);
  const route = new Hono();
  route.get('*', async (context) => {
    const address = addressOf(context);
    const page = site.pages.get(pageAddress(address));
    const file = site.files.get(address);
    const cacheControl = address.startsWith('/assets/') ? hashedFilesCache : 'no-cache';
    return (
      (page === undefined ? undefined : await sendPage(context, page, 200)) ??
      (file && (await sendFile(context, file, cacheControl))) ??
      sendNotFound(context, site, address)
    );
  });
  route.all('*', (context) => methodNotAllowed(context));
  return route;
}

/** The decoded path. An encoded slash stays encoded: it is no separator, and no file's name has one. */
function addressOf(context: Context): string {
  const { pathname } = new URL(context.req.url);
  const segments = pathname.split(/%2f|%5c/i).map((part) => decodeAddress(part) ?? part);
  return segments.join('%2f').normalize();
}

/** A page of the app for an address a visitor may have typed, a plain line for anything else. */
async function sendNotFound(context: Context, site: SiteMap, address: string): Promise<Response> {
  const path = pageAddress(address);
  if (extname(path) === '' && !path.startsWith('/assets/')) {
    const page = site.notFoundPages.get(posix.dirname(path)) ?? site.notFoundPages.get('/');
    const response = page === undefined ? undefined : await sendPage(context, page, 404);
    if (response) return response;
  }
  return context.text('Not found', 404);
}

/**
 * A page with a fresh nonce; it is never stale, and so compressed anew for every response.
 * Undefined when the file has vanished since the folder was listed.
 */
async function sendPage(
  context: Context,
  file: string,
  status: 200 | 404,
): Promise<Response | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const content = Buffer.from(html.replaceAll(noncePlaceholder, context.get('nonce')));
  const body = await compress(content, encoding);
  return context.body(body, status, {
    ...encodingHeaders(encoding),
    'cache-control': 'no-cache',
    'content-length': String(body.byteLength),
    'content-type': 'text/html; charset=utf-8',
  });
}
